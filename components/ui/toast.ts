import { toast } from "sonner";

/** How long a success stays, in milliseconds (SPEC section 9). */
const TOAST_MS = 5000;

// The text is the id, so saying the same thing twice shows it once.

/** Says that something worked; goes away after 5 seconds. */
export function success(message: string): void {
  toast.success(message, { id: message, duration: TOAST_MS });
}

/** Says that something failed; stays until it is closed. The same text should also stand beside what failed. */
export function failure(message: string): void {
  toast.error(message, { id: message, duration: Infinity, closeButton: true });
}

/** Takes every message away, for instance when a form is sent again. */
export function clearToasts(): void {
  toast.dismiss();
}
