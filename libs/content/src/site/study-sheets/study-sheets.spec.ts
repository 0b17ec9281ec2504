import { describe, expect, it } from '@jest/globals';
import { areasOf } from '@prepward/contracts/objectives';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { renderFault, renderMarkdown } from '../../bank/kit/render.js';
import { forbiddenOffers } from '../forbidden-offers.js';
import { STUDY_SHEETS } from './index.js';

const BLOCKS = STUDY_SHEETS.flatMap(({ subject, parts }) =>
  parts.flatMap(({ area, blocks }) => blocks.map((block) => ({ subject, area, ...block }))),
);

describe('study sheets', () => {
  it('are one a subject, with its areas in the order of the exam', () => {
    expect(STUDY_SHEETS.map(({ subject }) => subject)).toEqual([...SUBJECTS]);
    for (const { subject, parts } of STUDY_SHEETS) {
      expect(parts.map(({ area }) => area)).toEqual(areasOf(subject).map(({ slug }) => slug));
    }
  });

  it('have facts for every area, under headings of their own', () => {
    for (const { subject, parts } of STUDY_SHEETS) {
      const headings = parts.flatMap(({ blocks }) => blocks.map(({ heading }) => heading));
      expect(new Set(headings).size).toBe(headings.length);
      expect([subject, Math.min(...parts.map(({ blocks }) => blocks.length)) >= 4]).toEqual([
        subject,
        true,
      ]);
    }
  });

  it.each(BLOCKS)('$area, $heading: Markdown whose formulas are TeX', ({ body }) => {
    expect(renderFault(body)).toBeUndefined();
    expect(renderMarkdown(body).length).toBeGreaterThan(60);
  });

  it('have as many cells in each row of a table as in its head', () => {
    const tables = BLOCKS.flatMap(({ heading, body }) =>
      (body.match(/(?:^\|.*\n?)+/gm) ?? []).map((table) => ({ heading, rows: table.trim() })),
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { heading, rows } of tables) {
      const widths = rows.split('\n').map((row) => row.split('|').length);
      expect([heading, ...new Set(widths)]).toEqual([heading, widths[0]]);
    }
  });

  it('name a body system for every objective that is one', () => {
    const systems = BLOCKS.find(({ heading }) => heading === 'The body systems')?.body ?? '';
    const objectives = areasOf('science')[0]?.objectives.map(({ name }) => name) ?? [];
    const named = objectives.flatMap((name) => /^(\w+) .*system$/.exec(name)?.[1] ?? []);
    expect(named.length).toBeGreaterThanOrEqual(11);
    expect(named.filter((name) => !systems.includes(`| ${name}`))).toEqual([]);
  });

  it('offer nothing that the site does not', () => {
    const text = STUDY_SHEETS.map(({ lead }) => lead).concat(BLOCKS.map(({ body }) => body));
    expect(forbiddenOffers(text.join('\n'))).toEqual([]);
  });
});
