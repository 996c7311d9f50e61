/** `fresh` plays the stamping once; leave it off for what was there when the page opened. */
export function Stamp({ word, date, fresh = false }: { word: string; date?: string; fresh?: boolean }) {
  return (
    <span className={fresh ? "stamp animate-stamp" : "stamp"}>
      <span className="stamp-word">{word}</span>
      {date && <span className="stamp-date">{date}</span>}
    </span>
  );
}
