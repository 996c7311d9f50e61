/**
 * Schemes of one outcome that the call gives at first, and with each press on "more"; and at most. Apart from the
 * engine, so that the page's first load does without that.
 */
export const MOST_FOUND = { first: 20, last: 200 };
