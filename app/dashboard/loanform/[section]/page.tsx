import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Wizard } from "@/components/loan-form/wizard";
import { SECTIONS, sectionOf } from "@/lib/loan-form/registry";
import { sectionPosition, sectionAt, STEPS } from "@/lib/loan-form/steps";
import { t } from "@/lib/messages/text";

// The whole page or nothing: without a known section there is nothing to show, when a page is made anew either.
export const ensureStatic = "navigation";

type Props = { params: Promise<{ section: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const at = sectionAt((await params).section);
  if (!at) return {};
  const title = t("wizard.pageTitle", "{{heading}}, step {{step}} of {{steps}}", {
    heading: sectionOf(at).heading,
    step: sectionPosition(at).step + 1,
    steps: STEPS.length,
  });
  return { title };
}

export const generateStaticParams = () => SECTIONS.map(({ slug }) => ({ section: slug }));

export default async function LoanFormSectionPage({ params }: Props) {
  const at = sectionAt((await params).section);
  if (!at) notFound();
  return <Wizard at={at} />;
}
