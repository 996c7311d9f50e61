import { route } from "@/lib/http/route";
import { updateProfile } from "@/lib/users/mutations";
import { profileSchema } from "@/lib/users/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: profileSchema },
  async ({ user, body }) => {
    await updateProfile(user, body);
    return { message: "Profile saved." };
  },
);
