import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { metrics } from './metrics.js';

const FOLDER = new URL('../../../../docker/observability/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');

/** Words of PromQL before a parenthesis or an operator that aren't metrics. */
const WORDS = new Set(['by', 'and', 'or', 'unless', 'on', 'le', 'without']);
/** Made by Prometheus itself. */
const OF_PROMETHEUS = ['up'];

/** The metrics in an expression: words not followed by a parenthesis, outside labels and strings. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without|on)\s*\([^)]*\)/g, '');
  const names = bare.match(/[a-z_][a-z0-9_]*(?!\s*\(|[a-z0-9_])/g) ?? [];
  return names.filter((name) => !WORDS.has(name));
}

/** Every series that /metrics exposes; for a histogram, its parts. */
async function known(): Promise<Set<string>> {
  const process = new Registry();
  collectDefaultMetrics({ register: process });
  const all = [
    ...(await metrics.registry.getMetricsAsJSON()),
    ...(await process.getMetricsAsJSON()),
  ];
  const names = all.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  return new Set([...names, ...OF_PROMETHEUS]);
}

/** The expressions of the alert rules: from `expr:` up to the next key. */
function alertExpressions(): string[] {
  const blocks = read('alerts.yml')
    .split(/^ {6}- alert: /m)
    .slice(1);
  return blocks.map((block) => {
    const [, text = ''] = /^ {8}expr: (?:>-)?([\s\S]*?)^ {8}(?:for|labels):/m.exec(block) ?? [];
    return text.trim();
  });
}

/** Prometheus's own checker, from Debian's package `prometheus`; set `PROMTOOL` if it isn't in the PATH. */
const PROMTOOL = process.env.PROMTOOL ?? 'promtool';
function hasPromtool(): boolean {
  try {
    execFileSync(PROMTOOL, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const wherePromtoolIs = hasPromtool() ? it : it.skip;

function panelExpressions(): string[] {
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    read('dashboard.json'),
  );
  return dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

describe('the files for Prometheus and Grafana', () => {
  it('find a metric in what PromQL says', () => {
    expect(metricsIn('sum by (le) (rate(a_total{x="b_c"}[5m])) / max(b_seconds) > 0.5')).toEqual([
      'a_total',
      'b_seconds',
    ]);
  });

  it.each([
    ['alerts', alertExpressions()],
    ['dashboard', panelExpressions()],
  ])('%s name only metrics that there are', async (_file, expressions) => {
    expect(expressions.length).toBeGreaterThan(5);
    const names = await known();
    for (const expression of expressions) {
      const asked = metricsIn(expression);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((name) => !names.has(name))).toEqual([]);
    }
  });

  wherePromtoolIs('alerts pass promtool; skipped where the package prometheus is missing', () => {
    const file = fileURLToPath(new URL('alerts.yml', FOLDER));
    const said = execFileSync(PROMTOOL, ['check', 'rules', file], { encoding: 'utf8' });
    expect(said).toMatch(/SUCCESS: \d+ rules found/);
  });
});
