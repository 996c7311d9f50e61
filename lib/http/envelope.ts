import type { RefusalCode } from "./codes";

export type { RefusalCode };

/** What is wrong with one answer; `path` is the form's name for it, such as "0.firstName". */
export type Issue = { path: string; message: string };

/** What every call answers. `status` 1 means done; with 0 comes the `code` of the reason. */
export type Envelope<T = unknown> = {
  status: 0 | 1;
  message: string;
  data: T | null;
  code?: RefusalCode;
  issues?: Issue[];
  requestId?: string;
};

export const TRY_AGAIN = "Something went wrong on our side. Please try again.";
export const TOO_MANY = "Too many requests. Please try again later";
export const LOG_IN_FIRST = "Please log in to continue.";
export const OPEN_LINK_FIRST = "This link is closed. Please open it again with the code.";
export const OPEN_BACK_OFFICE_FIRST = "Please open the desk again with your phone.";
export const NOT_YOURS = "This does not belong to your account.";
