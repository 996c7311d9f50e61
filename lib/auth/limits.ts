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

/** Per sender's address. Generous: in India thousands of people share one address of a mobile network. */
export const perAddress = (call: Call): Limit[] => [{ name: `${call}-address`, points: 120, seconds: 10 * 60 }];

/**
 * Counts a call against its sender's address, unless it carries a proof, a session or the kept proof of a callback:
 * nobody who shares an address with her shuts out a person who has shown who she is. That is counted by whose it is.
 * @throws Refusal 429 with Retry-After
 */
export const takeUnlessProved = (call: Call) => async (request: NextRequest) =>
  takeSender(call, request, await proves(request));

async function proves(request: NextRequest) {
  const proof = await proofOf(request).catch(() => null);
  if (proof) return proof.identity.uid;
  // Looked up only: such a call is no use of the session, and its idle limit stays.
  const sessionId = await sessionIdOf(request);
  return sessionId && (await ownerOf(sessionId)) ? sessionId : savedProofCode(request);
}

/**
 * Counts one call, of a proved person or of an address.
 * @param uid of the identity, the session or the kept proof that the call shows, if it does
 * @throws Refusal 429 with Retry-After
 */
export async function takeSender(call: Call, request: Request, uid: string | undefined) {
  if (uid !== undefined) return takeOne({ name: `${call}-proved`, points: 30, seconds: 10 * 60 }, uid);
  for (const limit of perAddress(call)) await takeOne(limit, addressOf(request));
}

const ofEverybody = (): Limit => ({ name: "unproved", points: env.LIMIT_UNPROVED_PER_MINUTE, seconds: 60 });
/** What a network may do while all together are over their limit: a person, not somebody who tries numbers. */
const OF_NETWORK: Limit = { name: "unproved-network", points: 10, seconds: 10 * 60 };

/**
 * Counts one unproven call about a phone number: 5 an hour and 10 a day from one address. A person who mistypes stays
 * below that; somebody who tries numbers, or has codes sent to a stranger's phone, does not. From all addresses it is
 * 100 a day together, so that who knows a number cannot lock its owner out with five calls.
 *
 * All such calls of everybody have a limit a minute (a setting). While it is passed, only networks that have themselves
 * made many are refused, so that nobody is shut out by what others do. It is counted last: what was refused before uses
 * up nobody else's share.
 * @throws Refusal 429 with Retry-After
 */
export async function takePhone(call: Call, request: Request, phone: string) {
  const pair = `${addressOf(request)} ${phone}`;
  await takeOne({ name: `${call}-pair-hour`, points: 5, seconds: HOUR }, pair);
  await takeOne({ name: `${call}-pair-day`, points: 10, seconds: 24 * HOUR }, pair);
  await takeOne({ name: `${call}-phone-day`, points: 100, seconds: 24 * HOUR }, phone);
  const own = await countOne(OF_NETWORK, networkOf(request));
  const all = await countOne(ofEverybody(), "");
  if (all.isOver && own.isOver) throw tooMany(all);
}

/**
 * Counts a request for a callback from a proved phone: 10 an hour, one for each lender that somebody compares.
 * @throws Refusal 429 with Retry-After
 */
export const takeProvedLead = (phone: string) =>
  takeOne({ name: "applynow-proved-phone", points: 10, seconds: HOUR }, phone);
