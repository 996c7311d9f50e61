import { Button } from "@/components/ui/button";

/** A button that is a sign; `words` say what it does, and to what. */
export function IconButton({
  id,
  words,
  isOff = false,
  onClick,
  children,
}: {
  id?: string;
  words: string;
  isOff?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <Button
      id={id}
      variant="plain"
      size="sm"
      icon
      aria-label={words}
      title={words}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {children}
    </Button>
  );
}
