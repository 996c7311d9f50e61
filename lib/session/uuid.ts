/** True for the text form of a UUID; PostgreSQL refuses anything else with an error instead of an empty answer. */
export const isUuid = (value: unknown): value is string =>
  typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
