/** What a page of the student site loads before anyone acts on it, in gzipped bytes. */
export interface PageWeight {
  path: string;
  scripts: number;
  styles: number;
}

/** The limits (docs/decisions/0008-prerendering.md); a kB is 1,000 bytes. */
const LIMITS = { marketing: 98_000, exam: 140_000, styles: 15_000 };

/** Pages on which items are answered; all others are marketing, except forms. */
const EXAM = /^\/(?:practice|quiz)\//;
/** Form pages get the higher limit: they carry the code that checks and sends their fields. */
const FORM = /^\/(?:login|signup|forgot-password|contact)$/;

function scriptLimit(path: string): number {
  return EXAM.test(path) || FORM.test(path) ? LIMITS.exam : LIMITS.marketing;
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);

function line({ path, scripts, styles }: PageWeight): string {
  const limit = scriptLimit(path);
  const over = scripts > limit || styles > LIMITS.styles ? '  over its limit' : '';
  return `${path.padEnd(40)} ${kB(scripts)} / ${kB(limit)}   ${kB(styles)} / ${kB(LIMITS.styles)}${over}`;
}

function isOver({ path, scripts, styles }: PageWeight): boolean {
  return scripts > scriptLimit(path) || styles > LIMITS.styles;
}

/** The weights as a table, the heaviest pages first, and the pages that exceed a limit. */
export function checkBudgets(weights: readonly PageWeight[]): { table: string; over: string[] } {
  const sorted = [...weights].sort((a, b) => b.scripts - a.scripts);
  const head = `${'page'.padEnd(40)} scripts / limit    styles / limit   (kB gzipped)`;
  return {
    table: [head, ...sorted.map(line)].join('\n'),
    over: sorted.filter(isOver).map(({ path }) => path),
  };
}
