import { byKey } from "./text";

/** Makes texts of an object getters, which answer in the language of the moment they are read. */
export function withTexts<T extends object>(target: T, key: string, names: readonly (keyof T & string)[]): T {
  for (const name of names) {
    const english = target[name];
    if (typeof english !== "string" || !english) continue;
    Object.defineProperty(target, name, { enumerable: true, get: () => byKey(`${key}.${name}`, english) });
  }
  return target;
}
