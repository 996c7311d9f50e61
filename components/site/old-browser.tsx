import { language, t } from "@/lib/messages/text";

/**
 * For browsers below the lowest that the product is made for, which read all pages but may fail at what needs scripts:
 * the style sheet shows it to them alone, whether or not their scripts run.
 */
export const OldBrowser = () => (
  <p lang={language()} className="old-browser no-print" data-nosnippet="">
    {t(
      "site.oldBrowser",
      "Your browser is too old for parts of this site. You can read every page, but logging in, forms and uploads may not work. They do in Chrome 109, Safari 16.4 or Firefox 115, and in all newer ones.",
    )}
  </p>
);
