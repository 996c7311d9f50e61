import { Skeleton } from "@/components/ui/skeleton";
import { t } from "@/lib/messages/text";

export function LendersLoading() {
  return (
    <div aria-busy>
      <h1 className="text-h2">{t("cases.myLenders", "My lenders")}</h1>
      <p role="status" className="sr-only">
        {t("papers.loading", "Loading")}
      </p>
      <div className="mt-6 grid gap-6">
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
    </div>
  );
}
