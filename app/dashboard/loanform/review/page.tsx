import type { Metadata } from "next";
import { Review } from "@/components/loan-form/review";
import { reviewTitle } from "@/components/loan-form/texts";
import { Wizard } from "@/components/loan-form/wizard";

export const generateMetadata = (): Metadata => ({ title: reviewTitle() });

export default function LoanFormReviewPage() {
  return (
    <Wizard at="review">
      <Review />
    </Wizard>
  );
}
