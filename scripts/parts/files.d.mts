import type { IncomingMessage, ServerResponse } from "node:http";

export function packFiles(dist: string, publicDir: string): Promise<void>;
export function filesOf(dist: string): (request: IncomingMessage, response: ServerResponse) => boolean;
