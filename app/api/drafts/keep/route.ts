import { keepDrafts } from "@/lib/account-drafts/mutations";
import { keepBody } from "@/lib/account-drafts/schema";
import { route } from "@/lib/http/route";

/** Pages keep what is typed by themselves, also just before the session's idle end: that stays where it is. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: keepBody, isQuiet: true },
  async ({ user, body }) => ({ data: await keepDrafts(user, body.drafts) }),
);
