import { AsyncLocalStorage } from "node:async_hooks";

// One for the whole process: the app's modules are bundled apart from the server and from one another.
const current = (globalThis.dakhilaRequest ??= new AsyncLocalStorage());

export const requestContext = () => current.getStore();

export const inRequestContext = (known, work) => current.run({ ...current.getStore(), ...known }, work);
