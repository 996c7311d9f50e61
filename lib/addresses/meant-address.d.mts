export function meantAddress(
  url: string,
  isPage: (path: string) => boolean | Promise<boolean>,
): Promise<string | undefined>;
