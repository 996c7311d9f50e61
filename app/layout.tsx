import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { HeadScript } from "@/components/site/head-script";
import { OldBrowser } from "@/components/site/old-browser";
import { SkipLink } from "@/components/site/skip-link";
import { PageNotice } from "@/components/ui/on-the-way";
import { site } from "@/lib/site";
import { absolute } from "@/lib/addresses/absolute";
import { fontVariables } from "./fonts/fonts";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(absolute("/")),
  title: { default: `${site.tagline} | ${site.name}`, template: `%s | ${site.name}` },
  description: site.blurb,
  applicationName: site.name,
  // A rate or an amount must not turn into a phone link.
  formatDetection: { telephone: false, address: false, email: false },
  openGraph: { siteName: site.name, locale: "en_IN", type: "website" },
  twitter: { card: "summary_large_image" },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#F3F7F6" },
    { media: "(prefers-color-scheme: dark)", color: "#0B1715" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The head script writes the theme and the login hint onto this element before React looks at it.
    <html
      lang="en-IN"
      className={`${fontVariables} has-data-[scroll-lock=narrow]:overflow-hidden xl:has-data-[scroll-lock=wide]:overflow-hidden`}
      suppressHydrationWarning
    >
      <head>
        <HeadScript />
      </head>
      <body>
        <OldBrowser />
        <SkipLink />
        <PageNotice />
        {children}
      </body>
    </html>
  );
}
