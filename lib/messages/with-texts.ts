import { byKey } from "./text";

export function withTexts<T extends object>(target: T, key: string, names: readonly (keyof T & string)[]): T {
  for (const name of names) {
    const english = target[name];
    if (typeof english !== "string" || !english) continue;
    Object.defineProperty(target, name, { enumerable: true, get: () => byKey(`${key}.${name}`, english) });
  }
  return target;
}
