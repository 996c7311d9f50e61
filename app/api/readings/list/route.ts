import { route } from "@/lib/http/route";
import { noBody } from "@/lib/loan-form/schema";
import { readFindings } from "@/lib/papers/read/data";

/** What is to be told today of each paper in the application that was looked at, and which are still to be. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: noBody },
  async ({ user }) => ({ data: await readFindings(user) }),
);
