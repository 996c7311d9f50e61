export const firebaseNames: readonly ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"];
export const mailNames: readonly ["SMTP_URL", "NOTIFY_FROM", "NOTIFY_TO"];
export function missingOf<Name extends string>(names: readonly Name[], valueOf: (name: Name) => unknown): Name[];
export function isLoopback(host: string): boolean;
export function openPlace<Place extends readonly [name: string, host: string]>(
  places: readonly Place[],
): Place | undefined;
export const HTTPS_FORM: string;
export function isSafeAddress(address: { protocol: string; hostname: string }): boolean;
export const SENDER_FORM: string;
export function mailSender(text: string): { name: string; address: string } | null;
export const TEAM_FORM: string;
export function mailList(text: string): string[] | null;
export const TOKEN_FORM: string;
export function isUploadthingToken(text: string): boolean;
export const CLAMD_FORM: string;
export function clamdPlace(address: string): { path: string } | { host: string; port: number } | null;
export declare function notMet(start: {
  host: string;
  url: string;
  proxies: number;
  scanner?: string;
  databaseUrl?: string;
  metricsHost?: string;
}): string[];
