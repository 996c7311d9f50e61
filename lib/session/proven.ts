/** Only `lib/session` makes it, checked against the database for this very request. */
export declare const proven: unique symbol;

/** A student whose file this request may read; who may write is a `SessionUser`. */
export type ProvenStudent = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly [proven]: true;
};
