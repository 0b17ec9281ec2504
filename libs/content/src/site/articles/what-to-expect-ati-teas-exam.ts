import { inWords } from '@prepward/contracts/number-words';
import { LEVEL_NAMES, LEVELS, levelRange } from '@prepward/contracts/scores';
import { markAt, sectionRows, TEAS } from '../teas.js';
import type { Article } from '../types.js';

const body = `Most exam nerves come from not knowing what will happen. So here’s the day, from check-in to your score: what’s certain, what varies from place to place, and what you can practice in advance.

## The exam in one table

| order | section | questions | scored | minutes |
|---|---|---|---|---|
${sectionRows(
  (s, n) => `${n} | ${s.name} | ${s.items} | ${s.scored} | ${s.minutes}`,
  ` | break, offered | | | ${TEAS.breakMinutes}`,
)}
| | total | ${TEAS.items} | ${TEAS.scored} | ${TEAS.minutes} |

${TEAS.unscored} of the questions are being tried out for later exams. They look like all the others. Don’t try to spot them: treat a strange question as scored, answer it, and move on.

![Bars of minutes in the order of the exam: Reading, ${TEAS.reading.load}; Math, ${TEAS.math.load}; break, ${TEAS.breakMinutes} minutes, while the clock is paused; Science, ${TEAS.science.load}; English, ${TEAS.english.load}.](figure:section-minutes)

With check-in and the break, set aside four hours.

## Getting in

Wherever you test, you need three things to get in:

- **A physical photo ID, current and issued by a government**, with the name you registered. A picture of it on your phone is not an ID.
- **Your ATI user name and password.** You sign in yourself. Write them down in advance; it’s easy to forget a password under stress.
- **Being early.** About half an hour. If you’re late, you usually won’t be let in, and you usually lose the fee.

Your confirmation email lists anything else. Trust it over any article, including this one, because it’s about your seat.

## In a center or at a school

You show your ID, sign in, and leave your phone, watch, bag, food and notes outside. You get a seat and a computer. Scratch paper is handed out and collected. A proctor is in the room or watching it.

Expect small disturbances: a cough, a door, someone who finishes early and leaves. Finishing early doesn’t mean they did better than you.

## At home

You sign in early and go through a check: camera, microphone, screen, a picture of your ID, and a slow look around the room. Your desk has only what the rules allow. You’re recorded during the exam. No one can come in, and you can’t leave except during the break.

Our article on [the exam with a remote proctor](/blog/teas-exam-with-proctorio) lists things to try out a week before.

## What is on the screen

One question at a time, sometimes with a passage or a picture next to it. You can go back and forth **inside** a section and change answers. When you close a section, or its time ends, it stays closed.

You’ll see these kinds of questions:

1. **Multiple choice:** four options, one right.
2. **Multiple select:** several right; you need exactly those.
3. **Supply answer:** you type a number or a word.
4. **Hot spot:** you click the right place in a picture.
5. **Ordered response:** you put steps in order.

About ${TEAS.alternates} is kinds 2 to 5. All are right or wrong; there’s no partial credit. There’s no penalty for wrong answers, so leave nothing blank.

In Math, there’s a four-function calculator on screen: plus, minus, times, divided by. No fractions, no roots. Practice with one like it.

## How it feels, section by section

**Reading** comes while you’re fresh, and the risk is being too thorough. With ${TEAS.reading.load}, you have ${TEAS.reading.pace} seconds each, passage included. Read the question first.

**Math** has the most generous clock, ${TEAS.math.pace} seconds per question, and people still run out of time, because one stubborn problem eats six minutes. Give it two minutes, then flag it.

**The break.** Take it, even if you feel fine. Stand up, have some water, look into the distance. The clock is paused for ${TEAS.breakMinutes} minutes. Don’t look anything up or discuss questions; it’s against the rules and doesn’t help.

**Science** is the longest list: ${TEAS.science.load}. You know it or you don’t; there’s little to work out. Go through quickly, flag the ones you’re unsure of, come back. The ${inWords(TEAS.science.areas.reasoning ?? 0)} reasoning questions can all be solved from what’s on the page, so save some energy for those.

**English** comes last, with ${TEAS.english.pace} seconds per question. By now you’re tired, and tired people choose what sounds right. Name the rule instead.

## Pacing you can remember

| section | a third gone | two thirds gone |
|---|---|---|
${sectionRows((s) => `${s.name} | ${markAt(s, 1 / 3)} | ${markAt(s, 2 / 3)}`)}

Check the clock at these two points, not after each question. If you’re behind, don’t rush every question: pick a few to guess and flag.

## When something goes wrong

- **Your mind goes blank.** Put both feet on the floor, breathe out slowly, skip the question. It’ll come back while you work on another one.
- **A question makes no sense.** It may be one that’s being tried out. Choose, flag, move on.
- **The computer fails.** Raise your hand, or contact support the way you were shown. Write down the time and what you saw. Do not restart on your own unless you are told to.
- **Someone near you cheats.** It’s not your problem during the exam. Keep your eyes on your screen; getting involved can cost *you* your score.

## The score

You receive a total and a score for each section, as percentages, and results by content area. ATI groups totals into levels:

| level | total |
|---|---|
${LEVELS.map((level) => `| ${LEVEL_NAMES[level]} | ${levelRange(level)} |`).join('\n')}

The level isn’t a passing score. Your school sets its own, often as a number and sometimes by section. How quickly the score appears and how it reaches the school depend on the place and on the school; your ATI account and your confirmation email say what applies to you.

If your score isn’t high enough, use the report. It shows the content areas, so you know what to study. Before you book again, check how long your school wants you to wait and how many attempts it counts.

## Rehearse it once from start to finish

You can get used to most of this in advance. Take one full [mock exam](/exam-practice) as if it were real: the same hour, an empty desk, a simple calculator, one break of ${TEAS.breakMinutes} minutes after ${TEAS.breakAfter}, no phone. Follow the pacing table. Afterward, look at the last section: if English went clearly worse than in practice, you know you need the break, some water, and the rules by name.

Then on exam day, you’ve done it before.`;

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
