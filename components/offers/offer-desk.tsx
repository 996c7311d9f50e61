"use client";

import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useServerDay } from "@/components/forms/use-server-day";
import { lazyPart } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Link } from "@/components/ui/link";
import { TabPanel } from "@/components/ui/tab-panel";
import { whenIdle } from "@/lib/browser/when-idle";
import { today } from "@/lib/dates/now";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import type { Keeping } from "@/lib/drafts/draft-store";
import type { LawRule } from "@/lib/law/rules";
import type { PublishedLoans } from "@/lib/lenders/published-loan";
import { plural, t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { FIRST_STEP, idOf, OfferForm } from "./offer-form";
import { OfferTabs } from "./offer-tabs";
import { answerOf, isBlank, NOTHING_TYPED, readOffer, unanswered } from "./typed-offer";
import { useKeptOffers } from "./use-kept-offers";

// The check is fetched while the statement is typed; the boxes do not wait for it.
const loadResult = () => import("./offer-result");
const Result = lazyPart(async () => (await loadResult()).OfferResult, SectionLoadError);

const FIRST_KEYS = FIRST_STEP.flatMap(({ keys }) => keys);
const SHOW_ALL = "*";
/** Until the server has told the day, no day of the paper is called one to come. */
const LAST_DAY = "9999-12-31";

/**
 * A Key Facts Statement is typed on one side and checked on the other, all in the browser: nothing of it is sent. Up to
 * four offers have a place each, and stand side by side once two are typed.
 * @param children what explains the check, below it
 */
export function OfferDesk({
  rules,
  published,
  children,
}: {
  rules: readonly LawRule[];
  published: PublishedLoans;
  children: ReactNode;
}) {
  const { offers, choices, keeping, change, choose: chooseFigure } = useKeptOffers();
  const [current, setCurrent] = useState(0);
  /** Boxes that were left, by their offer's place, and the offers whose check was asked for. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState<readonly number[]>([]);
  const day = useServerDay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => whenIdle(() => void loadResult().catch(() => {})), []);

  const typed = offers[current]!;
  const read = readOffer(typed, day || LAST_DAY);
  const isSaid = (id: string) => left.has(`${current}.${id}`) || left.has(`${current}.${SHOW_ALL}`);
  const errors = read.problems.map(({ path, message }) => ({ id: idOf(path), message }));
  const blanks = unanswered(typed, FIRST_KEYS).length;

  function leave(id: string) {
    setLeft((old) => new Set(old).add(`${current}.${id}`));
  }
  function check() {
    leave(SHOW_ALL);
    if (errors.length > 0) return setAttempt((old) => old + 1);
    flushSync(() => {
      setAttempt(0);
      setChecked((old) => [...new Set([...old, current])]);
    });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }
  function choose(place: number) {
    setCurrent(place);
    setAttempt(0);
  }
  function empty() {
    change(current, () => NOTHING_TYPED);
    setLeft((old) => new Set([...old].filter((id) => !id.startsWith(`${current}.`))));
    setChecked((old) => old.filter((place) => place !== current));
    setAttempt(0);
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] print:block">
      <div className="no-print">
        <Intro keeping={keeping} />
        <OfferTabs
          names={offers.map((offer) => answerOf(offer, "lenderName").text)}
          current={current}
          onChoose={choose}
        />
        <TabPanel label={t("offerPage.type", "Statement")} as="h2" className="mt-4">
          <OfferForm
            key={current}
            form={{
              typed,
              errorOf: (id) => (isSaid(id) ? errors.find((error) => error.id === id)?.message : undefined),
              change: (next) => change(current, next),
              leave,
            }}
            attempt={attempt}
            errors={errors}
            onCheck={check}
          />
          {!isBlank(typed) && <Empty place={current} onEmpty={empty} />}
        </TabPanel>
      </div>
      <div className="min-w-0">
        <section aria-labelledby="result">
          <h2 id="result" ref={heading} tabIndex={-1} className="no-print scroll-mt-20">
            {t("offerPage.result", "What fits, and what does not")}
          </h2>
          {checked.includes(current) && errors.length === 0 ? (
            <>
              {blanks > 0 && (
                <p className="no-print mt-3 rounded-sm bg-marigold-soft p-3 text-sm text-marigold-ink">
                  {plural("offerPage.blanks", blanks, {
                    one: "{{count}} box is blank. It counts as not looked at.",
                    other: "{{count}} boxes are blank. They count as not looked at.",
                  })}
                </p>
              )}
              <Suspense fallback={<p className="mt-3">{t("offerPage.checking", "Checking …")}</p>}>
                <Result
                  offer={read.offer}
                  others={offers.flatMap((other, place) =>
                    place === current || isBlank(other) ? [] : [{ place, ...readOffer(other, day || LAST_DAY) }],
                  )}
                  place={current}
                  rules={rules}
                  published={published}
                  choices={choices}
                  onChoose={chooseFigure}
                  day={day || today()}
                />
              </Suspense>
            </>
          ) : (
            <NotChecked isMended={!checked.includes(current)} />
          )}
        </section>
        {checked.includes(current) && errors.length === 0 && (
          <p className="no-print mt-8">
            <Link href={routes.myLenders} className="link inline-block py-1">
              {t("offerPage.keepAtLender", "Keep this offer in your account, at its lender")}
            </Link>
          </p>
        )}
        <div className="no-print mt-12">{children}</div>
      </div>
    </div>
  );
}

/** Before the check was asked for, and while an answer that cannot be holds it up. */
const NotChecked = ({ isMended }: { isMended: boolean }) => (
  <p role="status" className="no-print mt-3 max-w-[62ch] text-lg text-ink-2">
    {isMended
      ? t("offerPage.notYet", "Type the statement and press “Check this offer”. What is found shows here.")
      : t("offerPage.mendFirst", "One answer cannot be as it stands. Mend it, and the check is back.")}
  </p>
);

function Intro({ keeping }: { keeping: Keeping }) {
  return (
    <div className="mt-4 mb-6 grid max-w-[60ch] gap-3 text-ink-2">
      <p>
        {t(
          "offerPage.intro",
          "Take the Key Facts Statement (KFS) that came with your offer, and type it row by row, as it stands. It takes about 4 minutes. No login.",
        )}
      </p>
      {/* As high whatever the device keeps: that is known only when the page works. */}
      <p className="min-h-[3lh] text-sm">
        {keeping === "on"
          ? t(
              "offerPage.keptHere",
              "Nothing is sent to us. What you type stays on this device, for {{days}} days after your last change.",
              { days: DRAFT_DAYS },
            )
          : t(
              "offerPage.notKept",
              "Nothing is sent to us, and this device keeps nothing either: what you type is gone when you leave this page.",
            )}
      </p>
    </div>
  );
}

function Empty({ place, onEmpty }: { place: number; onEmpty: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <div className="mt-4">
      <Button variant="plain" size="sm" onClick={() => setAsks(true)}>
        {t("offerPage.empty", "Empty offer {{number}}", { number: place + 1 })}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t("offerPage.emptyTitle", "Empty offer {{number}}?", { number: place + 1 })}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          onEmpty();
        }}
      >
        {t("offerPage.emptyText", "What you typed into it is deleted from this device.")}
      </ConfirmDialog>
    </div>
  );
}
