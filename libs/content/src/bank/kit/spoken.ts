const WORDS: Record<string, string> = {
  times: 'times',
  cdot: 'times',
  div: 'divided by',
  pm: 'plus or minus',
  le: 'is at most',
  leq: 'is at most',
  ge: 'is at least',
  geq: 'is at least',
  lt: 'is less than',
  gt: 'is greater than',
  ne: 'is not equal to',
  neq: 'is not equal to',
  approx: 'is about',
  rightarrow: 'gives',
  to: 'gives',
  rightleftharpoons: 'is in balance with',
  pi: 'pi',
  circ: 'degrees',
  left: '',
  right: '',
  quad: '',
  qquad: '',
};

const GROUP = '\\{([^{}]*)\\}';

/** Replaces the innermost groups first, until none are left. */
function replaceGroups(tex: string): string {
  const rules: [RegExp, string][] = [
    [new RegExp(`\\\\[dt]?frac\\s*${GROUP}\\s*${GROUP}`, 'g'), ' $1 over $2 '],
    [new RegExp(`\\\\sqrt\\s*${GROUP}`, 'g'), ' square root of $1 '],
    [new RegExp(`\\\\(?:text|mathrm|mathbf|operatorname)\\s*${GROUP}`, 'g'), '$1'],
    [/\^\{?\\circ\}?/g, ' degrees '],
    [new RegExp(`\\^\\s*${GROUP}`, 'g'), ' to the power $1 '],
    [new RegExp(`_\\s*${GROUP}`, 'g'), ' sub $1 '],
  ];
  let before = '';
  let text = tex;
  while (before !== text) {
    before = text;
    for (const [pattern, words] of rules) text = text.replace(pattern, words);
  }
  return text;
}

/**
 * A formula in words, for screen readers: `\frac{3}{4}` is "3 over 4". Browsers would read the
 * numbers of a fraction one after the other.
 */
export function spokenFormula(tex: string): string {
  return replaceGroups(tex)
    .replace(/\^(\w)/g, ' to the power $1 ')
    .replace(/_(\w)/g, ' sub $1 ')
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => ` ${WORDS[name] ?? name} `)
    .replace(/\\%/g, ' percent')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/[\\{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
