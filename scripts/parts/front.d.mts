import type { IncomingMessage, Server, ServerResponse } from "node:http";

export function frontServer(options: {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  host: string;
  trustedProxies: number;
  isListed(id: string): Promise<boolean>;
}): { server: Server; close(patience?: number): Promise<void> };
