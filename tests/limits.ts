import { takeOne, type Limit } from "@/lib/http/rate-limit";

export const takeMany = (limit: Limit, key: string, points: number) =>
  Promise.all(Array.from({ length: points }, () => takeOne(limit, key)));
