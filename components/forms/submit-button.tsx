import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages/text";
import { Waiting } from "./waiting";

/** The button at the end of a form and under it, in words, what it waits for. Unless told, it sends the code. */
export function SubmitButton({
  busy,
  waiting,
  variant,
  children = t("forms.sendCode", "Send OTP"),
}: {
  busy: boolean;
  waiting: ComponentProps<typeof Waiting>["for"];
  variant?: ComponentProps<typeof Button>["variant"];
  children?: ReactNode;
}) {
  return (
    <div className="grid">
      <Button type="submit" block variant={variant} busy={busy}>
        {children}
      </Button>
      <Waiting for={waiting} />
    </div>
  );
}
