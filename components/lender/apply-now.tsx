import { AuthButton } from "@/components/auth/auth-button";
import { buttonClass } from "@/components/ui/button-class";

/** Opens the application to this lender; the same button in every place of the page. */
export function ApplyNow({ partner }: { partner: { _id: string; name: string } }) {
  return (
    <AuthButton
      opens="apply"
      partner={{ id: partner._id, name: partner.name }}
      className={buttonClass({ variant: "accent", block: true })}
    >
      Apply Now
    </AuthButton>
  );
}
