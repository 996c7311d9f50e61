import "@/tests/own-database";
import { admin, db } from "@/tests/factories/database";
import { fileIdOf } from "@/lib/uploads/policy";
import { deleteUnreferenced } from "@/lib/uploads/server/unreferenced";
import { newStaffMember } from "@/tests/factories/staff";
import { newLead } from "@/tests/factories/leads";
import { newSectionDraft } from "@/tests/factories/section-drafts";
import { newSession } from "@/tests/factories/sessions";
import { newStoredFile } from "@/tests/factories/stored-files";
import { undone } from "@/tests/factories/undone";
import { newUser } from "@/tests/factories/users";
import { removeOld } from "./mutations";

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

test("logins past the absolute limit go, whoever's they are, and those that may still be used stay", async () => {
  const [asha, ravi] = [await newUser(), await newUser()];
  const old = await Promise.all([newSession(asha.id), newSession(ravi.id)]);
  const young = await newSession(asha.id);
  await db.session.updateMany({
    where: { id: { in: old.map(({ sessionId }) => sessionId) } },
    data: { createdAt: ago(0.5) },
  });
  await db.session.update({ where: { id: young.sessionId }, data: { createdAt: ago(0.49) } });
  expect(await removeOld()).toEqual({ sessions: 2, drafts: 0, accounts: 0, leads: 0 });
  expect(await db.session.findMany({ select: { id: true } })).toEqual([{ id: young.sessionId }]);
});

test("an unsaved draft in an account goes after two weeks, and what it held is held no more", async () => {
  const { id: userId } = await newUser();
  await db.loanForm.create({ data: { userId } });
  const fileId = fileIdOf(await newStoredFile(userId))!;
  await newSectionDraft(userId, "kycDetails", {}, { savedAt: ago(14.01), files: [fileId] });
  await newSectionDraft(userId, "loanDetails", {}, { savedAt: ago(13.99) });
  expect(await deleteUnreferenced([fileId])).toEqual([]);
  expect(await removeOld()).toMatchObject({ drafts: 1 });
  expect(await db.sectionDraft.findMany({ select: { section: true } })).toEqual([{ section: "loanDetails" }]);
  expect(await deleteUnreferenced([fileId])).toEqual([fileId]);
});

test("an account that nobody proved goes after a month; one that was proved in any way stays", async () => {
  const createdAt = ago(31);
  const kept = [
    await newUser({ createdAt }),
    await newUser({ createdAt, phoneVerifiedAt: null, emailVerifiedAt: new Date() }),
    await newUser({ createdAt, phoneVerifiedAt: null, googleSub: "google-1" }),
    await newUser({ createdAt: ago(29), phoneVerifiedAt: null }),
  ];
  const gone = await newUser({ createdAt, phoneVerifiedAt: null });
  await db.event.create({ data: { kind: "account.created", userId: gone.id } });
  expect(await removeOld()).toMatchObject({ accounts: 1 });
  expect(await db.user.count({ where: { id: gone.id } })).toBe(0);
  expect(await db.user.count({ where: { id: { in: kept.map(({ id }) => id) } } })).toBe(4);
});

test("a request whose phone nobody proved goes after half a year without a call", async () => {
  const createdAt = ago(26 * 7 + 1);
  const [gone, called, proved, young] = [
    await newLead({ createdAt }),
    await newLead({ createdAt }),
    await newLead({ createdAt, phoneVerified: true }),
    await newLead({ createdAt: ago(26 * 7 - 1) }),
  ];
  const { id: colleagueId } = await newStaffMember();
  const call = (leadId: string, days: number) =>
    db.leadCall.create({ data: { leadId, outcome: "noAnswer", colleagueId, at: ago(days) } });
  await call(gone.id, 26 * 7 + 1);
  await call(called.id, 100);
  expect(await removeOld()).toMatchObject({ leads: 1 });
  const left = await db.lead.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).toSorted()).toEqual([called, proved, young].map(({ id }) => id).toSorted());
});

test("each is found by an index that holds just what became old", async () => {
  const plans = await undone(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "User" (id, name, email, phone, "phoneVerifiedAt", "createdAt", "updatedAt")
      SELECT gen_random_uuid(), 'Asha', n || '@many.example', '+9180' || (10000000 + n), now(), now() - interval '1 year', now()
      FROM generate_series(1, 5000) n`;
    await tx.$executeRaw`ANALYZE "User"`;
    // On tables as small as the others the database would read them whole.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return [
      await tx.$queryRaw<object[]>`EXPLAIN DELETE FROM "Session" WHERE "createdAt" < now() - interval '12 hours'`,
      await tx.$queryRaw<object[]>`EXPLAIN DELETE FROM "SectionDraft" WHERE "savedAt" < now() - interval '14 days'`,
      await tx.$queryRaw<object[]>`EXPLAIN DELETE FROM "User" WHERE "phoneVerifiedAt" IS NULL
        AND "emailVerifiedAt" IS NULL AND "googleSub" IS NULL AND "createdAt" < now() - interval '30 days'`,
      await tx.$queryRaw<object[]>`EXPLAIN DELETE FROM "Lead"
        WHERE NOT "phoneVerified" AND "createdAt" < now() - interval '1 year'`,
      await tx.$queryRaw<object[]>`EXPLAIN SELECT id FROM "StoredFile"
        WHERE "createdAt" >= now() - interval '17 days' AND "createdAt" < now() - interval '16 days'
          AND ("createdAt" > now() - interval '17 days' OR id > 'a') ORDER BY "createdAt", id LIMIT 200`,
      await tx.$queryRaw<object[]>`EXPLAIN DELETE FROM "RateLimit" WHERE expire < 5`,
    ];
  }, admin.db);
  expect(plans.map((plan) => JSON.stringify(plan))).toEqual([
    expect.stringContaining("Session_createdAt_idx"),
    expect.stringContaining("SectionDraft_savedAt_idx"),
    expect.stringContaining("User_unproved_idx"),
    expect.stringContaining("Lead_unproved_idx"),
    expect.stringContaining("StoredFile_createdAt_idx"),
    expect.stringContaining("RateLimit_expire_idx"),
  ]);
});
