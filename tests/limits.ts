import { takeOne, type Limit } from "@/lib/http/rate-limit";

/** Takes so many points of a key at once. */
export const takeMany = (limit: Limit, key: string, points: number) =>
  Promise.all(Array.from({ length: points }, () => takeOne(limit, key)));
