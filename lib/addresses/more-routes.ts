// Apart from `routes.ts`, which every page carries.

export const linkRoutes = {
  pack: "/pack",
  stopCalls: (secret: string) => `/stop-calls#${secret}` as const,
} as const;

export const backOfficeRoutes = {
  home: "/desk",
  calls: "/desk/calls",
  files: "/desk/files",
  file: (reference: string) => `/desk/files?file=${encodeURIComponent(reference)}` as const,
  cases: "/desk/cases",
  case: (caseId: string) => `/desk/cases?case=${encodeURIComponent(caseId)}` as const,
} as const;
