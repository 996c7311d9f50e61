import { AsyncLocalStorage } from "node:async_hooks";

// One for the whole process: the server in front opens it, and the app's modules are bundled apart from that server and
// from one another.
const current = (globalThis.dakhilaRequest ??= new AsyncLocalStorage());

/** What is known of the request that is worked on: its id, the texts of its language. Undefined outside of any. */
export const requestContext = () => current.getStore();

/** Does work for a request of which this, beside what was known, is known. @returns what the work returns */
export const inRequestContext = (known, work) => current.run({ ...current.getStore(), ...known }, work);
