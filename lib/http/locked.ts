/** Said by every save and upload after the final submit (HTTP 409). */
export const LOCKED = "Your application has been submitted and can no longer be changed.";
