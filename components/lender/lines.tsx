/** One point per line: a single one as a sentence, several as a list. */
export function Lines({ text }: { text: string }) {
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  if (lines.length === 1) return <p>{lines[0]}</p>;
  return (
    <ul className="list-disc pl-5">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
