export function sealedSize(size: number): number;
export function keyRing(setting: string): {
  has(keyId: string): boolean;
  seal(fileId: string, bytes: Buffer): Promise<{ keyId: string; sealed: Buffer }>;
  mayOpen(keyId: string, size: number, found: number): boolean;
  open(fileId: string, keyId: string, sealed: Buffer): Buffer;
  fits(file: { id: string; keyId: string; mime: string }, sealed: Buffer): boolean;
};
