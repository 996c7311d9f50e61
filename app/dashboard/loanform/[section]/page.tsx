import { notFound } from "next/navigation";
import { Wizard } from "@/components/loan-form/wizard";
import { SECTIONS } from "@/lib/loan-form/registry";
import { sectionAt } from "@/lib/loan-form/steps";

export const generateStaticParams = () => SECTIONS.map(({ slug }) => ({ section: slug }));

export default async function LoanFormSectionPage({ params }: { params: Promise<{ section: string }> }) {
  const at = sectionAt((await params).section);
  if (!at) notFound();
  return <Wizard at={at} />;
}
