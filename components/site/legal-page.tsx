import type { ReactNode } from "react";
import { absolute } from "@/lib/site-address";
import { Breadcrumbs } from "./breadcrumbs";
import { JsonLd } from "./json-ld";
import { organizationId } from "./organization";

/** A legal text: a title, the day it was last changed, and one column that can be read. */
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
      <p className="mt-3 mb-10 text-ink-2">
        Last changed on <time dateTime={changed.iso}>{changed.shown}</time>
      </p>
      <div className="reading">{children}</div>
    </article>
  );
}
