"use client";

import { ErrorScreen } from "@/components/site/error-screen";

export default function RootError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorScreen error={error} retry={retry} />
    </main>
  );
}
