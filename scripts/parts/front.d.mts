import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Services } from "./page-policy.mjs";

export function frontServer(options: {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  site: URL;
  trustedProxies: number;
  takesUnsigned?: boolean;
  services: Services;
  isListed(id: string): Promise<boolean>;
  files?(request: IncomingMessage, response: ServerResponse): boolean;
  isPage?(path: string): boolean;
  ahead?: string[];
  routeOf?(url: string): string;
}): { server: Server; leave(): void; close(most?: number): Promise<void> };
