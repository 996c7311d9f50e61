import "server-only";
import { db } from "@/lib/db";
import { openDraft } from "@/lib/account-drafts/data";
import { phoneDigits } from "@/lib/contact/phone";
import { isUuid } from "@/lib/session/uuid";
import { EMAIL, fullPhone, normalEmail, PHONE } from "@/lib/contact/validation";

type Who = { email?: string; phone?: string; id?: string; reference?: string };

/** @throws Error for what is no e-mail, phone, id or reference */
function readWho(typed: string): Who {
  const given = typed.trim();
  if (EMAIL.test(normalEmail(given))) return { email: normalEmail(given) };
  if (isUuid(given.toLowerCase())) return { id: given.toLowerCase() };
  if (/^DK-[0-9A-Z-]+$/i.test(given)) return { reference: given.toUpperCase() };
  const digits = phoneDigits(given);
  if (PHONE.test(digits)) return { phone: fullPhone(digits) };
  throw new Error(
    `"${given}" is no e-mail address, Indian mobile number, id or application number: give one of these, as the person's account has it.`,
  );
}

/** The account, and the callback requests with an e-mail or phone of the account's; null for nobody. @throws Error */
export async function findPerson(typed: string) {
  const who = readWho(typed);
  const accounts = await db.user.findMany({
    where: who.reference ? { form: { reference: who.reference } } : who,
    include: {
      form: { select: { reference: true, complete: true } },
      _count: { select: { files: true, cases: true, passes: true, consents: true, sessions: true, events: true } },
    },
  });
  if (accounts.length > 1)
    throw new Error(
      `${typed.trim()} stands on several accounts: name the right one by its phone or its id (${accounts.map(({ id }) => id).join(", ")}).`,
    );
  const account = accounts[0] ?? null;
  const phones = [who.phone, account?.phoneVerifiedAt ? account.phone : null].filter((phone) => phone != null);
  const emails = [who.email, account?.emailVerifiedAt ? account.email : null].filter((email) => email != null);
  const leads = await db.lead.findMany({
    where: { OR: [{ id: { in: who.id ? [who.id] : [] } }, { phone: { in: phones } }, { email: { in: emails } }] },
    select: { id: true, name: true, email: true, phone: true, phoneVerified: true, createdAt: true },
    orderBy: { createdAt: "asc" },
  });
  return account || leads.length > 0 ? { account, leads } : null;
}
export type FoundPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

const NO_SECRETS = { secretHash: true, shortHash: true, codeHash: true } as const;
const byId = { id: "asc" } as const;
const NAMED = { select: { name: true } } as const;

/** Every row about a person, by table; scripts/staff/person.long.test.ts holds it against the database. */
export async function rowsAbout({ account, leads }: FoundPerson) {
  const ofLeads = leads.map(({ id }) => id);
  const [Lead, LeadCall] = await Promise.all([
    db.lead.findMany({ where: { id: { in: ofLeads } }, omit: { stopHash: true }, orderBy: { createdAt: "asc" } }),
    db.leadCall.findMany({ where: { leadId: { in: ofLeads } }, include: { colleague: NAMED }, orderBy: byId }),
  ]);
  if (!account) return { Lead, LeadCall };
  const userId = account.id;
  const own = { where: { userId } };
  const cases = await db.lenderCase.findMany({ ...own, orderBy: { openedAt: "asc" } });
  const ofCases = { in: cases.map(({ id }) => id) };
  const [User, Session, LoanForm, drafts, DraftFile, KeyDate, StoredFile, FileReference, PaperCheck] =
    await Promise.all([
      db.user.findMany({ where: { id: userId } }),
      db.session.findMany({ ...own, omit: { id: true } }),
      db.loanForm.findMany(own),
      db.sectionDraft.findMany(own),
      db.draftFile.findMany(own),
      db.keyDate.findMany(own),
      db.storedFile.findMany({
        where: { ownerId: userId },
        omit: { keyId: true, driver: true, storeKey: true },
        orderBy: { createdAt: "asc" },
      }),
      db.fileReference.findMany(own),
      db.paperCheck.findMany({ ...own, include: { colleague: NAMED }, orderBy: byId }),
    ]);
  const [CaseEvent, LoanOffer, Notice, Reminder, Pass, PassVisit, DeskOpening, ConsentEvent, events] =
    await Promise.all([
      db.caseEvent.findMany({ where: { caseId: ofCases }, omit: { hash: true }, orderBy: byId }),
      db.loanOffer.findMany({ where: { caseId: ofCases }, orderBy: [{ caseId: "asc" }, { version: "asc" }] }),
      db.notice.findMany(own),
      db.reminder.findMany({ where: { event: { caseId: ofCases } }, orderBy: { writtenAt: "asc" } }),
      db.pass.findMany({ ...own, omit: NO_SECRETS, orderBy: { createdAt: "asc" } }),
      db.passVisit.findMany({ where: { pass: { userId } }, omit: { tokenHash: true }, orderBy: { createdAt: "asc" } }),
      db.deskOpening.findMany({ ...own, include: { pass: NAMED }, orderBy: byId }),
      db.consentEvent.findMany({ ...own, orderBy: byId }),
      db.event.findMany({ ...own, orderBy: byId }),
    ]);
  const SectionDraft = drafts.map((draft) => {
    const { section, version, savedAt } = draft;
    return { userId, section, version, savedAt, answers: openDraft(draft) };
  });
  const Event = events.map((event) => ({ ...event, id: Number(event.id) }));
  return {
    ...{ User, Session, LoanForm, SectionDraft, DraftFile, KeyDate, LenderCase: cases, CaseEvent, LoanOffer },
    ...{
      Notice,
      Reminder,
      Pass,
      PassVisit,
      DeskOpening,
      ConsentEvent,
      StoredFile,
      FileReference,
      PaperCheck,
      Event,
      Lead,
      LeadCall,
    },
  };
}
