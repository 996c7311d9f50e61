import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { RichText } from "@/components/ui/rich-text";
import { GoogleButton } from "./google-button";

/** Under a way in by phone: Google, and the way to the other modal, whose `<button>` is marked in the text. */
export function OtherWaysIn({
  switchText,
  onSwitch,
  ...google
}: ComponentProps<typeof GoogleButton> & { switchText: string; onSwitch: () => void }) {
  return (
    <div className="mt-4 grid gap-4">
      <GoogleButton {...google} />
      <p>
        <RichText
          text={switchText}
          parts={{
            button: (words) => (
              <Button variant="plain" size="sm" onClick={onSwitch}>
                {words}
              </Button>
            ),
          }}
        />
      </p>
    </div>
  );
}
