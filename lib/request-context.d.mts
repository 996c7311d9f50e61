import type { Messages } from "./messages/text";

type RequestContext = { id?: string; messages?: Messages };

export function requestContext(): RequestContext | undefined;
export function inRequestContext<T>(known: RequestContext, work: () => T): T;
