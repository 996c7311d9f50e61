import { Wizard } from "@/components/loan-form/wizard";

export default function LoanFormPage() {
  return <Wizard at={null} />;
}
