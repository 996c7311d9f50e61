/** What the team is told, once each. `id` is the row's: a Lead, or the User whose application it is. */
export type Notification = { kind: "lead" | "application"; id: string };

/** One way to tell it. Whoever calls may wait as long as `deliver` takes; nobody's request does. */
export type Driver = {
  name: "event-log" | "smtp";
  /** @throws Error when the team was not told */
  deliver(notification: Notification): Promise<void>;
};
