import {
  DIAGNOSTIC_ITEMS,
  FREE_BANK_ITEMS,
  FREE_PRACTICE_ITEMS,
  QUIZ_ITEMS,
  QUIZ_SETS,
} from '@prepward/contracts/attempt-rules';
import { inWords } from '@prepward/contracts/number-words';
import { TEAS } from '../teas.js';
import type { Article } from '../types.js';

const body = `A practice test can do three things for you: show where you stand, teach you what you didn’t know, and make the exam feel familiar. Most people only use the first: they look at the percentage, feel good or bad, and close the page. This article is about the other two.

## What "free" should include

Free practice tests differ more than paid ones. Before you spend an hour on one, look for five things.

1. **Version 7.** The exam has ${TEAS.items} questions: Reading ${TEAS.reading.items}, Math ${TEAS.math.items}, Science ${TEAS.science.items}, English and Language Usage ${TEAS.english.items}. A page that mentions 53 Reading questions or 28 English ones is about an older version.
2. **All five types.** Multiple choice, multiple select, supply answer, hot spot and ordered response. About one question in five is one of the last four. If a test doesn’t have them, you’ll see them for the first time on exam day.
3. **Reasons, not only keys.** "The answer is C" teaches nothing. You need to know why C is right and why the option you liked is wrong.
4. **A way to report mistakes.** Every large collection has some. What matters is whether anyone fixes them.
5. **No claim to be the real thing.** Live exam questions are confidential. Anyone who offers them is either lying or asking you to break the rules of an exam that decides your admission.

![Five squares. Four of them, 4 in 5, are multiple choice. The fifth, 1 in 5, is multiple select, supply answer, hot spot or ordered response.](figure:item-types)

## What you can do here without paying

| what | how many | account needed |
|---|---|---|
| Demo quiz on the home page | 3 questions | no |
| Free practice | ${FREE_PRACTICE_ITEMS} questions in each subject | no |
| Free quizzes | ${QUIZ_SETS} quizzes of ${QUIZ_ITEMS} in each subject | no |
| Fixed free bank | ${FREE_BANK_ITEMS} questions in each subject | free account |
| Diagnostic | ${DIAGNOSTIC_ITEMS} questions across all sections | free account |

That is enough for a week of honest work. Start with the [free practice](/exam-practice), then take one quiz in each subject, then sign up and do the diagnostic in one sitting. Answers you gave before signing up aren’t lost.

## Before the test: set the conditions

A score only means something if you know how it came about. Decide in advance:

- **Timed or not.** If the content is new, go untimed; you want to find out what you know. If you’ve studied, use exam pace: ${TEAS.paces}.
- **Closed book.** Looking up even one fact makes the result meaningless.
- **Scratch paper, and a calculator only in Math.** On the exam, there’s a simple four-function calculator on screen in Math. It doesn’t do fractions.
- **In one sitting.** Getting tired is part of the exam. A test done in six short sessions on the bus doesn’t measure that.

While you work, mark every question you guessed on. It takes a second and makes your review twice as useful.

## After the test: four piles

Now comes the useful part. Sort every question into one of four piles.

| | you were sure | you guessed |
|---|---|---|
| **right** | Pile 1: leave it alone | Pile 2: luck, treat as wrong |
| **wrong** | Pile 3: a false belief, most urgent | Pile 4: not learned yet |

Pile 3 is where the points are. If you were sure and wrong, you believe something that’s not true, and you’ll get it wrong again on the exam. Maybe you believed that veins always carry blood without oxygen, or that a bigger denominator makes a bigger fraction. Find the belief, write it down, and write the correct version next to it.

Pile 2 is the one everyone forgets. Lucky answers count in your percentage, but they aren’t knowledge.

Pile 4 is regular studying: write down the topic and add it to your plan.

## Name the cause, not the topic

"I’m bad at Math" doesn’t help you. For every question in piles 3 and 4, pick a cause:

- **Did not know** the fact or the rule.
- **Did not recognize** which rule to use.
- **Slipped:** a sign, a unit, the wrong row of a table.
- **Misread** the question: missed "except", "not", "best", "first".
- **Ran out of time.**

Each one has its own fix. Facts need learning and spaced repetition. Recognition needs mixed practice. Slips need a habit, such as writing the unit next to each number. For misreading, put your pencil under the key word of the question. For running out of time, set an order: easy ones first, flag the rest, come back.

After forty or fifty questions, one cause usually stands out. Work on that cause next week, not on a topic.

## An example, worked through

Question: *A solution of 250 mL contains 5 g of glucose. How many grams are in 600 mL of the same solution?*

A student answers 2.1 g, and was sure. The correct answer is 5 × 600 ÷ 250 = 12 g. What the student calculated was 5 × 250 ÷ 600. Why? Maybe they flipped the fraction in a hurry: a slip. Or maybe they remembered that adding water dilutes a solution, and concluded that a larger volume has less glucose: a false belief that will come back in every question about solutions.

Same wrong answer, two fixes. For the slip: estimate first (600 is more than twice 250, so the answer must be more than 10) and write the units into the fraction. For the belief: the question does not add water, it takes more of the same solution, so grams and milliliters grow together. Only your scratch work shows which one it was, so keep it.

## How much to trust the score

A score is an estimate. On a full exam of ${TEAS.scored} counted questions, chance alone moves it by about four points in either direction. On one section it is about eight, and on a quiz of ten questions it’s so wide that the percentage means almost nothing: seven out of ten fits someone who knows half of the material just as well as someone who knows 90%.

So:

- Use quizzes to find mistakes, never to predict your score.
- Use full mocks to predict, and average two of them.
- Do not compare your 72 here with someone else's 78 elsewhere. Tests differ in difficulty.
- Don’t retake the same test within weeks and call the higher score progress. Some of it is memory of the questions.

## How often, and when to stop

One diagnostic at the beginning. Short quizzes two or three times a week, reviewed on the same evening. A full mock after about half your preparation time, and one or two more toward the end, at least four days apart, so there’s something new to measure.

Stop when two mocks in a row are above your target. Also stop if a mock goes worse because you’re tired; at that point, sleep helps more.

Start small, today: [${inWords(FREE_PRACTICE_ITEMS)} Science questions](/practice/science), four piles, ten minutes.`;

export const freeTeasPracticeTest: Article = {
  slug: 'free-teas-practice-test',
  title: 'Free TEAS practice test: how to use one well',
  description:
    'What a good free TEAS 7 practice test must include, how to take it, how to sort your answers into four piles afterward, and how far you can trust the score.',
  category: 'study-plans',
  tags: ['Practice tests', 'Study habits'],
  published: '2026-11-21',
  updated: '2026-11-21',
  excerpt:
    'The percentage is the least useful part of a practice test. Sort your answers into four piles and you know what to do next week.',
  heading: 'A free TEAS practice test, and how to learn from it',
  body,
  related: ['teas-exam-preparation', 'how-to-study-pass-teas', 'what-to-expect-ati-teas-exam'],
  practice: { label: 'Try free practice questions', to: '/exam-practice' },
};
