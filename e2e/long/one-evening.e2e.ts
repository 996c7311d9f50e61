import { expect, type Page } from "@playwright/test";
import { clickButton, dialog, typeCode } from "@/e2e/support/entry-points";
import { CHEAP_PHONE, isWritten, kill, setProcessor, slowDown, weakLine } from "@/e2e/support/phone";
import { endSessionsAtSave } from "@/e2e/support/session";
import { isPapers, STEPS, typedIn, Wizard } from "@/e2e/support/wizard";
import type { Slug } from "@/lib/loan-form/steps";
import { storedLoanForm } from "@/tests/factories/loan-forms";
import { storedFileNames } from "@/tests/factories/stored-files";
import { test } from "@/tests/fixtures";
import { pdf, picture } from "@/tests/samples/documents";

// The whole application on a cheap phone: 360×740, 1.6 Mbps with 150 ms. From an answer after which the tab dies until
// that answer stands again the processor is four times slower. In one go it is walk.e2e.ts.
test.use({ ...CHEAP_PHONE });
const SLUGS = Object.keys(STEPS) as Slug[];
const KILLS = 5;

async function submit(page: Page) {
  await expect(page.getByRole("heading", { name: "Review your answers" })).toBeVisible();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByRole("heading", { name: "Completed!" })).toBeVisible();
}

/** What the database holds at the end, but for the addresses of documents, which are counted. */
async function handedIn(studentId: string) {
  const form = await storedLoanForm(studentId);
  const stored = await storedFileNames(studentId);
  const documents = JSON.stringify(form).match(/\/api\/files\/[0-9a-f]{32}/g) ?? [];
  return { form, stored: stored.length, documents: new Set(documents).size };
}

/**
 * `again` counts the uploads whose answer was lost with the line: they may have gone up twice, and the sweep takes the
 * spare.
 */
async function expectWhole(studentId: string, again = 0) {
  const { form, stored, documents } = await handedIn(studentId);
  expect(form).toMatchObject({
    complete: true,
    generalDetails: {
      firstName: "Asha",
      permanentAddress: "12 Station Road, Adajan",
      pinCode: "395007",
      dateOfBirth: "2003-07-27",
    },
    admissionDetails: { areaOfStudy: "Public Health", educationLevel: "postgraduate" },
    loanDetails: { loanAmount: "2500000", employed: "No" },
    coApplicantDetails: [{ firstName: "Meera", phoneNumber: "9876543200", address: "12 Station Road, Adajan" }],
  });
  expect(documents).toBe(14);
  expect(stored).toBeGreaterThanOrEqual(documents);
  expect(stored).toBeLessThanOrEqual(documents + again);
}

