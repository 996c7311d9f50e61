import { route } from "@/lib/http/route";
import { readingFor } from "@/lib/papers/read/serve";
import { UPLOAD_FOR, uploaded } from "@/lib/uploads/policy";
import { summary } from "@/lib/uploads/server/data";
import { acceptUpload } from "@/lib/uploads/server/mutations";

// By student alone (UPLOADS_PER_STUDENT): who has no session is refused before anything is read.
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student" },
  async ({ request, user }) => {
    const reading = readingFor(user, request.headers.get(UPLOAD_FOR));
    const file = await acceptUpload(user, request, {}, reading?.look);
    return { message: uploaded(), data: { ...summary(file), ...(reading && { reading: reading.findings() }) } };
  },
);
