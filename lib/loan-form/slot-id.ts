const PREFIX = "doc-";

/** Id of a document slot on its page, by the answer's path: what a link to the very slot ends in. */
export const slotId = (path: string) => PREFIX + path;

/** The path in such an id; any other id as it is. */
export const pathOfSlot = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id);
