import { route } from "@/lib/http/route";
import { noBody } from "@/lib/loan-form/schema";
import { shareLinksOf } from "@/lib/share-links/data";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: noBody },
  async ({ user }) => ({ data: await shareLinksOf(user) }),
);
