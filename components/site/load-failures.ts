/** What is said of something that could not be loaded (SPEC section 8): the server answered, or nothing did. */
export const SERVER_FAILED = "Failed to load data. Please try again later.";
export const NO_ANSWER = "Network error. Please check your internet connection or server.";
