import { AuthButton } from "@/components/auth/auth-button";
import { buttonClass } from "@/components/ui/button-class";

/** Opens the application to this lender; the same button in every place of the page. */
export function ApplyNow({ partnerId }: { partnerId: string }) {
  return (
    <AuthButton opens="apply" partnerId={partnerId} className={buttonClass({ variant: "accent", block: true })}>
      Apply Now
    </AuthButton>
  );
}
