import { Check } from "lucide-react";
import Link from "next/link";
import { Fragment } from "react";
import { CopyButton } from "@/components/dashboard/copy-button";
import { formatDate, formatTime } from "@/lib/dates";
import { t } from "@/lib/messages/text";
import type { Paper, PaperRow, PaperSection } from "@/lib/papers/paper";
import { site } from "@/lib/site";

/** The paper itself: what prints is this and nothing else, with a title block that says where and when it was made. */
export function PaperSheet({ paper: { title, address, madeAt, facts, notes, columns, sections } }: { paper: Paper }) {
  return (
    <div className="card grid gap-8 print:block print:border-0 print:p-0">
      <div>
        <p className="print-only font-bold text-peacock">{site.name}</p>
        <p aria-hidden className="print-only font-display text-h2 font-bold">
          {title}
        </p>
        <p className="print-only text-sm break-all">
          {formatDate(madeAt)}, {formatTime(madeAt)}. {address}
        </p>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] print:mt-3 print:grid-cols-2 print:gap-y-1">
          {facts.map(({ label, value, copy }) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
                <span className="min-w-0 break-words">{value}</span>
                {copy && <CopyButton text={value} what={label} />}
              </dd>
            </div>
          ))}
        </dl>
        {notes.length > 0 && (
          <ul className="mt-4 grid gap-2">
            {notes.map(({ text, link }) => (
              <li
                key={text}
                className="rounded-sm bg-info-soft px-3 py-2 text-info print:bg-transparent print:p-0 print:font-bold print:text-ink"
              >
                {text}{" "}
                {link && (
                  <Link href={link.href} className="font-bold underline underline-offset-3 print:hidden">
                    {link.text}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {sections.map((section, index) => (
        <Fragment key={index}>
          {section.group && section.group !== sections[index - 1]?.group && (
            <h2 id={groupId(sections, section)} className="-mb-4 text-h3 print:mt-6">
              {section.group}
            </h2>
          )}
          <SectionTable
            id={`paper-${index + 1}`}
            within={section.group && groupId(sections, section)}
            section={section}
            columns={columns}
          />
        </Fragment>
      ))}
    </div>
  );
}

/** Id of the heading of a section's group. */
const groupId = (sections: readonly PaperSection[], { group }: PaperSection) =>
  `paper-group-${sections.findIndex((one) => one.group === group) + 1}`;

function SectionTable({
  id,
  within,
  section: { group, title, rows },
  columns: [first, second],
}: {
  id: string;
  /** Id of the heading of its group: the same title stands in several. */
  within?: string;
  section: PaperSection;
  columns: Paper["columns"];
}) {
  const Title = group ? "h3" : "h2";
  const name = within ? `${within} ${id}` : id;
  return (
    <section aria-labelledby={name} className="print:mt-6">
      <Title id={id} className={group ? "text-h4" : "text-h3"}>
        {title}
      </Title>
      <table
        aria-labelledby={name}
        className={`ledger mt-2 table-fixed ${group ? "max-sm:not-print:[&_thead]:sr-only" : ""} max-sm:[&_:is(th,td)]:px-1 print:[&_:is(th,td)]:px-0`}
      >
        <thead>
          <tr>
            <th scope="col" className={rows[0]?.done === undefined ? "w-2/5" : "w-[70%] md:w-3/4"}>
              {first}
            </th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row: { label, value, note, href, done } }: { row: PaperRow }) {
  const listed = done !== undefined;
  return (
    <tr>
      <th scope="row" className="font-normal">
        <span className="flex items-start gap-3">
          {listed && <Tick done={done} />}
          <span className="min-w-0 font-bold">
            {listed && href ? (
              <Link href={href} className="link print:no-underline">
                {label}
              </Link>
            ) : (
              label
            )}
            {note && <span className="block font-normal text-ink-2">{note}</span>}
          </span>
        </span>
      </th>
      <td className={`break-words ${value.startsWith("₹") ? "amount" : ""} ${done ? "font-bold text-ok" : ""}`}>
        {!listed && href ? (
          <a href={href} target="_blank" rel="noopener noreferrer" className="link print:no-underline">
            {value}
            <span className="sr-only"> {t("ui.newTab", "(opens in a new tab)")}</span>
          </a>
        ) : (
          value
        )}
      </td>
    </tr>
  );
}

/** Drawn for the eye; the status beside it says the same in words. */
function Tick({ done }: { done: boolean }) {
  return (
    <span
      aria-hidden
      className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-xs border-2 ${done ? "border-ok text-ok" : "border-edge"}`}
    >
      {done && <Check size={14} strokeWidth={4} />}
    </span>
  );
}
