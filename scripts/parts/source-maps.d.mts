export function removeSourceMaps(folder: string): number;
