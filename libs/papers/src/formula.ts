import { readTex, type Tex } from '@prepward/content/bank/kit/tex';
import type { Run, Sheet } from './sheet.js';
import type { TextStyle } from './theme.js';

/** Something set on one line that can't be broken. Offsets are from its left edge and baseline. */
export interface Box {
  width: number;
  ascent: number;
  descent: number;
  runs: readonly { run: Run; x: number; y: number }[];
  /** Fraction bars. */
  bars: readonly { x: number; y: number; width: number; thickness: number }[];
}

/** As shares of the font size, like the constants below. */
const FRACTION_SIZE = 0.76;
const SCRIPT_SIZE = 0.7;
const AXIS = 0.29;
const BAR = 0.055;
const BAR_GAP = 0.13;
const BAR_OVERHANG = 0.06;
const RAISED = 0.36;
const LOWERED = 0.16;
const CAP_HEIGHT = 0.68;
const DEPTH = 0.2;
const SPACE = { operator: 0.24, relation: 0.3, comma: 0.2, none: 0 } as const;
const MIXED_GAP = 0.1;
/** The smallest letters on paper. */
const LEAST_SIZE = 6;

const NOTHING: Box = { width: 0, ascent: 0, descent: 0, runs: [], bars: [] };

function moved(part: Box, dx: number, dy: number): Box {
  return {
    ...part,
    ascent: part.ascent - dy,
    descent: part.descent + dy,
    runs: part.runs.map(({ run, x, y }) => ({ run, x: x + dx, y: y + dy })),
    bars: part.bars.map((bar) => ({ ...bar, x: bar.x + dx, y: bar.y + dy })),
  };
}

function merged(a: Box, b: Box, width: number): Box {
  return {
    width,
    ascent: Math.max(a.ascent, b.ascent),
    descent: Math.max(a.descent, b.descent),
    runs: [...a.runs, ...b.runs],
    bars: [...a.bars, ...b.bars],
  };
}

/** Whether a minus makes a number negative, instead of standing between two. */
function isUnary(before: Tex | undefined): boolean {
  if (!before) {
    return true;
  }
  return before.kind === 'sign' && (before.space !== 'none' || /[([|]/.test(before.text));
}

class Setter {
  constructor(
    private readonly sheet: Sheet,
    private readonly style: TextStyle,
  ) {}

  private text(text: string, hand: 'plain' | 'em', size: number): Box {
    let width = 0;
    const runs = this.sheet.runs(text, this.style, hand, size).map((run) => {
      width += run.width;
      return { run, x: width - run.width, y: 0 };
    });
    const deep = /[gjpqyQ,;()[\]|]/.test(text);
    return { width, ascent: CAP_HEIGHT * size, descent: deep ? DEPTH * size : 0, runs, bars: [] };
  }

  /** The space before a part, in points. */
  private gap(part: Tex, before: Tex | undefined, size: number, tight: boolean): number {
    if (!before) {
      return 0;
    }
    if (part.kind === 'sign' && part.space !== 'comma') {
      const unary = part.space === 'operator' && isUnary(before);
      return unary ? 0 : SPACE[part.space] * size * (tight ? 0.5 : 1);
    }
    return part.kind === 'fraction' || before.kind === 'fraction' ? MIXED_GAP * size : 0;
  }

  private after(part: Tex, before: Tex | undefined, size: number, tight: boolean): number {
    if (part.kind !== 'sign') {
      return 0;
    }
    const unary = part.space === 'operator' && isUnary(before);
    return unary ? 0 : SPACE[part.space] * size * (tight ? 0.5 : 1);
  }

  row(parts: readonly Tex[], size: number, tight = false): Box {
    return parts.reduce<Box>((row, part, i) => {
      const before = parts[i - 1];
      const x = row.width + this.gap(part, before, size, tight);
      const set = moved(this.one(part, size), x, 0);
      const space = i < parts.length - 1 ? this.after(part, before, size, tight) : 0;
      return merged(row, set, x + set.width + space);
    }, NOTHING);
  }

  private one(part: Tex, size: number): Box {
    switch (part.kind) {
      case 'text':
        return this.text(part.text, part.hand === 'letter' ? 'em' : 'plain', size);
      case 'sign':
        return this.sign(part.text, size);
      case 'fraction':
        return this.fraction(part, size);
      case 'script':
        return this.script(part, size);
    }
  }

  /** The fonts have "<" but not "≤", so that's drawn as "<" above a bar; the same for "≥". */
  private sign(text: string, size: number): Box {
    const plain = { '≤': '<', '≥': '>' }[text];
    if (plain === undefined) {
      return this.text(text, 'plain', size);
    }
    const above = moved(this.text(plain, 'plain', size), 0, -0.07 * size);
    const inset = 0.06 * size;
    const width = above.width - 2 * inset;
    const bar = { x: inset, y: -0.02 * size, width, thickness: BAR * size * 1.15 };
    return { ...above, bars: [bar] };
  }

  private fraction({ above, below }: Tex & { kind: 'fraction' }, size: number): Box {
    const small = Math.max(LEAST_SIZE, size * FRACTION_SIZE);
    const [top, bottom] = [this.row(above, small, true), this.row(below, small, true)];
    const inner = Math.max(top.width, bottom.width);
    const width = inner + 2 * BAR_OVERHANG * size;
    const axis = -AXIS * size;
    const gap = (BAR_GAP + BAR / 2) * size;
    const center = (part: Box) => (width - part.width) / 2;
    const parts = merged(
      moved(top, center(top), axis - gap - top.descent),
      moved(bottom, center(bottom), axis + gap + bottom.ascent),
      width,
    );
    const bar = { x: 0, y: axis, width, thickness: BAR * size };
    return { ...parts, bars: [...parts.bars, bar] };
  }

  private script({ base, over, under }: Tex & { kind: 'script' }, size: number): Box {
    const small = Math.max(LEAST_SIZE, size * SCRIPT_SIZE);
    const foot = this.row(base, size);
    const raised = moved(this.row(over, small, true), foot.width, -RAISED * size);
    const lowered = moved(this.row(under, small, true), foot.width, LOWERED * size);
    const width = foot.width + Math.max(raised.width, lowered.width);
    return merged(merged(foot, raised, width), lowered, width);
  }
}

/** Sets a formula in a text's family and size. @throws SyntaxError for TeX that it does not know. */
export function setFormula(sheet: Sheet, tex: string, style: TextStyle): Box {
  return new Setter(sheet, style).row(readTex(tex), style.size);
}
