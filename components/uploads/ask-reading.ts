import { post } from "@/lib/browser/post";
import type { Findings } from "@/lib/papers/read/findings";

/**
 * What the server says of the student's own file in a slot; null where its papers are not read.
 * @param about `isRight`: what the student says of it, to be kept @throws CallError
 */
export const askReading = async (about: { url: string; slot: string; isRight?: boolean }) =>
  (await post<Findings | null>("readings/read", about)).data;
