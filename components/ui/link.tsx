"use client";

// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the one link of the site
import NextLink, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { OnTheWay, staysOpen } from "./on-the-way";

type Props = Omit<ComponentProps<typeof NextLink>, "href" | "prefetch" | "onNavigate"> & { href: string };

/** A link to a page of this site. Nothing is fetched ahead: on a phone most of it would never be opened. */
export const Link = ({ children, ...link }: Props) => (
  <NextLink {...link} prefetch={false} onNavigate={(event) => staysOpen(link.href) && event.preventDefault()}>
    {/* eslint-disable-next-line dakhila/text-of-its-own -- a text gets an element; what else is given holds some */}
    {typeof children === "string" ? <span>{children}</span> : children}
    <Status />
  </NextLink>
);

function Status() {
  const { pending } = useLinkStatus();
  return pending && <OnTheWay />;
}
