export function rotate(file: string, bounds?: { files?: number; size?: number }): void;
export function reasonIn(text: string, most?: number): string;
