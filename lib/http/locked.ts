export const LOCKED = "Your application has been submitted and can no longer be changed.";
