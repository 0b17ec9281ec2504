import { DIAGNOSTIC_ITEMS } from '@prepward/contracts/attempt-rules';
import { inWords, inWordsFirst } from '@prepward/contracts/number-words';
import { sectionRows, TEAS } from '../teas.js';
import type { Article } from '../types.js';

const body = `Most advice about the TEAS is a list of topics. A list isn’t a plan. A plan says what you do on Tuesday after work, what you skip, and how you know it’s going well. This one takes six weeks at about seven hours a week. At the end, you’ll see what to cut if you have less time.

## First, know what you’re planning for

Version 7 of the TEAS has ${TEAS.load}. The sections always come in the same order.

| order | section | questions | minutes | seconds per question |
|---|---|---|---|---|
${sectionRows((s, n) => `${n} | ${s.name} | ${s.items} | ${s.minutes} | ${s.pace}`)}

A ${TEAS.breakMinutes}-minute break is offered after ${TEAS.breakAfter}. Of the questions, ${TEAS.unscored} are being tried out and do not count, but they aren’t marked, so treat every question as real. There’s no penalty for wrong answers. About ${TEAS.alternates} isn’t plain multiple choice: choose several, type a number, click a place in a picture, put steps in order.

Then find the number you need. Schools set their own, for the total and sometimes for each section. Write it down before you start. "As much as possible" isn’t a goal; going from 61 to 75 is.

![The plan as blocks of time. Week 0: one evening, the diagnostic. Weeks 1 and 2: the two heavy areas, by turns. Weeks 3 and 4: the other areas, with the first mock at the end of week 3 and its review. Week 5: everything mixed, second mock on the weekend. Week 6: sharpen, third mock on Thursday, then stop.](figure:six-weeks)

## Week 0: one evening of measuring

Take a diagnostic before you study anything. Ours has ${inWords(DIAGNOSTIC_ITEMS)} questions across the sections; any good one works. Do it timed, without looking things up.

Now sort the content areas by two numbers: how many exam questions come from the area, and how many of yours were wrong.

| area | scored questions on the exam |
|---|---|
| Numbers and algebra | 18 |
| Human anatomy and physiology | 18 |
| Measurement and data | 16 |
| Key ideas and details | 15 |
| Integration of knowledge and ideas | 15 |
| Conventions of standard English | 12 |
| Knowledge of language | 11 |
| Vocabulary to express ideas | 10 |
| Craft and structure | 9 |
| Biology | 9 |
| Scientific reasoning | 9 |
| Chemistry | 8 |

Multiply the two. If you miss half of an area with 18 questions, it’s worth nine questions. If you miss half of an area with eight, it’s worth four. Start with the first, even if you’d rather start with the second.

${inWordsFirst(DIAGNOSTIC_ITEMS)} questions aren’t many, and an area with three of them can look bad by chance. Treat the diagnostic as a first guess and correct it over the first two weeks.

## Weeks 1 and 2: the two heavy areas

For most people the heavy areas are numbers and algebra, and anatomy and physiology. Together they have ${(TEAS.math.areas.numbers ?? 0) + (TEAS.science.areas.anatomy ?? 0)} scored questions, almost a quarter of the ${TEAS.scored}.

**Math, three evenings a week.** Begin with fractions, decimals and percents, because ratios, rates, dosages and word problems are built from them. Then proportions, then equations. Do each question twice: once at your own speed with every step on paper, and again two days later from scratch.

**Anatomy, three evenings a week.** One body system an evening. Read for fifteen minutes, close the book, and draw the system from memory with arrows for what flows. Compare and fix it. Next time, start by redrawing the last one. Good order: cardiovascular, respiratory, nervous, endocrine, digestive, urinary, immune and lymphatic, then the rest.

One evening a week stays free. You will need it.

## Weeks 3 and 4: the rest, and the first mock

| evening | week 3 | week 4 |
|---|---|---|
| Mon | Chemistry: atoms, periodic table, bonds | Chemistry: reactions, pH, solutions |
| Tue | Reading: main idea, inference | Reading: purpose, structure, bias |
| Wed | Biology: cells, division | Biology: DNA, heredity |
| Thu | English: commas, semicolons, agreement | English: register, writing process, word parts |
| Fri | Math: measurement and conversion | Math: tables, graphs, averages |
| Sat | First mock exam, full length | Review of the mock, area by area |

Take the first mock at the end of week 3, even if you don’t feel ready. It teaches you the clock and shows what the evenings missed. Take it in one sitting, with your phone in another room and only the ${TEAS.breakMinutes}-minute break.

Reviewing a mock takes as long as taking it. For each miss, write one line: what I thought, what is true, what I will notice next time. If you can’t write the third part, you’re not done with the question.

## Week 5: mixed practice

Until now, you knew what each evening was about. The exam won’t tell you. A question that says "how many milliliters" doesn’t say "this is a proportion". So in week 5, mix: twenty questions across all areas, every evening, at exam pace, and ten minutes for the review queue of old mistakes.

Take the second mock on the weekend. Compare it with the first by area, not by total. A total moves by about four points from luck alone on an exam of this length, so two points up or down mean nothing. An area that went from four out of nine to eight out of nine does.

## Week 6: sharpen, then stop

- **Monday to Wednesday:** the three weakest objectives still left, and nothing new.
- **Thursday:** a third mock, or a half one if you are tired. Same hour of the day as your exam.
- **Friday:** review it. Read your page of rules and your drawings once.
- **The day before:** half an hour at most. Lay out your ID. For a remote exam, check the computer and the room. Sleep.

You are ready when two mocks in a row are above your target by a few points. If they are not, and your school and ATI let you move the date, moving it is a good decision, not a failure.

## If you have less than six weeks

| time | keep | cut |
|---|---|---|
| 4 weeks | Everything, with week 1 and 2 merged | The third mock |
| 2 weeks | The two heaviest weak areas, English rules, one mock | Chemistry beyond pH and atoms, rare body systems |
| 1 week | One weak area, one mock, pacing | Everything you’d have to learn from scratch |
| 2 days | The exam format, guessing without fear, sleep | New material |

Never cut the review of your mistakes. Two hundred questions with review beat six hundred without.

## How to tell that the plan is working

Look once a week, on the same day, at three things: accuracy in the areas you worked on, time per question, and how many old mistakes you now get right. If accuracy goes up and time doesn’t go down, you’re on track; speed comes last. If neither moves for two weeks, change the method: explain questions out loud to someone, or let a [tutor](/teas-exam-help) find the step you skip.

Now go do today’s twenty.`;

export const teasExamPreparation: Article = {
  slug: 'teas-exam-preparation',
  title: 'TEAS exam preparation: a six-week plan',
  description:
    'A six-week TEAS preparation plan at seven hours a week: what to measure first, what to study each evening, when to take mocks, and what to cut with less time.',
  category: 'study-plans',
  tags: ['Study plan', 'All sections'],
  published: '2026-11-21',
  updated: '2026-11-21',
  excerpt:
    'Six weeks, seven hours a week: what to do each evening, when to take a mock, and what to cut if you have less time.',
  heading: 'TEAS exam preparation: a plan for six weeks',
  body,
  related: ['how-to-study-pass-teas', 'how-to-prepare-ati-teas', 'free-teas-practice-test'],
  practice: { label: 'Take the free diagnostic', to: '/signup' },
};
