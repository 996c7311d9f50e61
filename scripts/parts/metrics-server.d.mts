import type { Server } from "node:http";

export function serveMetrics(place: { host: string; port: number }): Server;
