import { perAddress, takePhone } from "@/lib/auth/limits";
import { route } from "@/lib/http/route";
import { asSent, digits } from "@/lib/http/sent";
import { signUp } from "@/lib/users/mutations";
import { normalPhone, signupSchema } from "@/lib/users/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: asSent(signupSchema, { phone: digits }), limits: perAddress("signup") },
  async ({ request, body }) => {
    await takePhone("signup", request, normalPhone(body.phone));
    const userId = await signUp(body);
    return { message: "Enter the code that was sent to your phone.", userId, data: { userId } };
  },
);
