/** A chat with the number `to` (digits with country code), or `text` for whomever the person picks. */
export const whatsappLink = (chat: { to: string } | { text: string }) =>
  "to" in chat ? `https://wa.me/${chat.to}` : `https://wa.me/?text=${encodeURIComponent(chat.text)}`;
