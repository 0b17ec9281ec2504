import { QUIZ_ITEMS } from '@prepward/contracts/attempt-rules';
import { inWords } from '@prepward/contracts/number-words';
import { LEVEL_FLOORS, LEVEL_NAMES, LEVELS } from '@prepward/contracts/scores';
import { TEAS } from '../teas.js';
import type { Article } from '../types.js';

const body = `You can spend sixty hours with a TEAS book and remember little of it. That doesn’t mean you’re not smart enough. Reading and underlining feel like learning because the text becomes familiar, but familiar isn’t the same as known. On the exam, you have to come up with answers with the book closed. So study by coming up with answers with the book closed.

Here are five habits that do that. None takes more time than you spend now.

## Habit 1: close the book and recall

After a page, a video or a rationale: close it, and write down what you remember. Then open it and compare. It feels worse than rereading, because you see what’s missing. That’s how you know it’s working.

Ways to do it with TEAS material:

- Draw a body system from memory, with arrows.
- Cover the options of a question and say the answer first.
- Explain out loud why an option is wrong.
- Write the eight steps of something (protein synthesis, the path of air) on a blank page.

If you do only one thing from this article, do this one.

## Habit 2: come back after a gap

You forget fastest right after learning. Each time you recall something with effort, you forget it more slowly. So thirty minutes are worth more in four sessions than in one.

| review | when | what |
|---|---|---|
| 1 | next day | everything new from yesterday, from memory |
| 2 | after 3 days | only what was shaky, plus a few others |
| 3 | after a week | mixed with other topics |
| 4 | after two or three weeks | one question on each |

What you miss goes back to the first row. A stack of cards in four envelopes works. So does our review queue, which comes with a subscription and puts due questions on top each day. The tool doesn’t matter; the gaps do.

## Habit 3: mix once it works

When you learn proportions, do proportions: six or eight in a row. Once they work, stop doing them in a row. With a set of one kind, you know what to do before you’ve read the question, and on the exam you never do.

Mixed practice feels slower, and your accuracy in it is lower at first. Keep going. It trains what the exam tests: seeing *what kind of question this is*.

A mixed set for one evening might be: two percents, one conversion, two equations, one graph; three on the kidney, two on cells, one experiment; two comma questions, one word part; one passage with three questions. About twenty in all, twenty-five minutes.

## Habit 4: keep a list of mistakes

Make a page with four columns. It’ll be your most valuable study sheet.

| question | what I thought | what is true | what I will notice next time |
|---|---|---|---|
| Price falls from $80 to $60: percent? | 20 ÷ 60 = 33% | 20 ÷ 80 = 25% | change is divided by the *old* value |
| Vein with oxygen-rich blood? | none | pulmonary vein | vein means *to the heart*, not "poor in oxygen" |
| "The list of drugs are…" | are | is | find the subject, cross out "of drugs" |
| pH 4 against pH 6 | twice as acidic | 100 times | each step is a factor of ten |

The last column is the important one. It is a trigger: the next time you see the words "percent change", an alarm should go off.

Read the sheet before each session. Once a week cross out what has not happened again. In the last two days before the exam, it’s the only thing you need to read.

## Habit 5: work against the clock, but last

Get it right first, then fast. If you practice fast before you get it right, you practice mistakes.

Once your accuracy in an area is above 75%, switch to exam pace: ${TEAS.paces}. Learn one routine and use it always:

1. First pass: answer what you can, flag what you cannot. No question gets more than two minutes.
2. Second pass: the flagged ones.
3. Last minute: leave nothing blank. Wrong answers cost nothing, and blank ones earn nothing.

You can move freely within a section, so this is allowed. You can’t reopen a closed section, so use your remaining minutes before you close it.

## What to stop doing

- **Highlighting.** It postpones thinking until "later".
- **Rereading chapters** that you understood. Recall them instead.
- **Collecting material.** Buying a second book won’t make you open the first.
- **Studying with the phone on the table.** Put it in another room.
- **Only doing what goes well.** It feels good, but it doesn’t help.
- **Hunting for questions of the live exam.** They are confidential. The ones for sale are made up, old, or stolen, and a score based on stolen questions can be canceled.

## A session of forty-five minutes

| minutes | what |
|---|---|
| 0 to 5 | Read your list of mistakes |
| 5 to 15 | Reviews that are due, from memory |
| 15 to 30 | One new topic: read 5 minutes, recall 5, compare 5 |
| 30 to 42 | Ten questions, old and new mixed |
| 42 to 45 | Add to the list of mistakes; write what tomorrow begins with |

The last row matters. If you have to start with "where was I?", you often don’t start.

## Motivation, for people who work

You won’t always feel like it. Don’t rely on motivation.

- **Tie it to something fixed:** after the children are in bed, before the first coffee, in the car before the shift.
- **Make the smallest unit tiny.** On bad days, five questions. That keeps the habit alive and the reviews from piling up.
- **Count sessions, not hours.** Five sessions is a good week, however they felt.
- **Tell one person your target and your date.** It helps if someone asks how it’s going.
- **Sleep.** Your brain stores what you learned today while you sleep. The hour you cut from sleep to study more is usually a bad trade.

## When you are stuck

If you’re stuck on a topic for two weeks, the problem is usually one level below it. Proportions fail because of fractions, acids because of exponents, inference because you missed the main idea. Go down one level, fix that, and come back.

If you cannot see the level yourself, ask someone who can: a teacher, a colleague who is a nurse, or a [tutor](/msn-expert-tutors). Ten minutes of explaining your thinking to someone who can spot the wrong step can save you ten evenings.

## What passing means

There’s no universal passing score. Your school sets its own, sometimes one for each section. Aim a few points above it, because an exam of this length is only accurate to about four points either way. Once two [mock exams](/exam-practice) in a row are above that score plus the margin, you’re ready, even if you’re nervous.

![A scale of total scores from 0 to 100 with five levels: ${LEVELS.map((level) => `${LEVEL_NAMES[level]} from ${LEVEL_FLOORS[level]}`).join(', ')}.](figure:level-scale)

Start with one topic tonight: five minutes reading, book closed, five minutes recalling. Then ${inWords(QUIZ_ITEMS)} [questions](/quiz/science). That is one session. Do the next one tomorrow.`;

export const howToStudyPassTeas: Article = {
  slug: 'how-to-study-pass-teas',
  title: 'How to study to pass the TEAS: five habits',
  description:
    'Five study habits for the TEAS that cost no extra time: recall, gaps, mixing, a list of mistakes and the clock. With a 45-minute session you can use tonight.',
  category: 'study-plans',
  tags: ['Study habits', 'Memory'],
  published: '2026-11-21',
  updated: '2026-11-21',
  excerpt:
    'Familiar is not the same as known. Five habits that turn the hours you already spend into answers you can produce.',
  heading: 'How to study to pass the TEAS',
  body,
  related: ['teas-exam-preparation', 'free-teas-practice-test', 'how-to-prepare-ati-teas'],
  practice: { label: `Do ${inWords(QUIZ_ITEMS)} questions now`, to: '/quiz/science' },
};
