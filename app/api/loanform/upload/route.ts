import { route } from "@/lib/http/route";
import { summary } from "@/lib/uploads/server/data";
import { acceptUpload } from "@/lib/uploads/server/mutations";
import { uploaded } from "@/lib/uploads/policy";

// By address, before anything is read; generous, because a mobile network or a cybercafe shares one among many.
const limits = [{ name: "upload-address", points: 600, seconds: 600 }];

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", limits },
  async ({ request, user }) => ({
    message: uploaded(),
    data: summary(await acceptUpload(user, request)),
  }),
);
