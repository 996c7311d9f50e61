import { route } from "@/lib/http/route";
import { noBody } from "@/lib/loan-form/schema";
import { noteAgedTold } from "@/lib/users/mutations";

/** The dashboard shows which papers have become too old: not again for a month. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: noBody, isQuiet: true },
  async ({ user }) => {
    await noteAgedTold(user);
    return {};
  },
);
