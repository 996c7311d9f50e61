import { route } from "@/lib/http/route";
import { acceptLetter } from "@/lib/shared-file/mutations";
import { uploaded } from "@/lib/uploads/policy";
import { summary } from "@/lib/uploads/server/data";

/** An officer's sanction letter, to be named in a reply. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "lender" },
  async ({ request, user }) => ({ message: uploaded(), data: summary(await acceptLetter(user, request)) }),
);
