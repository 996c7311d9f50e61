import { success } from "@/components/ui/toast";
import { markLoggedIn } from "@/lib/auth/browser-flag";
import { loggedIn } from "@/lib/auth/otp-messages";
import { goToDashboardSoon } from "@/lib/auth/session-client";
import { bindToAccount } from "@/lib/drafts/answer-store";
import { forgetOthers } from "@/lib/drafts/forget-others";

type Person = { userId: string; name: string; email: string };

/** Keeps in the browser who has logged in, and nothing more of anybody else. */
export function know(person: Person) {
  markLoggedIn(person);
  void forgetOthers(person.userId);
  bindToAccount(person.email);
}

/** The end of a login: the modal closes, and the dashboard opens. */
export function goIn(person: Person, onClose: () => void) {
  know(person);
  onClose();
  success(loggedIn());
  goToDashboardSoon();
}
