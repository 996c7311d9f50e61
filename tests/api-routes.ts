import { readdirSync } from "node:fs";

/**
 * The names of all route files, such as "loanform/add", in order.
 * @throws when the walk finds less than the contract has, so that no test of all of them passes for having none
 */
export function apiRoutes(): string[] {
  const names = readdirSync("app/api", { recursive: true, encoding: "utf8" })
    .flatMap((path) => /^(.*)[/\\]route\.[jt]sx?$/.exec(path)?.[1]?.replaceAll("\\", "/") ?? [])
    .sort();
  if (names.length < 20) throw new Error(`Only ${names.length} route files were found below app/api.`);
  return names;
}

/** What a route file exports. Jest only: it is loaded at once, so that tests can be named and counted by it. */
export const routeModule = <T extends object>(name: string) => jest.requireActual<T>(`@/app/api/${name}/route`);
