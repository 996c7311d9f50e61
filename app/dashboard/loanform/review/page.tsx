import { Review } from "@/components/loan-form/review";
import { Wizard } from "@/components/loan-form/wizard";

export default function LoanFormReviewPage() {
  return (
    <Wizard at="review">
      <Review />
    </Wizard>
  );
}
