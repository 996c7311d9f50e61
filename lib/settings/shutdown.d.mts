type Environment = Record<string, string | undefined>;
export const DRAIN_MS: number;
export function shutdownPause(env: Environment): number;
export function timeToEnd(env: Environment): number;
