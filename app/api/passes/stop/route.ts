import { route } from "@/lib/http/route";
import { stopPass } from "@/lib/share-links/mutations";
import { stopPassBody } from "@/lib/share-links/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: stopPassBody },
  async ({ user, body }) => {
    await stopPass(user, body);
    return {};
  },
);
