export function checkNode(): void;
export function endOfNode(version: string, today: string): string | null;
