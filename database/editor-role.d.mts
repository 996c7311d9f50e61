export const editorRole: string;
export const editorGrants: Record<string, string[]>;
export const editorRefusals: string[];
export function prepareEditor(ownerUrl: string, options?: { studioUrl?: string; otherwise?: string }): Promise<string>;
export function renewEditor(ownerUrl: string): Promise<void>;
