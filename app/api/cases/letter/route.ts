import { letterFile } from "@/lib/cases/letter-file";
import { letterBody } from "@/lib/cases/schema";
import { route } from "@/lib/http/route";

/** By POST, because the letter is what the student has just written. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: letterBody },
  async ({ user, body }) => ({ data: await letterFile(user, body) }),
);
