import type { Metadata } from "next";
import type { ReactNode } from "react";
import { LoanFormProvider } from "@/components/loan-form/loan-form-context";
import { WizardCode } from "@/components/loan-form/wizard";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("dashboard.loanApplication", "Loan application") });

export default function LoanFormLayout({ children }: { children: ReactNode }) {
  return (
    <LoanFormProvider>
      <WizardCode>{children}</WizardCode>
    </LoanFormProvider>
  );
}
