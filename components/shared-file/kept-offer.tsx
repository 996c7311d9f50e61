import type { Elements } from "@/components/ui/elements";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import type { SharedOffer } from "@/lib/shared-file/shared-file";

/** What the student typed of this lender's own offer: no verdict, and nothing that anybody checked. */
export function KeptOffer({
  offer: { rows, keptAt },
  student,
  children,
}: {
  offer: SharedOffer;
  student: string;
  /** Its letter, where there is one. */
  children: Elements;
}) {
  return (
    <section aria-labelledby="kept-offer" className="card">
      <h2 id="kept-offer" className="text-h3">
        {t("pack.offer", "Your loan offer, as the student has it")}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {t("pack.offerTyped", "{{student}} typed it from your papers on {{date}}. Nobody checked it with you.", {
          student,
          date: formatDate(keptAt),
        })}
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
