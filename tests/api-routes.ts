import { readdirSync } from "node:fs";

/** The names of all route files. @throws when there are fewer than the contract has: no test passes for having none */
export function apiRoutes(): string[] {
  const names = readdirSync("app/api", { recursive: true, encoding: "utf8" })
    .flatMap((path) => /^(.*)[/\\]route\.[jt]sx?$/.exec(path)?.[1]?.replaceAll("\\", "/") ?? [])
    .sort();
  if (names.length < 20) throw new Error(`Only ${names.length} route files were found below app/api.`);
  return names;
}

export const routeModule = <T extends object>(name: string) => jest.requireActual<T>(`@/app/api/${name}/route`);
