"use client";

import { LoadFailed } from "@/components/dashboard/load-failed";
import { Link } from "@/components/ui/link";
import { useCall } from "@/lib/browser/use-call";
import type { StaffCounts } from "@/lib/back-office/data";
import { plural, t } from "@/lib/messages/text";
import { backOfficeRoutes } from "@/lib/addresses/more-routes";
import { callBackOffice } from "./call-back-office";
import { BackOfficeLoading } from "./back-office-frame";

const read = () => callBackOffice<StaffCounts>("counts");

export function HomePage() {
  const call = useCall(read);
  if (call.state === "loading") return <BackOfficeLoading />;
  if (call.state === "failed") return <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />;
  const { calls, files, oldestDays, papers, cases } = call.data;
  const rows = [
    {
      href: backOfficeRoutes.calls,
      name: t("desk.calls", "Calls"),
      text: plural("desk.callsWait", calls, {
        one: "1 person waits for a call",
        other: "{{count}} people wait for a call",
      }),
    },
    {
      href: backOfficeRoutes.files,
      name: t("desk.files", "Files"),
      text: [
        plural("desk.filesWait", files, { one: "1 file waits", other: "{{count}} files wait" }),
        files > 0 &&
          plural("desk.oldest", oldestDays, { one: "the oldest for 1 day", other: "the oldest for {{count}} days" }),
        plural("desk.papersUnchecked", papers, {
          one: "1 paper not looked at",
          other: "{{count}} papers not looked at",
        }),
      ]
        .filter(Boolean)
        .join(" · "),
    },
    {
      href: backOfficeRoutes.cases,
      name: t("desk.cases", "Cases"),
      text: plural("desk.casesWait", cases, { one: "1 case waits on us", other: "{{count}} cases wait on us" }),
    },
  ];
  return (
    <>
      <h1 className="text-h2">{t("desk.today", "What waits")}</h1>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {rows.map(({ href, name, text }) => (
          <li key={href} className="card">
            <Link href={href} className="link text-h4 font-bold">
              {name}
            </Link>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
