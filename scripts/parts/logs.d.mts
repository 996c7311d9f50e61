type Bounds = { files: number; size: number };

export function rotate(file: string, bounds?: Bounds): void;
export function prune(dir: string, bounds?: Bounds): void;
export function reasonIn(text: string, most?: number): string;
