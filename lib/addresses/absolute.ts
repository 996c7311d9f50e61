import "server-only";
import { env } from "@/lib/env";

/** The absolute address of a path, for what must not be relative: the sitemap, canonical links, structured data. */
export const absolute = (path: string) => new URL(path, env.NEXTAUTH_URL).href;
