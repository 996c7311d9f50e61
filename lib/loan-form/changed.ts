/** Said when a section was saved elsewhere since this page read it (HTTP 409); nothing was written. */
export const CHANGED = "This step was saved on another device or in another tab in the meantime.";
