import { inWords } from '@prepward/contracts/number-words';
import { LEVEL_NAMES, LEVELS, levelRange } from '@prepward/contracts/scores';
import { markAt, sectionRows, TEAS } from '../teas.js';
import type { Article } from '../types.js';

const body = `Fear of an exam is largely fear of the unknown part of it. So here is the day, from the door to the score, with what is certain, what differs from place to place, and what you can practice beforehand.

## The exam in one table

| order | section | questions | of these scored | minutes |
|---|---|---|---|---|
${sectionRows(
  (s, n) => `${n} | ${s.name} | ${s.items} | ${s.scored} | ${s.minutes}`,
  ` | break, offered | | | ${TEAS.breakMinutes}`,
)}
| | together | ${TEAS.items} | ${TEAS.scored} | ${TEAS.minutes} |

${TEAS.unscored} of the questions are on trial for later exams. They look like all others. Do not try to spot them: treat a strange question as scored, answer it, and go on.

![Bars of minutes in the order of the exam: Reading, ${TEAS.reading.load}; Math, ${TEAS.math.load}; break, ${TEAS.breakMinutes} minutes, while the clock is paused; Science, ${TEAS.science.load}; English, ${TEAS.english.load}.](figure:section-minutes)

With check-in and the break, reserve four hours.

## Before the door

Whatever the place, three things decide whether you get in:

- **A physical photo ID, current and issued by a government**, with the name you registered. A picture of it on your phone is not an ID.
- **Your ATI user name and password.** You sign in yourself. Write them down beforehand; no one remembers a password at that moment.
- **Being early.** About half an hour. Late arrivals are commonly not let in, and the fee is commonly lost.

Your confirmation mail lists anything else. It is more reliable than any article, this one included, because it is about your seat.

## In a center or at a school

You show your ID, sign, and leave phone, watch, bag, food and notes outside. You get a seat and a computer. Scratch paper is handed out and collected again. A proctor is in the room or watches it.

Expect small disturbances: a cough, a door, someone who finishes early and leaves. The one who leaves early has not done better than you.

## At home

You sign in early and go through a check: camera, microphone, screen, a picture of your ID, and a slow look around the room. The desk is empty but for what the rules allow. During the exam you are recorded. No one may come in, and you may not leave except in the break.

Our article on [the exam with a remote proctor](/blog/teas-exam-with-proctorio) has a list of things to try out a week before.

## What is on the screen

One question at a time, sometimes with a passage or a picture beside it. You can go back and forth **inside** a section and change answers. When you close a section, or its time ends, it stays closed.

You will meet five kinds of question:

1. **Multiple choice:** four options, one right.
2. **Multiple select:** several right; you need exactly those.
3. **Supply answer:** you type a number or a word.
4. **Hot spot:** you click the right place in a picture.
5. **Ordered response:** you put steps in order.

About ${TEAS.alternates} is of kinds 2 to 5. All are right or wrong; there are no half points. There is no deduction for wrong answers, so leave nothing empty.

In Math a four-function calculator is on the screen: plus, minus, times, divided by. No fractions, no roots. Practice with such a one.

## How it feels, section by section

**Reading** comes while you are fresh, and the danger is to be too thorough. With ${TEAS.reading.load}, you have ${TEAS.reading.pace} seconds each, passage included. Read the question first.

**Math** has the most generous clock, ${TEAS.math.pace} seconds a question, and people still run out, because one stubborn problem eats six minutes. Two minutes, then flag it.

**The break.** Take it, even if you feel well. Stand up, drink, look far away. The clock is paused for ${TEAS.breakMinutes} minutes. Do not look anything up and do not discuss questions; it is forbidden and does not help.

**Science** is the longest list: ${TEAS.science.load}. You know it or you do not; there is little to work out. Go through quickly, flag doubtful ones, come back. The ${inWords(TEAS.science.areas.reasoning ?? 0)} reasoning questions can all be solved from what is printed, so save a clear head for those.

**English** comes last, with ${TEAS.english.pace} seconds a question. By now you are tired, and tired people choose what sounds right. Name the rule instead.

## Pacing you can remember

| section | a third gone | two thirds gone |
|---|---|---|
${sectionRows((s) => `${s.name} | ${markAt(s, 1 / 3)} | ${markAt(s, 2 / 3)}`)}

Look at the clock at these two points and not after each question. If you are behind, do not hurry every question: choose a few to guess and flag.

## When something goes wrong

- **Your mind goes blank.** Put both feet on the floor, breathe out slowly, skip the question. It comes back while you work on another one.
- **A question makes no sense.** It may be on trial. Choose, flag, move on.
- **The computer fails.** Raise your hand, or use the way to support that you were shown. Write down the time and what you saw. Do not restart on your own unless you are told to.
- **Someone near you cheats.** It is not your business during the exam. Keep your eyes on your screen; being drawn in can cost *you* the score.

## The score

You receive a total and a score for each section, as percentages, and results by content area. ATI groups totals into levels:

| level | total |
|---|---|
${LEVELS.map((level) => `| ${LEVEL_NAMES[level]} | ${levelRange(level)} |`).join('\n')}

The level is not a pass mark. Your school sets its own, often as a number and sometimes by section. How quickly the score appears and how it reaches the school depend on the place and on the school; your ATI account and your confirmation mail say what holds for you.

If the score is not enough, use the report. It shows the content areas, and therefore what to study. Before you book again, check how long your school wants you to wait and how many attempts it counts.

## Rehearse it once, completely

You can make most of this familiar before the day. Sit one full [mock exam](/exam-practice) as if it were real: the same hour, an empty desk, a simple calculator, one break of ${TEAS.breakMinutes} minutes after ${TEAS.breakAfter}, no phone. Keep to the pacing table. Afterwards look at the last section: if English is clearly worse than in single practice, you have learned that you need the break, the water and the rules by name.

Then the exam is simply the next time.`;

export const whatToExpectAtiTeasExam: Article = {
  slug: 'what-to-expect-ati-teas-exam',
  title: 'What to expect on ATI TEAS exam day',
  description:
    'The ATI TEAS exam day from check-in to score: sections and times, question types, pacing points, the break, what goes wrong and what the score levels mean.',
  category: 'exam-guide',
  tags: ['Test day', 'Scores'],
  published: '2026-11-21',
  updated: '2026-11-21',
  excerpt:
    'From the ID check to the score report: how the day runs, how each section feels, and where to look at the clock.',
  heading: 'What to expect on the day of the ATI TEAS',
  body,
  related: ['teas-exam-with-proctorio', 'how-to-register-study-teas', 'teas-exam-preparation'],
  practice: { label: 'Rehearse with a mock exam', to: '/exam-practice' },
};
