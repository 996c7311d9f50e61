import { LoaderCircle } from "lucide-react";

/** Silent on its own: say what is going on in words beside it. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <LoaderCircle aria-hidden className="spinner" size={size} strokeWidth={2.5} />;
}
