import { FaqList } from "./faq-list";

type Faq = { _id: string; question: string; answer: string };

/** Questions and answers under the heading FAQs; nothing at all when there are none (SPEC section 2). */
export function FaqBlock({ faqs, className }: { faqs: readonly Faq[]; className?: string }) {
  if (faqs.length === 0) return null;
  return (
    <section id="faqs-section" aria-labelledby="faqs" className={className}>
      <h2 id="faqs" tabIndex={-1} className="mb-2 scroll-mt-8 text-h3 md:mb-6 md:text-h2">
        FAQs
      </h2>
      <FaqList faqs={faqs.map(({ _id, question, answer }) => ({ _id, question, answer }))} />
    </section>
  );
}
