"use client";

// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the one link of the site
import NextLink, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { OnTheWay } from "./on-the-way";

/** A link to a page of this site. Nothing is fetched ahead: on a phone most of it would never be opened. */
export const Link = ({
  children,
  ...link
}: Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> & { href: string }) => (
  <NextLink {...link} prefetch={false}>
    {/* eslint-disable-next-line dakhila/text-of-its-own -- a text gets an element; what else is given holds some */}
    {typeof children === "string" ? <span>{children}</span> : children}
    <Status />
  </NextLink>
);

function Status() {
  const { pending } = useLinkStatus();
  return pending && <OnTheWay />;
}