test("a whole application with the tab killed five times, the line cut during uploads and the session ended half-way: nothing is lost", async ({
  context,
  student,
}, info) => {
  const seed = Number(process.env.E2E_SEED) || Date.now() % 1e6;
  const random = randomFrom(seed);
  const tried: string[] = [];
  const note = (what: string) => {
    tried.push(what);
  };
  let wizard = new Wizard(await context.newPage());
  let session = await weakLine(wizard.page);
  await wizard.page.goto("/dashboard/loanform");

  const typedMoments = SLUGS.flatMap((slug) => typedIn(slug).map((_, index) => `${slug} ${index}`));
  const paperMoments = (
    ["kyc", "co-applicant-kyc", "academic", "financial", "co-applicant-financial"] as const
  ).flatMap((slug) => [0, 1].map((index) => `${slug} ${index}`));
  const moments = pick([...typedMoments, ...paperMoments], KILLS, random);
  const cuts = pick(
    paperMoments.filter((moment) => !moments.has(moment)),
    2,
    random,
  );

  /** The page dies and is opened again at the same step; everything given so far must be there. */
  async function die(slug: Slug, after: string, since: number, stands: () => Promise<void>) {
    const abruptly = random() < 0.5;
    if (abruptly) {
      // No event reaches the page. A draft is on the phone half a second after the last change.
      await expect.poll(() => isWritten(wizard.page, since)).toBe(true);
      wizard = new Wizard(await kill(wizard.page));
    } else {
      await wizard.page.close({ runBeforeUnload: false });
      wizard = new Wizard(await context.newPage());
    }
    console.log(`seed ${seed}: tab ${abruptly ? "crashed" : "closed"} in ${slug} after ${after}`);
    note(`tab ${abruptly ? "crashed" : "closed at once"} in ${slug} after ${after}`);
    session = await slowDown(wizard.page);
    await wizard.page.goto("/dashboard/loanform");
    await expect(wizard.page.getByRole("heading", { level: 1, name: STEPS[slug] })).toBeVisible();
    await stands();
    await setProcessor(session, "fast");
  }

  for (const slug of SLUGS) {
    await test.step(slug, async () => {
      await wizard.isAt(slug);
      const entries = typedIn(slug);
      for (const [index, entry] of entries.entries()) {
        const isLast = moments.has(`${slug} ${index}`);
        if (isLast) await setProcessor(session, "slow");
        const since = Date.now();
        await entry.enter(wizard);
        if (isLast)
          await die(slug, entry.what, since, async () => {
            for (const done of entries.slice(0, index + 1)) await done.stands(wizard);
          });
      }
      if (isPapers(slug)) {
        const paths = await wizard.required().evaluateAll((slots) => slots.map(({ id }) => id));
        for (const [index, path] of paths.entries()) {
          const isLast = moments.has(`${slug} ${index}`);
          if (isLast) await setProcessor(session, "slow");
          const since = Date.now();
          const paper = index % 2 === 0 ? await picture(`${slug} ${path}`, "jpeg") : await pdf(`${slug} ${path}`);
          if (cuts.has(`${slug} ${index}`)) {
            await cutDuring(wizard, path, paper);
            note(`line cut while ${path} of ${slug} went up`);
          } else await wizard.giveTo(wizard.slot(path), paper);
          if (isLast) {
            await die(slug, `the upload of ${path}`, since, async () => {
              for (const done of paths.slice(0, index + 1))
                await expect(wizard.slot(done)).toHaveAttribute("data-state", "done");
            });
          }
        }
      }
      if (slug === "kyc") await endSessionsAtSave(wizard.page, student.id);
      await wizard.proceed();
      if (slug === "kyc") {
        note("session ended before the save of kyc; logged in again over the page");
        await logInAgain(wizard.page, student.digits);
      }
    });
  }
  await submit(wizard.page);
  await expectWhole(student.id, cuts.size);
  expect(tried).toHaveLength(KILLS + 3);
  const report = [
    `# One evening on a cheap phone`,
    ``,
    `Seed ${seed}. Nothing that was typed or uploaded was lost.`,
    ``,
    ...tried.map((what) => `- ${what}`),
  ].join("\n");
  await info.attach("one evening", { contentType: "text/markdown", body: report });
  info.annotations.push({ type: "seed", description: String(seed) });
});

/** The line drops while the document is on its way, and comes back a little later. */
async function cutDuring(wizard: Wizard, path: string, paper: Awaited<ReturnType<typeof pdf>>) {
  const slot = wizard.slot(path);
  const underway = wizard.page.waitForRequest("**/api/loanform/upload");
  await wizard.choose(slot, paper);
  await underway;
  await wizard.page.context().setOffline(true);
  await expect(
    wizard.page.getByText("You are offline", { exact: false }).filter({ visible: true }).first(),
  ).toBeVisible();
  await wizard.page.context().setOffline(false);
  await weakLine(wizard.page);
  const retry = slot.getByRole("button", { name: /^Retry/ });
  await expect(slot.getByText("uploaded successfully", { exact: true }).or(retry)).toBeVisible({ timeout: 120_000 });
  if (await retry.isVisible()) await retry.click();
  await expect(slot.getByText("uploaded successfully", { exact: true })).toBeVisible();
}

async function logInAgain(page: Page, digits: string) {
  await expect(page.getByRole("dialog", { name: "Please log in again" })).toBeVisible();
  await dialog(page).getByLabel("Phone number").fill(digits);
  await clickButton(page, "Send OTP");
  await typeCode(page, digits);
  await expect(dialog(page)).toHaveCount(0);
}

/** Park and Miller's generator: the same seed, the same evening. */
function randomFrom(seed: number) {
  let state = (seed % 2147483646) + 1;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

function pick<T>(from: readonly T[], count: number, random: () => number): Set<T> {
  const left = [...from];
  return new Set(Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!));
}
