/** Id of a document slot on its page, by the answer's path: what a link to the very slot ends in. */
export const slotId = (path: string) => `doc-${path}`;
