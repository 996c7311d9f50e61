export type Services = { isSecure: boolean; script: string[]; connect: string[]; frame: string[] };

export const TOAST_STYLES: string[];
export const REACT_SCRIPTS: string[];
export const CALL_POLICY: string;
export const FILE_POLICY: string;
export function hashOf(text: string): string;
export function servicesOf(options: { authDomain: string; emulator?: string; isSecure: boolean }): Services;
export function joinScripts(html: string): string;
export function policyOf(html: string, services: Services): string;
