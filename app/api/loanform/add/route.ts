import { route } from "@/lib/http/route";
import { saveSection, submitApplication } from "@/lib/loan-form/mutations";
import { saveBody } from "@/lib/loan-form/schema";
import { ifMatch } from "@/lib/loan-form/version";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: saveBody },
  async ({ request, user, body }) => {
    if ("complete" in body) {
      await submitApplication(user);
      return { message: "Your Loan Application Has Been Submitted Successfully." };
    }
    await saveSection(user, body.key, body.value, ifMatch(request.headers));
    return { message: "Saved" };
  },
);
