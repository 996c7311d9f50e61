const PREFIX = "doc-";

/** The id of a document's slot on its page. */
export const slotId = (path: string) => PREFIX + path;

export const pathOfSlot = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id);
