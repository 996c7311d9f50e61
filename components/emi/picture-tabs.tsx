/** One picture at a time, by radio buttons and style sheets alone: it works before any script. */
export function PictureTabs() {
  return (
    <fieldset className="mb-4 flex no-has:hidden flex-wrap border-b border-line text-sm">
      <legend className="sr-only">Picture</legend>
      {(
        [
          ["ring", "Ring"],
          ["time", "Over time"],
          ["years", "By year"],
        ] as const
      ).map(([id, name]) => (
        <label key={id} className="picture-tab">
          <input type="radio" id={`picture-${id}`} name="picture" defaultChecked={id === "ring"} className="sr-only" />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
