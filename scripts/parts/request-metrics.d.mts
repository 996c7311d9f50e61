export function routesOf(dist: string): (url: string) => string;
