/** Marks what only `lib/session` can make: it was checked against the database for this very request. */
export declare const proven: unique symbol;

/**
 * A student whose file this request may read: by her own session, or by a pass (a lender's, or a colleague's who named
 * a purpose). Who may write is a `SessionUser`.
 */
export type ProvenStudent = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** +91 and ten digits; null for an account that came through Google. */
  readonly phone: string | null;
  readonly [proven]: true;
};
