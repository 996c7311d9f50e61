import { faqStructuredData } from "@/lib/lenders/structured-data";
import { questionsOf } from "./questions";
import type { PageFact } from "./study-page";

/**
 * A country's page in schema.org terms: what it is about, when it last changed, and its questions with their answers.
 * @param changedOn YYYY-MM-DD
 * @param publisher our name and absolute address
 */
export function studyStructuredData(
  { title, description, url, name, changedOn }: Record<"title" | "description" | "url" | "name" | "changedOn", string>,
  facts: readonly PageFact[],
  publisher: { name: string; url: string },
): object[] {
  const questions = questionsOf(name, facts);
  return [
    {
      "@context": "https://schema.org",
      "@type": "WebPage",
      ...{ name: title, description, url },
      inLanguage: "en-IN",
      dateModified: changedOn,
      about: { "@type": "Country", name },
      audience: { "@type": "EducationalAudience", educationalRole: "student" },
      publisher: { "@type": "Organization", ...publisher },
    },
    ...(questions.length > 0 ? [faqStructuredData(questions)] : []),
  ];
}
