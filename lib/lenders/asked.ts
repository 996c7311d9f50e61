/** Schemes that a page carries, all of them; where there are more, it is given the first, and a way to the others. */
export const CARRIED = 48;

/**
 * What an address of the table holds when the server is to answer it with a page made for it: a part that is not the
 * first, or SHOW, which says that its filters and its order are for the server to follow.
 */
export const SHOW = "show";
export const SERVER_PARAMETERS = ["part", SHOW] as const;
