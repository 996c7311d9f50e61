import { MessageCircle } from "lucide-react";
import { whatsappLink } from "@/lib/addresses/whatsapp";
import { t } from "@/lib/messages/text";
import { site } from "@/lib/site";

/** Opens a chat with us. @param size of its picture, in pixels */
export function WhatsappUs({ size, className }: { size: number; className: string }) {
  return (
    <a href={whatsappLink({ to: site.whatsapp })} target="_blank" rel="noopener noreferrer" className={className}>
      <MessageCircle aria-hidden size={size} />
      <span>
        WhatsApp<span className="sr-only"> {t("ui.newTab", "(opens in a new tab)")}</span>
      </span>
    </a>
  );
}
