/** The number of a callback request as its sender sees it and reads it out: "1A2B-3C4D", the beginning of its id. */
export const leadReference = (id: string) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
