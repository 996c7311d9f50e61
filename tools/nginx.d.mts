export function nginxProgram(): string | undefined;
export function startNginx(options: {
  dir: string;
  port: number;
  upstreams: readonly (string | number)[];
}): Promise<{ pid: number; end: () => Promise<void> }>;
