"use client";

import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useServerDay } from "@/components/forms/use-server-day";
import { lazyPart } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { TabPanel } from "@/components/ui/tab-panel";
import { whenIdle } from "@/lib/browser/when-idle";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import type { Keeping } from "@/lib/drafts/draft-store";
import type { LawRule } from "@/lib/law/rules";
import type { LenderAbroad } from "@/lib/lenders/abroad";
import { t } from "@/lib/messages/text";
import type { PlanDraft, PlanKey } from "@/lib/money-plan/draft";
import { type Aside, moved } from "@/lib/money-plan/moved";
import type { PlanCountry } from "@/lib/money-plan/plan-country";
import { readDraft } from "@/lib/money-plan/read-draft";
import { idOf, PlanForm } from "./plan-form";
import { usePlan } from "./use-plan";

// What the plan comes to is fetched while it is typed; the boxes do not wait for it.
const loadResult = () => import("./plan-result");
const Result = lazyPart(async () => (await loadResult()).PlanResult, SectionLoadError);

/**
 * From the admission letter to the money: typed on one side, the plan beside it, all in the browser and in the address.
 * @param day YYYY-MM-DD on which the page was made, until the server has told today's
 */
export function PlanDesk({
  countries,
  rules,
  lenders,
  day: madeOn,
  children,
}: {
  countries: readonly PlanCountry[];
  rules: readonly LawRule[];
  lenders: readonly LenderAbroad[];
  day: string;
  children: ReactNode;
}) {
  const { draft, keeping, aside, choose, replace, write } = usePlan();
  const movedAside = useRef<Aside>(new Map());
  const [left, setLeft] = useState<ReadonlySet<PlanKey>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const today = useServerDay() || madeOn;
  useEffect(() => whenIdle(() => void loadResult().catch(() => {})), []);

  const country = countries.find(({ code }) => code === draft.country) ?? null;
  const read = readDraft(draft, country, today);
  const isAsked = attempt > 0;
  const saysOf = (key: PlanKey) =>
    read.problems[key] ?? (isAsked && read.missing.includes(key) ? missingWords(key) : undefined);
  const errorOf = (key: PlanKey) => (isAsked || left.has(key) ? saysOf(key) : undefined);
  const errors = [...new Set([...read.missing, ...(Object.keys(read.problems) as PlanKey[])])].flatMap((key) => {
    const message = saysOf(key);
    return message ? [{ id: idOf(key), message }] : [];
  });

  function change(key: PlanKey, text: string) {
    if (key !== "country" && key !== "currency") return replace((old) => ({ ...old, [key]: text }));
    const currencyOf = (of: PlanDraft) =>
      countries.find(({ code }) => code === of.country)?.currency ?? of.currency ?? null;
    const next = moved(draft, { [key]: text }, { aside: movedAside.current, currencyOf });
    movedAside.current = next.aside;
    replace(next.draft);
  }

  function show() {
    if (!read.plan) return setAttempt((old) => old + 1);
    setAttempt(0);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] print:block">
      <div className="no-print">
        <Intro keeping={keeping} />
        {aside && <KeptPlan country={countries.find(({ code }) => code === aside.country)?.name} onChoose={choose} />}
        <TabPanel label={t("moneyPlan.typed", "Your plan")} as="h2">
          <PlanForm
            read={read}
            country={country}
            countries={countries}
            errorOf={errorOf}
            errors={errors}
            attempt={attempt}
            onChange={change}
            onLeave={(key) => setLeft((old) => new Set(old).add(key))}
            onShow={show}
          />
          {Object.keys(draft).length > 0 && (
            <Empty
              onEmpty={() => {
                replace({});
                setLeft(new Set());
                setAttempt(0);
              }}
            />
          )}
        </TabPanel>
      </div>
      <div className="min-w-0">
        <section aria-labelledby="plan-result">
          <h2 id="plan-result" ref={heading} tabIndex={-1} className="no-print scroll-mt-20">
            {t("moneyPlan.result", "What it comes to")}
          </h2>
          {read.plan ? (
            <Suspense fallback={<p className="mt-3">{t("moneyPlan.working", "Working it out …")}</p>}>
              <Result
                read={{ ...read, plan: read.plan }}
                country={country}
                rules={rules}
                lenders={lenders}
                today={today}
                onChange={change}
                onWrite={write}
              />
            </Suspense>
          ) : (
            <p role="status" className="no-print mt-3 max-w-[62ch] text-ink-2">
              {read.missing.length > 0
                ? t(
                    "moneyPlan.notYet",
                    "Choose the country, and write the rate, the first day and the fees. Then the plan shows here, and changes with each answer.",
                  )
                : t("moneyPlan.mendFirst", "One answer cannot be as it stands. Mend it, and the plan is back.")}
            </p>
          )}
        </section>
        <div className="no-print mt-10">{children}</div>
      </div>
    </div>
  );
}

