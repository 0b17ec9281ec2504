const BELOW_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A count as a sentence spells it out: `five`, `forty`, `forty-two`; from 100 on in digits. */
export function inWords(count: number): string {
  const tens = TENS[Math.floor(count / 10) - 2];
  const ones = count % 10;
  if (tens === undefined) return BELOW_TWENTY[count] ?? String(count);
  return ones === 0 ? tens : `${tens}-${BELOW_TWENTY[ones]}`;
}

/** The same where a sentence begins with it: `Five`. */
export function inWordsFirst(count: number): string {
  const word = inWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
