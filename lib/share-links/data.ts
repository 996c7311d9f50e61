import "server-only";
import { db } from "@/lib/db";
import type { DeskPurpose, Pass, PassKind } from "@/lib/generated/prisma/client";
import { MAX_CODE_TRIES } from "@/lib/session/link-session";
import type { SessionUser } from "@/lib/session/session-user";

export type ShareLinkState = "open" | "over" | "stopped" | "locked";

/** What passes/read answers: every link that the student made, newest first, and who opened the file. */
export async function shareLinksOf(user: SessionUser) {
  const [form, links, openings] = await Promise.all([
    db.loanForm.findUnique({ where: { userId: user.id }, select: { complete: true } }),
    db.pass.findMany({ where: { userId: user.id }, orderBy: { createdAt: "desc" } }),
    openingsOf(user),
  ]);
  return {
    /** No link can be made before the submit. */
    isSubmitted: form?.complete ?? false,
    passes: links.map((link) => ({
      id: link.id,
      caseId: link.caseId!,
      name: link.name,
      parts: link.parts,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      openedAt: link.openedAt?.toISOString() ?? null,
      wrongCodes: link.tries,
      state: stateOf(link, new Date()),
    })),
    openings,
  };
}

function stateOf({ revokedAt, expiresAt, tries }: Pass, now: Date): ShareLinkState {
  if (revokedAt) return "stopped";
  if (tries >= MAX_CODE_TRIES) return "locked";
  return expiresAt <= now ? "over" : "open";
}

type Opened = "entered" | "application" | "paper" | "allPapers";
const OPENED: Record<string, Opened> = {
  "pass.opened": "entered",
  "desk.opened": "entered",
  "pack.viewed": "application",
  "file.viewed": "paper",
  "pack.downloaded": "allPapers",
};
type Opening = {
  at: Date;
  kind: string;
  name: string;
  by: PassKind;
  caseId: string | null;
  file: string | null;
  purpose: DeskPurpose | null;
};

const MOST_OPENINGS = 500;

/** Every look at the student's file by anybody else, newest first. */
async function openingsOf(user: SessionUser) {
  const rows = await db.$queryRaw<Opening[]>`
    SELECT e.at, e.kind, p.name, p.kind::text AS by, p."caseId", s.name AS file,
      e.detail ->> 'purpose' AS purpose
    FROM "Event" e JOIN "Pass" p ON p.id = (e.detail ->> 'pass')::uuid
    LEFT JOIN "StoredFile" s ON s.id = e.detail ->> 'file'
    WHERE e."userId" = ${user.id}::uuid AND e.kind = ANY(${Object.keys(OPENED)})
    ORDER BY e.id DESC LIMIT ${MOST_OPENINGS}`;
  return rows.map(({ at, kind, ...row }) => ({ ...row, at: at.toISOString(), what: OPENED[kind]! }));
}

export type LoadedShareLinks = Awaited<ReturnType<typeof shareLinksOf>>;
export type LoadedShareLink = LoadedShareLinks["passes"][number];
export type LoadedOpening = LoadedShareLinks["openings"][number];
