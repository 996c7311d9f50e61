import type { NextConfig } from "next";
import { ANSWER_HEADERS } from "@/lib/http/answer-headers.mjs";
import { SERVER_PARAMETERS } from "./lib/lenders/asked";
import { routes } from "./lib/routes";

const headers = Object.entries(ANSWER_HEADERS).map(([key, value]) => ({ key, value }));

// An officer's way to a student's file: found by nobody, and no other site learns that somebody was here.
const packHeaders = [
  { key: "X-Robots-Tag", value: "noindex, nofollow" },
  { key: "Referrer-Policy", value: "no-referrer" },
];

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // A run of the tests builds beside others, with a tsconfig of its own: Next writes the place of each build into it.
  // It has checked the types by then, so the build does not check them again.
  typescript: {
    tsconfigPath: process.env.NEXT_TSCONFIG ?? "tsconfig.json",
    ignoreBuildErrors: process.env.NEXT_TYPES_CHECKED === "1",
  },
  poweredByHeader: false,
  reactStrictMode: true,
  cacheComponents: true,
  partialPrefetching: true,
  experimental: {
    // A page that is drawn holds its whole process; another one that waits for the database beside it would run out of
    // time on a busy machine. One after the other they take no longer: there is nothing else to do while one is waited
    // for.
    staticGenerationMaxConcurrency: 1,
  },
  typedRoutes: false,
  // Nobody is a robot that needs a page made anew: titles and previews stand in the head of every page that is kept,
  // and a made-up user agent would cost fifteen times as much as a visitor.
  htmlLimitedBots: /(?!)/,
  // No picture is ever resized by the server: the optimiser is an attack surface that nothing here needs.
  images: { unoptimized: true },
  serverExternalPackages: ["pino", "pg", "prom-client", "sharp"],
  // Lists are static; an address that asks for something of one is answered by a page that is made for it.
  rewrites: async () => ({
    beforeFiles: SERVER_PARAMETERS.flatMap((key) => [key, key.toUpperCase(), `amp;${key}`]).map((key) => ({
      source: routes.lenders,
      has: [{ type: "query" as const, key }],
      destination: `/asked${routes.lenders}`,
    })),
  }),
  headers: async () => [
    { source: "/:path*", headers },
    { source: "/pack", headers: packHeaders },
  ],
};

export default config;
