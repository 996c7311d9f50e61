import { LenderList, listMetadata } from "@/components/lender/lender-list";
import { firstSchemes } from "@/lib/lenders/data";

export const ensureStatic = "navigation";

export const generateMetadata = async () => listMetadata(await firstSchemes(), false);

/** An address that asks for something of the table is answered by app/(site)/asked (next.config.ts). */
export default async function LendersPage() {
  return <LenderList table={await firstSchemes()} asked="" />;
}
