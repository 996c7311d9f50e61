import { Mark } from "@/components/ui/mark";
import { site } from "@/lib/site";

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <Mark />
      <span className="font-display text-h4 font-bold">{site.name}</span>
    </span>
  );
}
