export function listedLenders(read: () => Promise<string[]>, now?: () => number): (id: string) => Promise<boolean>;
