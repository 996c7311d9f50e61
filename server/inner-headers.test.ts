import type { IncomingHttpHeaders } from "node:http";
import {
  NEXT_CACHE_REVALIDATE_TAG_TOKEN_HEADER,
  NEXT_CACHE_REVALIDATED_TAGS_HEADER,
  PRERENDER_REVALIDATE_HEADER,
  PRERENDER_REVALIDATE_ONLY_GENERATED_HEADER,
} from "next/dist/lib/constants";
import { COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA } from "next/dist/server/api-utils";
import { endSites, startSite } from "@/tests/site-server";

afterEach(endSites);

test.each(["/culture", "/api/loanform/read"])(
  "who knows the build's own word cannot say it to Next at %s: no page made anew, no draft, no middleware left out",
  async (path) => {
    let seen: IncomingHttpHeaders = {};
    const { ask } = await startSite(({ headers }, response) => {
      seen = { ...headers };
      response.end();
    });
    const inner = [
      PRERENDER_REVALIDATE_HEADER,
      PRERENDER_REVALIDATE_ONLY_GENERATED_HEADER,
      NEXT_CACHE_REVALIDATED_TAGS_HEADER,
      NEXT_CACHE_REVALIDATE_TAG_TOKEN_HEADER,
    ];
    for (const [given, left] of [
      [`${COOKIE_NAME_PRERENDER_BYPASS}=word; a=1; ${COOKIE_NAME_PRERENDER_DATA}=x; b=2`, "a=1; b=2"],
      [`a=1;${COOKIE_NAME_PRERENDER_BYPASS}=word`, "a=1"],
      [`${COOKIE_NAME_PRERENDER_BYPASS}=word`, ""],
      ["a=1; b=2", "a=1; b=2"],
    ] as const) {
      await ask(path, { headers: { ...Object.fromEntries(inner.map((name) => [name, "word"])), cookie: given } });
      expect(seen.cookie).toBe(left);
      expect(inner.filter((name) => name in seen)).toEqual([]);
    }
  },
);
