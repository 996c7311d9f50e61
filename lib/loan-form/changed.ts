/** HTTP 409: nothing was written. */
export const CHANGED = "This step was saved on another device or in another tab in the meantime.";
