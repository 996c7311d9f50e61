import { Button } from "@/components/ui/button";
import { RichText } from "@/components/ui/rich-text";
import { t } from "@/lib/messages/text";

/** Over a form that begins with what was told before, with a way out for somebody else at this device. */
export function FilledIn({ onEmpty }: { onEmpty: () => void }) {
  return (
    <p className="mb-4 text-sm text-ink-2">
      <RichText
        text={t(
          "forms.filledIn",
          "What you told us before is filled in; you can change it. <empty>Not you? Empty the form</empty>",
        )}
        parts={{
          empty: (words) => (
            <Button variant="plain" size="sm" className="-mx-4" onClick={onEmpty}>
              {words}
            </Button>
          ),
        }}
      />
    </p>
  );
}
