import type { IncomingMessage, ServerResponse } from "node:http";

export function uploadTurns(): (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
