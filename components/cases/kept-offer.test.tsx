import { renderToStaticMarkup } from "react-dom/server";
import { NOTHING_TYPED, readOffer, type TypedOffer, typedFrom } from "@/components/offers/typed-offer";
import type { CaseStep } from "@/lib/cases/kinds";
import { figuresOf, type SanctionFigures } from "@/lib/cases/offers";
import type { Keeping } from "@/lib/drafts/draft-store";
import type { KeptVersion } from "@/lib/kept-offers/data";
import { sanctionIn } from "@/lib/kept-offers/sanction";
import type { Offer } from "@/lib/offers/offer";
import { example } from "@/lib/offers/testing";
import { standingCopy } from "./copied-version";
import { KeepTyped } from "./keep-offer";
import { keepQuestion } from "./keep-question";
import { KeptOfferView } from "./kept-offer-view";
import type { OfCase } from "./kept-sanction";
import { openLinksOf } from "./open-links";

const TODAY = "2026-11-28";
const OFFER = example("E4");
const version = (number: number, offer: Offer = OFFER, letter: KeptVersion["letter"] = null): KeptVersion => ({
  ...{ id: `v${number}`, version: number, keptAt: `2026-11-${20 + number}T06:30:00.000Z`, offer, letter },
});
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");
const nothing = async () => {};

function view(
  versions: KeptVersion[],
  {
    others = [],
    sanction = null,
    standing = { own: null, least: sanction?.happenedOn ?? null },
    step = "chosen",
  }: {
    others?: { caseId: string; lenderName: string; offer: Offer }[];
    sanction?: SanctionFigures | null;
    standing?: OfCase["standing"];
    step?: CaseStep;
  } = {},
) {
  return renderToStaticMarkup(
    <KeptOfferView
      kept={{ versions, others, rules: [], today: TODAY, published: null, loans: [] }}
      newest={versions[0]!}
      of={{ caseId: "DK-1", lender: "Surat Nagrik Bank", wanted: 2_500_000, sanction, standing, step }}
      onTakeBack={nothing}
      onSanctioned={nothing}
    />,
  );
}
function keep(
  offers: readonly TypedOffer[],
  versions: KeptVersion[] = [],
  { isRead = true, keeping = "on" }: { isRead?: boolean; keeping?: Keeping } = {},
) {
  const device = { offers, isRead, keeping, add: () => null };
  const at = { caseId: "DK-1", lender: "Surat Nagrik Bank", openLinks: 0, today: TODAY, onKept: nothing };
  return renderToStaticMarkup(<KeepTyped {...at} versions={versions} device={device} />);
}
const copyButton = (html: string) => /<button[^>]*>(?:(?!<\/button>).)*Copy version/.exec(html)![0];
const places = (...typed: TypedOffer[]) => [...typed, ...Array.from({ length: 4 - typed.length }, () => NOTHING_TYPED)];

