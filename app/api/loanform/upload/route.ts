import { route } from "@/lib/http/route";
import { summary } from "@/lib/uploads/server/data";
import { acceptUpload } from "@/lib/uploads/server/mutations";
import { uploaded } from "@/lib/uploads/policy";

// By student alone (UPLOADS_PER_STUDENT): who has no session is refused before anything is read.
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student" },
  async ({ request, user }) => ({
    message: uploaded(),
    data: summary(await acceptUpload(user, request)),
  }),
);
