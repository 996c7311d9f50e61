/** An unknown fact: a dash to the eye, words to the ear. */
export function Unknown() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">not published</span>
    </>
  );
}
