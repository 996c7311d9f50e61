import { Check } from "lucide-react";
import { CopyButton } from "@/components/dashboard/copy-button";
import { Accordion } from "@/components/ui/accordion";
import { Link } from "@/components/ui/link";
import { formatDate, formatTime } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { documentCount, type Paper, type PaperRow, type PaperSection } from "@/lib/papers/paper";
import { site } from "@/lib/site";

/** The paper itself: what prints is this and nothing else, with a title block that says where and when it was made. */
export function PaperSheet({ paper: { title, address, madeAt, facts, notes, columns, sections } }: { paper: Paper }) {
  return (
    <div className="card grid gap-6 sm:gap-8 print:block print:border-0 print:p-0">
      <div>
        <p className="print-only font-bold text-peacock">{site.name}</p>
        <p aria-hidden className="print-only font-display text-h2 font-bold">
          {title}
        </p>
        <p className="print-only text-sm break-all">{`${formatDate(madeAt)}, ${formatTime(madeAt)}. ${address}`}</p>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-6 gap-y-3 sm:gap-x-8 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] print:mt-3 print:grid-cols-2 print:gap-y-1">
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
                <span>{`${text} `}</span>
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
      {groupsOf(sections).map(({ group, folded, tables }, index) => {
        const groupId = `paper-group-${index + 1}`;
        const drawn = tables.map(({ section, id }) => (
          <SectionTable key={id} id={id} within={group && groupId} section={section} columns={columns} />
        ));
        if (!group) return drawn;
        if (folded)
          return (
            <Accordion
              key={groupId}
              level={2}
              title={
                <span id={groupId} className="font-display text-h4 sm:text-h3">
                  {group}
                </span>
              }
              aside={<span className="text-sm font-normal text-ink-2">{countOf(tables)}</span>}
            >
              <div className="grid gap-3 text-ink sm:gap-4 print:block">{drawn}</div>
            </Accordion>
          );
        return (
          <div key={groupId} className="grid gap-3 sm:gap-4 print:block">
            <h2 id={groupId} className="text-h3 print:mt-6">
              {group}
            </h2>
            {drawn}
          </div>
        );
      })}
    </div>
  );
}

type Group = { group?: string; folded?: boolean; tables: { section: PaperSection; id: string }[] };

/** Neighbours of one group together; what belongs to none stands by itself. */
function groupsOf(sections: readonly PaperSection[]) {
  const groups: Group[] = [];
  for (const [index, section] of sections.entries()) {
    const table = { section, id: `paper-${index + 1}` };
    const last = groups.at(-1);
    if (last && last.group === section.group) last.tables.push(table);
    else groups.push({ group: section.group, folded: section.folded, tables: [table] });
  }
  return groups;
}

const countOf = (tables: Group["tables"]) =>
  documentCount(tables.reduce((count, { section }) => count + section.rows.length, 0));

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
      <Title id={id} className={group ? "text-lg sm:text-h4" : "text-h3"}>
        {title}
      </Title>
      <table
        aria-labelledby={name}
        className={`ledger table-fixed sm:mt-2 ${group ? "max-sm:not-print:[&_:is(thead,td)]:sr-only max-sm:not-print:block max-sm:not-print:[&_:is(tbody,tr,th)]:block max-sm:not-print:[&_th]:min-h-[2.8125rem]" : "max-sm:mt-2 max-sm:not-print:[&_tr]:h-[2.8125rem]"} max-sm:[&_:is(th,td)]:px-1 max-sm:[&_th]:py-2 print:[&_:is(th,td)]:px-0`}
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
      <th scope="row" className="relative font-normal">
        <span className="flex items-start gap-3">
          {listed && <Tick done={done} />}
          <span className="min-w-0 font-bold">
            {listed && href ? (
              <Link href={href} className="link after:absolute after:inset-0 print:no-underline">
                {label}
              </Link>
            ) : (
              <span>{label}</span>
            )}
            {note && <span className="block font-normal text-ink-2">{note}</span>}
            {/* Where the heading of the group says how the others stand, and there is no room for a column. */}
            {listed && done && (
              <span aria-hidden className="block text-ok sm:hidden print:hidden">
                {value}
              </span>
            )}
          </span>
        </span>
      </th>
      <td
        className={`relative break-words ${value.startsWith("₹") ? "amount" : ""} ${done ? "font-bold text-ok" : ""}`}
      >
        {!listed && href ? (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="link after:absolute after:inset-0 print:no-underline"
          >
            <span>{value}</span>
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
