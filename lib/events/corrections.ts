/** Each corrected event's correction, by the event's id. A corrected correction does not count. */
export function activeCorrections<Event extends { id: number; correctsId: number | null }>(events: readonly Event[]) {
  const corrections = new Map<number, Event>();
  // A correction is younger than what it corrects, so from the youngest on each is known to count or not.
  for (const event of [...events].sort((a, b) => b.id - a.id))
    if (event.correctsId !== null && !corrections.has(event.id)) corrections.set(event.correctsId, event);
  return corrections;
}
