import { byKey } from "./text";

export const refusalText = (code: string | undefined, english: string) =>
  // The sentence of wrong answers is the first answer's, which the server says in the language of the call.
  code && code !== "answersInvalid" ? byKey(`refusals.${code}`, english) : english;
