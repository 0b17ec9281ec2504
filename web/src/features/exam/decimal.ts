/** A decimal number without rounding errors: `digits` divided by ten to the power of `scale`. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** Decimal places that a quotient is calculated to. */
const PLACES = 14;

const tens = (power: number): bigint => 10n ** BigInt(power);

function trimmed({ digits, scale }: Decimal): Decimal {
  let [rest, places] = [digits, scale];
  while (places > 0 && rest % 10n === 0n) {
    rest /= 10n;
    places -= 1;
  }
  return { digits: rest, scale: places };
}

/** Reads what is typed, such as "-12.5" or "3.". */
export function toDecimal(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.');
  return trimmed({ digits: BigInt(whole + fraction), scale: fraction.length });
}

/** Rounded half away from zero to at most `places` decimal places. */
function rounded({ digits, scale }: Decimal, places: number): Decimal {
  if (scale <= places) {
    return { digits, scale };
  }
  const unit = tens(scale - places);
  const half = digits < 0n ? -unit / 2n : unit / 2n;
  return trimmed({ digits: (digits + half) / unit, scale: places });
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return trimmed({
    digits: a.digits * tens(scale - a.scale) + b.digits * tens(scale - b.scale),
    scale,
  });
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { digits: -b.digits, scale: b.scale });
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return rounded(trimmed({ digits: a.digits * b.digits, scale: a.scale + b.scale }), PLACES);
}

/** The quotient; null when divided by zero. */
export function divide(a: Decimal, b: Decimal): Decimal | null {
  if (b.digits === 0n) {
    return null;
  }
  // One more place than is kept, so that the last one is rounded.
  const places = PLACES + 1;
  const digits = (a.digits * tens(places + b.scale)) / (b.digits * tens(a.scale));
  return rounded(trimmed({ digits, scale: places }), PLACES);
}

/** Written with at most `length` digits; null when its whole part alone has more. */
export function toText(value: Decimal, length: number): string | null {
  const sign = value.digits < 0n ? '-' : '';
  const abs = value.digits < 0n ? -value.digits : value.digits;
  const wholeLength = String(abs / tens(value.scale)).length;
  if (wholeLength > length) {
    return null;
  }
  const { digits, scale } = rounded({ digits: abs, scale: value.scale }, length - wholeLength);
  const text = String(digits).padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  const fraction = scale > 0 ? `.${text.slice(text.length - scale)}` : '';
  return digits === 0n ? '0' : `${sign}${whole}${fraction}`;
}
