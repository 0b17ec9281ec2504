/** A formula as a tree: the part of TeX that the bank writes. */
export type Tex =
  | { kind: 'text'; text: string; hand: 'upright' | 'letter' }
  | { kind: 'sign'; text: string; space: 'operator' | 'relation' | 'comma' | 'none' }
  | { kind: 'fraction'; above: Tex[]; below: Tex[] }
  | { kind: 'script'; base: Tex[]; over: Tex[]; under: Tex[] };

const OPERATORS: Record<string, string> = {
  '+': '+',
  '-': '−',
  '−': '−',
  '÷': '÷',
  '×': '×',
  '\\times': '×',
  '\\cdot': '·',
  '\\div': '÷',
  '\\pm': '±',
};

const RELATIONS: Record<string, string> = {
  '=': '=',
  '<': '<',
  '>': '>',
  '\\le': '≤',
  '\\ge': '≥',
  '\\lt': '<',
  '\\gt': '>',
  '\\approx': '≈',
  '\\rightarrow': '→',
  '\\to': '→',
};

const LETTERS: Record<string, string> = { '\\pi': 'π', '\\mu': 'μ', '\\Delta': 'Δ' };
const UPRIGHT: Record<string, string> = { '\\%': '%', '\\$': '$', '\\circ': '°', '\\ ': ' ' };

/** Names and their braces, numbers, or single characters. Spaces in the source are ignored. */
const TOKEN = /\\text\s*\{[^{}]*\}|\\[a-zA-Z]+|\\.|\d+(?:,\d{3})*(?:\.\d+)?|\.\d+|\S/gu;

/** A part with upright letters, as in chemistry. */
function upright(part: Tex): Tex {
  const all = (parts: readonly Tex[]) => parts.map(upright);
  switch (part.kind) {
    case 'text':
      return { ...part, hand: 'upright' };
    case 'fraction':
      return { ...part, above: all(part.above), below: all(part.below) };
    case 'script':
      return { ...part, base: all(part.base), over: all(part.over), under: all(part.under) };
    case 'sign':
      return part;
  }
}

class Parser {
  private at = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly source: string,
  ) {}

  private fail(what: string): never {
    throw new SyntaxError(`The papers can't typeset the formula ${this.source}: ${what}`);
  }

  whole(): Tex[] {
    const parts = this.sequence();
    if (this.at < this.tokens.length) {
      this.fail('an extra brace');
    }
    return parts;
  }

  private sequence(): Tex[] {
    const parts: Tex[] = [];
    for (let token = this.tokens[this.at]; token !== undefined; token = this.tokens[this.at]) {
      if (token === '}') {
        break;
      }
      if (token === '^' || token === '_') {
        parts.push(this.script(parts.splice(-1)));
      } else {
        parts.push(...this.one());
      }
    }
    return parts;
  }

  private script(base: Tex[]): Tex {
    const scripts: { over: Tex[]; under: Tex[] } = { over: [], under: [] };
    for (let token = this.tokens[this.at]; token === '^' || token === '_'; ) {
      this.at += 1;
      scripts[token === '^' ? 'over' : 'under'] = this.one();
      token = this.tokens[this.at];
    }
    return { kind: 'script', base, ...scripts };
  }

  private group(): Tex[] {
    const parts = this.sequence();
    if (this.tokens[this.at] !== '}') {
      this.fail('a missing brace');
    }
    this.at += 1;
    return parts;
  }

  private one(): Tex[] {
    const token = this.tokens[this.at];
    this.at += 1;
    if (token === undefined) {
      return this.fail('it ends too early');
    }
    if (token === '{') {
      return this.group();
    }
    if (token === '\\frac') {
      return [{ kind: 'fraction', above: this.one(), below: this.one() }];
    }
    if (token === '\\mathrm') {
      return this.one().map(upright);
    }
    return [this.leaf(token)];
  }

  private leaf(token: string): Tex {
    const operator = OPERATORS[token];
    const relation = RELATIONS[token];
    if (operator !== undefined || relation !== undefined) {
      const text = operator ?? relation ?? '';
      return { kind: 'sign', text, space: operator === undefined ? 'relation' : 'operator' };
    }
    if (token === ',' || token === ';') {
      return { kind: 'sign', text: token, space: 'comma' };
    }
    if (token === '\\,') {
      return { kind: 'sign', text: '', space: 'comma' };
    }
    if (/^[().:!|[\]]$/.test(token)) {
      return { kind: 'sign', text: token, space: 'none' };
    }
    const words = /^\\text\s*\{([^{}]*)\}$/.exec(token)?.[1];
    const upright = words ?? UPRIGHT[token] ?? (/^[\d.]/.test(token) ? token : undefined);
    if (upright !== undefined) {
      return { kind: 'text', text: upright, hand: 'upright' };
    }
    const letter = LETTERS[token] ?? (/^[a-zA-Z]$/.test(token) ? token : undefined);
    return letter === undefined
      ? this.fail(`it does not know ${token}`)
      : { kind: 'text', text: letter, hand: 'letter' };
  }
}

/** Reads a formula. @throws SyntaxError for TeX that {@link Tex} can't represent. */
export function readTex(source: string): Tex[] {
  return new Parser(source.match(TOKEN) ?? [], source).whole();
}
