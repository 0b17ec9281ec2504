/**
 * The one of a few values that was chosen in a select, which offers nothing else.
 * @throws TypeError for any other value
 */
export function chosen<Value extends string>(
  values: readonly Value[],
  value: string | undefined,
): Value {
  const found = values.find((each) => each === value);
  if (found === undefined) throw new TypeError(`Not one of ${values.join(', ')}: ${value}`);
  return found;
}
