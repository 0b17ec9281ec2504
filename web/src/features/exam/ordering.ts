/** Moves a step one place up or down; at the end of the list it stays. */
export function moved(placed: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const from = placed.indexOf(id);
  const other = placed[from + by];
  return from < 0 || other === undefined ? placed : placed.with(from + by, id).with(from, other);
}

/** Puts a step before another one, or at the end; one that is placed already leaves its old place. */
export function placedBefore(
  placed: readonly string[],
  id: string,
  before: string | null,
): readonly string[] {
  const from = placed.indexOf(id);
  const to = before === null ? -1 : placed.indexOf(before);
  const others = placed.filter((other) => other !== id);
  if (before === id) {
    return placed;
  }
  // Dragged down over a step, it takes that step's place, so the other one now comes before it.
  const at = to < 0 ? others.length : from >= 0 && from < to ? to : others.indexOf(before ?? '');
  return others.toSpliced(at, 0, id);
}
