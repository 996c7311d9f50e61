/**
 * Opens WhatsApp: a chat with the number `to` (digits with country code), or with `text` a message to whomever the
 * person picks there.
 */
export const whatsappLink = (chat: { to: string } | { text: string }) =>
  "to" in chat ? `https://wa.me/${chat.to}` : `https://wa.me/?text=${encodeURIComponent(chat.text)}`;
