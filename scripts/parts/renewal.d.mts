export function madeAhead(dist: string): string[];
