import { QUIZ_ITEMS } from '@prepward/contracts/attempt-rules';
import { inWords } from '@prepward/contracts/number-words';
import { LEVEL_FLOORS, LEVEL_NAMES, LEVELS } from '@prepward/contracts/scores';
import { TEAS } from '../teas.js';
import type { Article } from '../types.js';

const body = `You can spend sixty hours with a TEAS book and remember little of it. That is not a lack of talent. Reading and underlining feel like learning because the text becomes familiar, and familiar is not the same as known. The exam asks you to produce an answer with the book closed. So you should study by producing answers with the book closed.

Five habits follow from this. None needs more time than you spend now.

## Habit 1: close the book and recall

After a page, a video or a rationale: close it, and write down what you remember. Then open it and compare. It feels worse than rereading, because you see what is missing. That feeling is the work.

Ways to do it with TEAS material:

- Draw a body system from memory, with arrows.
- Cover the options of a question and say the answer first.
- Explain to an empty chair why an option is wrong.
- Write the eight steps of something (protein synthesis, the path of air) on an empty page.

If you do only one thing from this article, do this one.

## Habit 2: come back after a gap

You forget fastest right after learning. Each time you recall something with effort, the next forgetting is slower. So the same thirty minutes are worth more in four pieces than in one.

| review | when | what |
|---|---|---|
| 1 | next day | everything new from yesterday, from memory |
| 2 | after 3 days | only what was shaky, plus a few others |
| 3 | after a week | mixed with other topics |
| 4 | after two or three weeks | one question on each |

What you miss goes back to the first line. A stack of cards in four envelopes does this. So does the review queue of a subscription here, which puts the due ones on top each day. The tool does not matter; the gaps do.

## Habit 3: mix once it works

When you learn proportions, do proportions: six or eight in a row. When they work, stop doing them in a row. A set of one kind tells you what to do before you have read the question, and the exam never does.

Mixed practice feels slower, and your accuracy in it is lower at first. Keep going. It trains what the exam tests, which is to see *what kind of question this is*.

A mixed set for one evening might be: two percents, one conversion, two equations, one graph; three on the kidney, two on cells, one experiment; two comma questions, one word part; one passage with three questions. About twenty in all, twenty-five minutes.

## Habit 4: keep a list of mistakes

A page with four columns. It becomes the most valuable sheet you own.

| question | what I thought | what is true | what I will notice next time |
|---|---|---|---|
| Price falls from $80 to $60: percent? | 20 ÷ 60 = 33% | 20 ÷ 80 = 25% | change is divided by the *old* value |
| Vein with oxygen-rich blood? | none | pulmonary vein | vein means *to the heart*, not "poor in oxygen" |
| "The list of drugs are…" | are | is | find the subject, cross out "of drugs" |
| pH 4 against pH 6 | twice as acidic | 100 times | each step is a factor of ten |

The last column is the important one. It is a trigger: the next time you see the words "percent change", a small bell should ring.

Read the sheet before each session. Once a week cross out what has not happened again. In the last two days before the exam it is the only thing you need to read.

## Habit 5: work against the clock, but last

First right, then fast. If you practice fast before you are right, you practice mistakes.

When accuracy in an area is above three quarters, bring in exam pace: ${TEAS.paces}. Learn one routine and use it always:

1. First pass: answer what you can, flag what you cannot. No question gets more than two minutes.
2. Second pass: the flagged ones.
3. Last minute: no question stays empty. Wrong answers cost nothing, and a blank one earns nothing.

You may move about freely inside a section, so this is allowed and useful. A closed section cannot be opened again: use the minutes you have left before you close it.

## What to stop doing

- **Highlighting.** It postpones thinking until "later".
- **Rereading chapters** that you understood. Recall them instead.
- **Collecting material.** A second book is a way of not opening the first.
- **Studying with the phone on the table.** Another room is the only distance that works.
- **Only doing what goes well.** It is pleasant, and it moves nothing.
- **Hunting for questions of the live exam.** They are confidential. Those offered are invented, old, or stolen, and a score built on the last kind can be taken away from you.

## A session of forty-five minutes

| minutes | what |
|---|---|
| 0 to 5 | Read your list of mistakes |
| 5 to 15 | Reviews that are due, from memory |
| 15 to 30 | One new topic: read 5 minutes, recall 5, compare 5 |
| 30 to 42 | Ten questions, old and new mixed |
| 42 to 45 | Add to the list of mistakes; write what tomorrow begins with |

The last line is small and strong. A session that begins with "where was I?" often does not begin.

## Motivation, for people who work

You will not always want to. Do not rely on wanting.

- **Tie it to something fixed:** after the children are in bed, before the first coffee, in the car before the shift.
- **Make the smallest unit tiny.** On bad days, five questions. Five is not nothing; it keeps the habit alive and the reviews from piling up.
- **Count sessions, not hours.** Five sessions a week is a good week, whatever they felt like.
- **Tell one person your target and your date.** Someone who asks on Sundays is worth a chapter.
- **Sleep.** What you learned today is sorted tonight. The hour you cut from sleep to study more is usually a bad trade.

## When you are stuck

If a topic does not move for two weeks, the reason is most often one level below it. Proportions fail because of fractions; acids fail because of exponents; inference fails because the main idea was missed. Go down one level, repair it, and come back.

If you cannot see the level yourself, ask someone who can: a teacher, a colleague who is a nurse, or a [tutor](/msn-expert-tutors). Ten minutes of explaining your way of thinking to a person who listens for the wrong step can save ten evenings.

## What passing means

There is no pass mark that holds everywhere. Your school names a number, sometimes one for each section. Aim a few points above it, because an exam of this length measures you only to about four points either way. Two [mock exams](/exam-practice) in a row above the mark plus that margin: then you are ready, whatever your nerves say.

![A scale of total scores from 0 to 100 with five levels: ${LEVELS.map((level) => `${LEVEL_NAMES[level]} from ${LEVEL_FLOORS[level]}`).join(', ')}.](figure:level-scale)

Start with one topic, tonight: five minutes reading, book closed, five minutes recalling. Then ${inWords(QUIZ_ITEMS)} [questions](/quiz/science). That is one session. Do the next one tomorrow.`;

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
  heading: 'How to study so that you pass the TEAS',
  body,
  related: ['teas-exam-preparation', 'free-teas-practice-test', 'how-to-prepare-ati-teas'],
  practice: { label: `Do ${inWords(QUIZ_ITEMS)} questions now`, to: '/quiz/science' },
};
