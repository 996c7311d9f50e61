export function packFiles(build: string, publicDir: string): Promise<void>;
