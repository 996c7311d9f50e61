import { Phone } from "lucide-react";
import { byKey, t } from "@/lib/messages/text";
import { site } from "@/lib/site";
import { CopyButton } from "./copy-button";
import { DemoContact } from "./demo-contact";
import { WhatsappUs } from "./whatsapp-us";

export function HelpCard() {
  return (
    <section aria-labelledby="help" className="card">
      <h2 id="help" className="text-h3">
        {t("dashboard.talk", "Talk to a person")}
      </h2>
      <p className="mt-2 text-ink-2">
        {t("dashboard.talkText", "Stuck on a document or a question? Call or write to us.")}
      </p>
      <DemoContact />
      <ul className="mt-3">
        <li className="flex flex-wrap items-center justify-between gap-2">
          <a href={`tel:${site.phone.tel}`} className="link inline-flex min-h-11 items-center gap-2">
            <Phone aria-hidden size={20} /> {site.phone.shown}
          </a>
          <CopyButton text={site.phone.tel} what={t("dashboard.phoneNumber", "Phone number")} />
        </li>
        <li>
          <WhatsappUs size={20} className="link inline-flex min-h-11 items-center gap-2" />
        </li>
      </ul>
      <p className="mt-2 text-sm text-ink-2">{byKey("site.hours", site.grievance.hours)}</p>
    </section>
  );
}
