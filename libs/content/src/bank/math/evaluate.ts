/** Evaluates a text such as `12 - 3 * (4 - 6)` by recursive descent. */
function evaluate(source: string): number {
  let at = 0;
  const text = source.replaceAll(' ', '');
  const factor = (): number => {
    if (text[at] === '-') {
      at++;
      return -factor();
    }
    if (text[at] === '(') {
      at++;
      const inner = sum();
      at++;
      return inner;
    }
    const digits = /^[\d.]+/.exec(text.slice(at))?.[0] ?? '';
    at += digits.length;
    const base = Number(digits);
    if (text[at] !== '^') return base;
    at += 2;
    return base * base;
  };
  const product = (): number => {
    let value = factor();
    while (text[at] === '*' || text[at] === '/') {
      value = text[at++] === '*' ? value * factor() : value / factor();
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (text[at] === '+' || text[at] === '-') {
      value = text[at++] === '+' ? value + product() : value - product();
    }
    return value;
  };
  return sum();
}

/**
 * The value of a TeX expression as the bank writes them, with its variable set to a number: products
 * may be written without a sign, and quotients as fractions. For solvers.
 */
export function evaluateTex(tex: string, letterValue = 0): number {
  const source = tex
    .replace(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '(($1)/($2))')
    .replaceAll('\\times', '*')
    .replaceAll('\\div', '/')
    .replaceAll(' ', '')
    .replace(/(?<=[\d)a-z])(?=[(a-z])/g, '*')
    .replace(/[a-z]/g, `(${letterValue})`);
  return evaluate(source);
}

/** Whether a TeX equation or inequality holds for a value of its variable. For solvers. */
export function holds(tex: string, letterValue: number): boolean {
  const [, left = '', sign = '', right = ''] =
    /^(.*?)(=|<|>|\\le\b|\\ge\b)(.*)$/.exec(tex.replaceAll('$', '')) ?? [];
  const gap = evaluateTex(left, letterValue) - evaluateTex(right, letterValue);
  if (Math.abs(gap) < 1e-9) return sign === '=' || sign.startsWith('\\');
  return gap < 0 ? sign === '<' || sign === '\\le' : sign === '>' || sign === '\\ge';
}
