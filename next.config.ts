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

/** For an image: only what a server reads, and nothing written into the build, which lies on a disk that is closed. */
const isStandalone = process.env.NEXT_STANDALONE === "1";

const config: NextConfig = {
  output: isStandalone ? "standalone" : undefined,
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // A test run builds with a tsconfig of its own and has checked the types by then.
  typescript: {
    tsconfigPath: process.env.NEXT_TSCONFIG ?? "tsconfig.json",
    ignoreBuildErrors: process.env.NEXT_TYPES_CHECKED === "1",
  },
  poweredByHeader: false,
  reactStrictMode: true,
  cacheComponents: true,
  partialPrefetching: true,
  experimental: {
    isrFlushToDisk: !isStandalone,
    // Others serve while one starts: whoever comes first to it waits for that page's code, not for that of all routes.
    preloadEntriesOnStart: !isStandalone,
    // A page that is drawn holds the process; another one beside it would run out of time on a busy machine.
    staticGenerationMaxConcurrency: 1,
    // For a next build in the same place, which a clone of CI's does not see.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  typedRoutes: false,
  // Nobody is a robot that needs a page made anew: a made-up user agent would cost fifteen times a visitor.
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
