/** An arrow that points down. Drawn here because lucide's icons bring their own code to every public page. */
export function Chevron({ className }: { className?: string }) {
  return (
    <svg aria-hidden width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.25" className={className}>
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}
