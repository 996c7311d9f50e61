import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { Chevron } from "@/components/ui/icon";
import { absolute } from "@/lib/addresses/absolute";
import { Breadcrumbs } from "./breadcrumbs";
import { JsonLd } from "./json-ld";
import { organizationId } from "./organization";

export function LegalPage({
  title,
  description,
  path,
  changed,
  children,
}: {
  title: string;
  description: string;
  path: string;
  changed: { shown: string; iso: string };
  children: ReactNode;
}) {
  const { body, headings } = withContents(children);
  return (
    <article className="wrap pt-4 pb-10 md:pt-6 md:pb-18">
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "WebPage",
          name: title,
          description,
          url: absolute(path),
          inLanguage: "en-IN",
          dateModified: changed.iso,
          publisher: { "@id": organizationId() },
        }}
      />
      <Breadcrumbs trail={[{ name: title, path }]} className="mb-6 md:mb-10" />
      <h1>{title}</h1>
      <p className="mt-3 mb-6 text-ink-2">
        Last changed on <time dateTime={changed.iso}>{changed.shown}</time>
      </p>
      <nav aria-label="Contents" className="no-print mb-8 max-w-[68ch]">
        <details className="fold border-t border-line">
          <summary>
            <span>Contents</span>
            <Chevron />
          </summary>
          <ol className="fold-body">
            {headings.map(({ id, lang, text }) => (
              <li key={id}>
                <a href={`#${id}`} lang={lang} className="link flex min-h-11 items-center">
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className="reading">{body}</div>
    </article>
  );
}

function withContents(children: ReactNode) {
  const headings: { id: string; lang?: string; text: string }[] = [];
  const body = Children.map(children, (child) => {
    if (!isValidElement<{ id?: string; lang?: string; children?: ReactNode }>(child) || child.type !== "h2")
      return child;
    const text = Children.toArray(child.props.children).join("");
    const id =
      child.props.id ??
      text
        .toLowerCase()
        .replace(/[^a-z]+/g, " ")
        .trim()
        .replaceAll(" ", "-");
    headings.push({ id, lang: child.props.lang, text });
    return cloneElement(child, { id });
  });
  return { body, headings };
}