describe("a kept offer", () => {
  test("shows the verdict line of what it says now, and that nobody checked it with the lender", () => {
    const said = words(view([version(1)]));
    expect(said).toMatch(/\d+ fit, \d+ (does|do) not fit, \d+ cannot be seen/);
    expect(said).toContain("not checked with the lender");
    const worse = words(view([version(1, { ...OFFER, totalToPay: 9_000_000 })]));
    expect(worse.match(/(\d+) (?:does|do) not fit/)![1]).not.toBe(said.match(/(\d+) (?:does|do) not fit/)![1]);
  });

  test("shows each version with its letter, what it changed, and a way to take it back", () => {
    const letter = { url: "/api/files/a", name: "letter.pdf", size: 5, mime: "application/pdf" };
    const html = view([version(2, { ...OFFER, proposalNumber: "NEW-2" }, letter), version(1)]);
    const said = words(html);
    for (const text of ["Version 2, kept on 22 Nov 2026", "Version 1, kept on 21 Nov 2026", "letter.pdf"])
      expect(said).toContain(text);
    expect(said).toContain("Changed since version 1:");
    expect(said).toContain(`${String(OFFER.proposalNumber)}, now NEW-2`);
    expect(said.match(/Take version \d back/g)).toEqual(["Take version 2 back", "Take version 1 back"]);
    expect(said).not.toContain("It says the same as");
    expect(words(view([version(2), version(1)]))).toContain("It says the same as version 1.");
  });

  test("stands side by side with up to three others", () => {
    const others = ["A", "B", "C", "D"].map((name) => ({ caseId: name, lenderName: `Bank ${name}`, offer: OFFER }));
    const html = view([version(1)], { others });
    const columns = [...html.matchAll(/<th scope="col" class="min-w[^>]*>([^<]*)</g)].map(([, name]) => name);
    expect(columns).toEqual(["Surat Nagrik Bank", "Bank A", "Bank B", "Bank C"]);
    expect(html).toMatch(/<input[^>]*id="beside-D"[^>]*disabled/);
    expect(html).not.toMatch(/<input[^>]*id="beside-A"[^>]*disabled/);
    expect(words(view([version(1)]))).toContain("Once you keep an offer at another lender too");
  });

  test("is written down as sanctioned with its own figures, once", () => {
    const said = words(view([version(1)]));
    expect(said).toContain("Write down that it is sanctioned");
    const { day: _, ...figures } = sanctionIn(OFFER);
    const sanction = figuresOf(
      { ...figures, id: 9, note: "By phone", conditions: "Valuation of the flat", happenedOn: TODAY },
      { wanted: 2_500_000, today: TODAY },
    );
    const written = words(view([version(1)], { sanction }));
    expect(written).toContain("written down as sanctioned, with these very figures");
    expect(written).not.toContain("Write down that it is sanctioned");
    const other = { ...sanction, rate: 1 };
    const again = words(view([version(1)], { sanction: other, standing: { own: { id: 9, file: null }, least: null } }));
    expect(again).toContain("Write down that it is sanctioned");
    expect(again).toContain("Valuation of the flat");
  });

  test("takes the place of the student's own line with the letter's day, and of no newer line of another's", () => {
    const { day: _, ...figures } = sanctionIn(OFFER);
    const line = { ...figures, id: 9, rate: 1, note: "By phone", conditions: "Valuation", happenedOn: TODAY };
    const sanction = figuresOf(line, { wanted: 2_500_000, today: TODAY });
    const paper = version(1, { ...OFFER, letterDate: "2026-11-25" });
    const standing = { own: { id: 9, file: null }, least: null };
    const html = view([paper], { sanction, standing });
    expect(words(html)).toContain("Write down that it is sanctioned");
    expect(html).toMatch(/<input[^>]*value="25"/);
    expect(words(html)).not.toContain("stands, which is newer");
    const sameFigures = figuresOf({ ...line, ...figures }, { wanted: 2_500_000, today: TODAY });
    expect(words(view([paper], { sanction: sameFigures, standing }))).toContain("Write down that it is sanctioned");
    const others = words(view([paper], { sanction }));
    expect(others).toContain("The letter of this offer is of 25 Nov 2026. A sanction of 28 Nov 2026 stands");
    expect(others).not.toContain("Write down that it is sanctioned");
    const undated = view([version(1, { ...OFFER, letterDate: "absent" })], { sanction });
    expect(undated).not.toMatch(/<input[^>]*value="28"/);
    expect(words(undated)).toContain("Write down that it is sanctioned");
  });

  test("opens no case again by that line, and says what a line has no place for", () => {
    for (const step of ["accepted", "paidOut", "declined", "withdrawn"] as const)
      expect(words(view([version(1)], { step }))).not.toContain("Write down that it is sanctioned");
    const dollars = words(view([version(1, { ...OFFER, currency: "USD", rate: 9.125 })]));
    expect(dollars).toContain("a line keeps rupees alone");
    expect(dollars).toContain("Its rate is left out");
  });
});

describe("keeping an offer", () => {
  test("leads to the offer check where none is typed on this device", () => {
    const html = keep(places());
    expect(html).toContain('href="/tools/loan-offer"');
    expect(words(html)).toContain("Keep their offer here");
    expect(words(html)).not.toContain("Keep this offer here");
  });

  test("takes each that is typed, and none with an answer that cannot be", () => {
    const bad = typedFrom({ ...OFFER, lenderName: "Bad Bank", instalment: 90_000_000 });
    const said = words(keep(places(typedFrom(OFFER), bad)));
    expect(said.match(/Keep this offer here/g)).toHaveLength(1);
    expect(said).toContain(String(OFFER.lenderName));
    expect(said).toMatch(/Bad Bank An answer in it cannot be as it stands/);
    expect(said).toContain("The letter or statement itself");
  });

  test("is not offered again for what is kept already", () => {
    const { offer } = readOffer(typedFrom(OFFER), TODAY);
    const said = words(keep(places(typedFrom(OFFER), typedFrom({ ...OFFER, rate: 9.1 })), [version(2, offer)]));
    expect(said).toContain("It is kept here as version 2.");
    expect(said.match(/Keep this offer here/g)).toHaveLength(1);
  });

  test("is not offered as a new one for an older version that is still typed", () => {
    const { offer } = readOffer(typedFrom(OFFER), TODAY);
    const said = words(keep(places(typedFrom(OFFER)), [version(2, { ...offer, rate: 9.1 }), version(1, offer)]));
    expect(said).toContain("It is kept here as version 1.");
    expect(said).not.toContain("Keep this offer here");
  });

  test("a kept one can be copied to the offer check, while a place is free there", () => {
    expect(copyButton(keep(places(), [version(3)]))).not.toContain("disabled");
    const full = keep(
      [1, 2, 3, 4].map(() => typedFrom(OFFER)),
      [version(3)],
    );
    expect(copyButton(full)).toContain("disabled");
    expect(words(full)).toContain("All places of the offer check are taken");
  });

  test("a copy made once counts for its version alone, and while it stands there", () => {
    const copied = { version: 2, place: 1 };
    const offers = places(NOTHING_TYPED, typedFrom(OFFER));
    expect(standingCopy(copied, 2, offers)).toEqual(copied);
    expect([standingCopy(null, 2, offers), standingCopy(copied, 3, offers)]).toEqual([null, null]);
    expect(standingCopy(copied, 2, places())).toBeNull();
  });

  test("nothing is copied before the device has told what it holds, and one that keeps nothing says so", () => {
    const unread = keep(places(typedFrom(OFFER)), [version(3)], { isRead: false });
    expect(copyButton(unread)).toContain(`aria-disabled="true"`);
    expect(unread).toMatch(/<button[^>]*disabled(?:(?!<\/button>).)*Keep this offer here/);
    const said = "This device keeps nothing that is typed";
    expect(words(keep(places()))).not.toContain(said);
    for (const keeping of ["shared", "unavailable"] as const)
      expect(words(keep(places(), [], { keeping }))).toContain(said);
  });

  test("is asked about where the paper names another lender, and where somebody can read it at once", () => {
    const about = (lenderName: Offer["lenderName"], openLinks: number | null = 0) =>
      keepQuestion({ ...OFFER, lenderName }, "Surat Nagrik Bank", openLinks);
    for (const name of ["Surat Nagrik Bank Ltd", "SNB"]) expect(about(name)).toBeNull();
    for (const name of ["absent", "unread", null] as const)
      expect(about(name)!.title).toBe("You typed no name of a lender. Keep it at Surat Nagrik Bank?");
    expect(about("Avanse")).toMatchObject({ title: "The paper names Avanse. Keep it at Surat Nagrik Bank?" });
    expect(about("Surat Nagrik Bank", 1)!.text).toContain("Its officer can read this at once");
    expect(about("Avanse", 1)!.text).toContain("Its officer can read this at once");
  });

  test("is asked about while the open links are not known, without saying that nobody sees it", () => {
    for (const lenderName of ["Surat Nagrik Bank", "Avanse"]) {
      const { text } = keepQuestion({ ...OFFER, lenderName }, "Surat Nagrik Bank", null)!;
      expect(text).toContain("its officer can read this at once");
      expect(text).not.toContain("Nobody");
    }
  });
});

test("links that are open are counted once they are known, by the part that they give", () => {
  const link = (caseId: string, state: string, parts: string[]) => ({ caseId, state, parts });
  const passes = [
    link("DK-1", "open", ["form", "offer"]),
    link("DK-1", "open", ["form"]),
    link("DK-1", "over", ["offer"]),
    link("DK-2", "open", ["offer"]),
  ];
  const ready = { state: "ready", data: { passes } } as unknown as Parameters<typeof openLinksOf>[0];
  expect([openLinksOf(ready, "DK-1"), openLinksOf(ready, "DK-1", "offer")]).toEqual([2, 1]);
  for (const links of [{ state: "loading" }, { state: "failed", offline: true }] as const)
    expect(openLinksOf(links, "DK-1", "offer")).toBeNull();
});