function missingWords(key: PlanKey): string | undefined {
  const words: Partial<Record<PlanKey, string>> = {
    country: t("moneyPlan.noCountry", "Choose the country"),
    currency: t("moneyPlan.noCurrency", "Choose the money of that country"),
    rate: t("countries.noRate", "Write how many rupees, such as 95 or 95.50"),
    start: t("moneyPlan.noStart", "Write the first day of the course"),
    living: t("moneyPlan.noLiving", "Write what living costs in a year: no figure is told here"),
    tuition: t("moneyPlan.noTuition", "Write the fees of a year, or the cost of living"),
  };
  return words[key];
}

/** Another plan is kept on this device: which of the two stays is the reader's to say. */
function KeptPlan({ country, onChoose }: { country: string | undefined; onChoose: (takesKept: boolean) => void }) {
  return (
    <section className="mb-4 rounded-md bg-peacock-soft p-4 text-sm" aria-labelledby="plan-kept">
      <h2 id="plan-kept" className="text-base">
        {country
          ? t("moneyPlan.keptOf", "This device keeps another plan, for {{country}}", { country })
          : t("moneyPlan.kept", "This device keeps another plan")}
      </h2>
      <p className="mt-1">
        {t("moneyPlan.keptText", "It stays as it is until you choose. What you type now stands in the address alone.")}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => onChoose(true)}>
          {t("moneyPlan.takeKept", "Open the kept plan")}
        </Button>
        <Button variant="plain" onClick={() => onChoose(false)}>
          {t("moneyPlan.keepThis", "Keep this one instead")}
        </Button>
      </div>
    </section>
  );
}

function Intro({ keeping }: { keeping: Keeping }) {
  return (
    <div className="mt-2 mb-4 grid max-w-[60ch] gap-2 text-sm text-ink-2">
      <p>
        {t("moneyPlan.intro", "What the study costs in rupees, who pays, what is missing, and by which day. No login.")}
      </p>
      {/* As high whatever the device keeps: that is known only when the page works. */}
      <p className="min-h-[5lh]">
        {keeping === "on"
          ? t(
              "moneyPlan.keptHere",
              "We keep nothing of it. The plan stands in the address of this page, and on this device for {{days}} days. Who opens that address asks our server for it: the sums go along, and we do not write them down.",
              { days: DRAFT_DAYS },
            )
          : t(
              "moneyPlan.notKept",
              "We keep nothing of it, and neither does this device. The plan stands in the address of this page. Who opens that address asks our server for it: the sums go along, and we do not write them down.",
            )}
      </p>
    </div>
  );
}

function Empty({ onEmpty }: { onEmpty: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <div className="mt-3">
      <Button variant="plain" size="sm" onClick={() => setAsks(true)}>
        {t("moneyPlan.empty", "Empty the plan")}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t("moneyPlan.emptyTitle", "Empty the plan?")}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          onEmpty();
        }}
      >
        {t("moneyPlan.emptyText", "What you typed is deleted from this device and from the address.")}
      </ConfirmDialog>
    </div>
  );
}
