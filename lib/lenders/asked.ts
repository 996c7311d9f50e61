/** Schemes that a page carries, all of them; where there are more, it has the first. */
export const CARRIED = 48;

/** In an address of the table: the server follows its filters and its order. */
export const SHOW = "show";
export const SERVER_PARAMETERS = ["part", SHOW] as const;
