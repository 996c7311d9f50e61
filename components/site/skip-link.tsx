"use client";

import { t } from "@/lib/messages/text";

/** For the keyboard, the first link of every page. In the browser's hands, which knows the language of the page. */
export const SkipLink = () => (
  <a href="#main" className="skip-link">
    {t("site.skipToMain", "Skip to main content")}
  </a>
);
