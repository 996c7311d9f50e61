import { writeEvent } from "@/lib/cases/mutations";
import { writeBody } from "@/lib/cases/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: writeBody },
  async ({ user, body }) => {
    const stoppedLinks = await writeEvent(user, body);
    return { data: { stoppedLinks } };
  },
);
