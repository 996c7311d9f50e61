/** What the team is told, once each. `id` is the row's: a Lead, or the User whose application it is. */
export type Notification = { kind: "lead" | "application"; id: string };

/** What a student is told: that there is something to read, and nothing of it. */
export type StudentNews = {
  email: string;
  /** The same at every try, so that a mail server that got it twice can tell. No word about whom or what. */
  key: string;
};

/** One way to tell it. Whoever calls may wait as long as `deliver` takes; nobody's request does. */
export type Driver<What = Notification> = {
  name: "event-log" | "smtp";
  /** @throws Error when nobody was told */
  deliver(what: What): Promise<void>;
};
