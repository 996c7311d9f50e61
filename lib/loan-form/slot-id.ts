const PREFIX = "doc-";

export const slotId = (path: string) => PREFIX + path;

export const pathOfSlot = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id);
