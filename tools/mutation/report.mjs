/** Mutant statuses, as the mutation score counts them. */
const CAUGHT = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

function lineOf(file, mutant, source) {
  const { start, end } = mutant.location;
  const first = source.split('\n')[start.line - 1] ?? '';
  const whole =
    start.line === end.line ? first.slice(start.column - 1, end.column - 1) : first.trim();
  const old = (mutant.was ?? whole).split('\n')[0];
  const now = (mutant.replacement ?? '').split('\n')[0];
  return `  ${file}:${start.line}:${start.column} ${mutant.status} ${mutant.mutatorName}: ${old} → ${now}`;
}

/**
 * A readable summary of a Stryker report: every mutant that no test noticed, then a line per file with
 * its score.
 *
 * @param report output of Stryker's JSON reporter
 */
export function summaryOf(report) {
  const rows = [];
  const missed = [];
  let total = { caught: 0, missed: 0 };
  for (const [file, { mutants, source }] of Object.entries(report.files)) {
    const caught = mutants.filter(({ status }) => CAUGHT.has(status)).length;
    const survivors = mutants.filter(({ status }) => MISSED.has(status));
    total = { caught: total.caught + caught, missed: total.missed + survivors.length };
    rows.push({ file, caught, missed: survivors.length });
    missed.push(...survivors.map((mutant) => lineOf(file, mutant, source)));
  }
  const text = rows.concat({ file: 'all', ...total }).map((row) => {
    const all = row.caught + row.missed;
    const score = all === 0 ? '   –  ' : `${((100 * row.caught) / all).toFixed(1).padStart(5)}%`;
    return `${score} ${String(row.caught).padStart(5)}/${String(all).padEnd(5)} ${row.file}`;
  });
  return `${missed.join('\n')}\n\n${text.join('\n')}\n`;
}
