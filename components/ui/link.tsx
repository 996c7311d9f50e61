"use client";

// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the one link of the site
import NextLink from "next/link";
import type { ComponentProps } from "react";

/** A link to a page of this site. Nothing is fetched ahead: on a phone most of it would never be opened. */
export const Link = (link: Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> & { href: string }) => (
  <NextLink {...link} prefetch={false} />
);
