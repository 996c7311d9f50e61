import { route } from "@/lib/http/route";
import { normalizedBody, day, digits } from "@/lib/http/normalize-body";
import { updateProfile } from "@/lib/users/mutations";
import { profileSchema } from "@/lib/users/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: normalizedBody(profileSchema, { loanAmount: digits, targetIntake: day }) },
  async ({ user, body }) => {
    await updateProfile(user, body);
    return { message: "Profile saved." };
  },
);
