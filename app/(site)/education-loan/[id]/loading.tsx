import { Spinner } from "@/components/ui/spinner";

export default function Loading() {
  return (
    <div role="status" className="wrap grid min-h-[60vh] place-content-center justify-items-center gap-3 text-ink-2">
      <Spinner size={32} />
      <p>Loading the lender…</p>
    </div>
  );
}
