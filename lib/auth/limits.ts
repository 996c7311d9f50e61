import "server-only";
import type { NextRequest } from "next/server";
import { env } from "@/lib/env";
import { addressOf, countOne, type Limit, networkOf, takeOne, tooMany } from "@/lib/http/rate-limit";
import { sessionIdOf } from "@/lib/session/session-user";
import { ownerOf } from "./data";
import { proofOf } from "./identity-token";
import { savedProofCode } from "./kept-proof";

type Call = "applynow" | "login" | "signup" | "google" | "session" | "desk";

const HOUR = 60 * 60;

/** Generous: in India thousands share one address of a mobile network. */
export const perAddress = (call: Call): Limit[] => [{ name: `${call}-address`, points: 120, seconds: 10 * 60 }];

/** Counts a call against its address, or with a proof or session against that. @throws Refusal 429 */
export const takeUnlessProved = (call: Call) => async (request: NextRequest) =>
  takeSender(call, request, await proves(request));

async function proves(request: NextRequest) {
  const proof = await proofOf(request).catch(() => null);
  if (proof) return proof.identity.uid;
  // Looked up only: the idle limit stays.
  const sessionId = await sessionIdOf(request);
  return sessionId && (await ownerOf(sessionId)) ? sessionId : savedProofCode(request);
}

/** @param uid of the identity, session or saved proof @throws Refusal 429 */
export async function takeSender(call: Call, request: Request, uid: string | undefined) {
  if (uid !== undefined) return takeOne({ name: `${call}-proved`, points: 30, seconds: 10 * 60 }, uid);
  for (const limit of perAddress(call)) await takeOne(limit, addressOf(request));
}

const ofEverybody = (): Limit => ({ name: "unproved", points: env.LIMIT_UNPROVED_PER_MINUTE, seconds: 60 });
/** A network's share while all together are over their limit. */
const OF_NETWORK: Limit = { name: "unproved-network", points: 10, seconds: 10 * 60 };

/** Counts an unproven call about a phone, per address, per number and all together each minute. @throws Refusal 429 */
export async function takePhone(call: Call, request: Request, phone: string) {
  const pair = `${addressOf(request)} ${phone}`;
  await takeOne({ name: `${call}-pair-hour`, points: 5, seconds: HOUR }, pair);
  await takeOne({ name: `${call}-pair-day`, points: 10, seconds: 24 * HOUR }, pair);
  await takeOne({ name: `${call}-phone-day`, points: 100, seconds: 24 * HOUR }, phone);
  const own = await countOne(OF_NETWORK, networkOf(request));
  const all = await countOne(ofEverybody(), "");
  if (all.isOver && own.isOver) throw tooMany(all);
}

/** 10 an hour from a proved phone. @throws Refusal 429 */
export const takeProvedLead = (phone: string) =>
  takeOne({ name: "applynow-proved-phone", points: 10, seconds: HOUR }, phone);
