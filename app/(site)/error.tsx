"use client";

import { ErrorScreen } from "@/components/site/error-screen";

export default function SiteError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorScreen error={error} retry={retry} />;
}
