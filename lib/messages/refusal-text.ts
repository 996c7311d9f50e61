import { byKey } from "./text";

/** What a refusal (lib/http/codes.ts) says to the person; the server's own sentence is the English one. */
export const refusalText = (code: string | undefined, english: string) =>
  // The sentence of wrong answers is the first answer's, which the server says in the language of the call.
  code && code !== "answersInvalid" ? byKey(`refusals.${code}`, english) : english;
