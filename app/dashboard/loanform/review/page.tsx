import { Wizard } from "@/components/loan-form/wizard";

export default function LoanFormReviewPage() {
  return <Wizard at="review" />;
}
