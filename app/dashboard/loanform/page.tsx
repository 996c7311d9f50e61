import { Completed } from "@/components/loan-form/completed";
import { Wizard } from "@/components/loan-form/wizard";

export default function LoanFormPage() {
  return (
    <Wizard at={null}>
      <Completed />
    </Wizard>
  );
}
