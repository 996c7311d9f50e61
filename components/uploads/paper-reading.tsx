import type { Elements } from "@/components/ui/elements";
import { t } from "@/lib/messages/text";
import type { Findings } from "@/lib/papers/read/findings";

/** What was seen of a paper, and what lenders may say of it; `children` is what can be done about that. */
export const PaperReading = ({
  findings: { verdict, seen, words, isSaidRight },
  children,
}: {
  findings: Pick<Findings, "verdict" | "seen" | "isSaidRight"> & { words: readonly string[] };
  children?: Elements;
}) => (
  // As wide as its slot, so that a short one stands where a long one does.
  <div aria-live="polite" className="w-[100cqi] max-w-full basis-full text-sm text-ink-2">
    {seen && <p>{seen}</p>}
    {isSaidRight ? (
      <p>{t("reading.saidRight", "You said: it is right.")}</p>
    ) : (
      words.map((sentence) => (
        <p key={sentence} className={verdict === "check" ? "font-semibold text-ink" : undefined}>
          {sentence}
        </p>
      ))
    )}
    {children}
  </div>
);
