export const DRAIN_MS: number;
export const SECOND_SIGNAL_MS: number;
type Environment = Record<string, string | undefined>;
export function shutdownPause(env: Environment): number;
export function timeToEnd(env: Environment): number;
