import { route } from "@/lib/http/route";
import { asSent, day, digits } from "@/lib/http/sent";
import { updateProfile } from "@/lib/users/mutations";
import { profileSchema } from "@/lib/users/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: asSent(profileSchema, { loanAmount: digits, targetIntake: day }) },
  async ({ user, body }) => {
    await updateProfile(user, body);
    return { message: "Profile saved." };
  },
);
