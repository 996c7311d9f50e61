/**
 * What somebody is told, once each: the team of a lead or an application, a student of what changed about the ways in.
 * `id` is the row's: a Lead, or the User whose application or account it is.
 */
export type Notification = { kind: "lead" | "application" | "googleConnected"; id: string };
/** What the team is told. */
export type TeamNotification = Notification & { kind: "lead" | "application" };

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
