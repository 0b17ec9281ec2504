import { expect, it, jest } from '@jest/globals';
import { wholeBank } from '@prepward/content/whole-bank';
import * as exam from '@prepward/contracts/exam';
import { type ReadPdf, readPdf } from '../test/read-pdf.js';

/** Setting two papers takes seconds, longer on a busy machine. */
const PATIENCE = 120_000;

const site = {
  brand: 'Prepward',
  origin: 'https://prep.example',
  date: new Date('2026-11-21T00:00:00Z'),
};
const bank = await wholeBank();
const items = bank.items.filter(({ subject }) => subject === 'math').slice(0, 25);

/** An exam with sections of 61, 62, 63 and 64 minutes, and the matching pace. */
function otherExam(): typeof exam {
  const BLUEPRINT = exam.BLUEPRINT.map((section, i) => ({ ...section, minutes: 61 + i }));
  return {
    ...exam,
    BLUEPRINT,
    paceMs: (subject) => {
      const section = BLUEPRINT.find((each) => each.subject === subject);
      return section === undefined ? Number.NaN : (section.minutes * 60_000) / section.items;
    },
  };
}

/** The math paper, set by a fresh import of the code. */
async function mathPaper(): Promise<ReadPdf> {
  const { questionPaper } = await import('./question-paper.js');
  const passages = new Map(bank.passages.map((passage) => [passage.id, passage]));
  return readPdf(
    (await questionPaper(site, { kind: 'questions', subject: 'math', items, passages })).bytes,
  );
}

const firstPage = ({ pages }: ReadPdf) => (pages[0] ?? '').replace(/\s/g, '');

it(
  'a question paper names the time that its questions have in the exam, whatever the blueprint says',
  async () => {
    expect(firstPage(await mathPaper())).toContain('these25questionstake38minutes');
    jest.resetModules();
    jest.unstable_mockModule('@prepward/contracts/exam', otherExam);
    expect(firstPage(await mathPaper())).toContain('these25questionstake41minutes');
  },
  PATIENCE,
);
