import type { ComponentProps } from "react";

/**
 * A link to a page of this site, which comes without leaving the one that is open once the script works
 * (components/site/follow-links.ts); until then the browser follows it by itself. Nothing is fetched ahead: on a phone
 * most of it would never be opened.
 */
export const Link = ({
  replace,
  ...link
}: Omit<ComponentProps<"a">, "href" | "target" | "download"> & {
  href: string;
  /** Takes the place of the open page in the history. */
  replace?: boolean;
}) => <a {...link} data-follow={replace ? "replace" : ""} />;
