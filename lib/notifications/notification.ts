/** `id` is the row's: a Lead, or the User whose application or account it is. */
export type Notification = { kind: "lead" | "application" | "googleConnected"; id: string };
export type TeamNotification = Notification & { kind: "lead" | "application" };

/** News asks for something that is still open, or only tells. */
export type NewsMail = "asks" | "tells";

export type StudentNews = {
  email: string;
  /** The same at every try, so that a mail server can tell duplicates; says nothing of whom or what. */
  key: string;
  subject: string;
  /** A sentence; the address of the dashboard follows. */
  text: string;
};

/** No request waits for `deliver`. */
export type Driver<What = Notification> = {
  name: "event-log" | "smtp";
  deliver(what: What): Promise<void>;
};
