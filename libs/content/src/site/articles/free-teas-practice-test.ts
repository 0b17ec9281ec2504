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

const body = `A practice test can do three things for you: show where you stand, teach you what you did not know, and make the exam feel familiar. Most people use it for the first only, look at the percentage, feel good or bad, and close the page. This article is about the other two thirds.

## What "free" should include

Free practice tests differ more than paid ones. Before you give one an hour, look for five things.

1. **Version 7.** The exam has ${TEAS.items} questions: Reading ${TEAS.reading.items}, Math ${TEAS.math.items}, Science ${TEAS.science.items}, English and Language Usage ${TEAS.english.items}. A page that speaks of 53 Reading questions or 28 English ones describes an older version.
2. **All five types.** Multiple choice, multiple select, supply answer, hot spot and ordered response. About one question in five is of the last four. A test without them leaves you to meet them for the first time on exam day.
3. **Reasons, not only keys.** "The answer is C" teaches nothing. You need to know why C is right and why the option you liked is wrong.
4. **A way to report mistakes.** Every large collection has some. What matters is whether anyone repairs them.
5. **No claim to be the real thing.** Live exam questions are confidential. Anyone who offers them is either lying or asking you to break the rules of an exam that decides on your admission.

![Five squares. Four of them, 4 in 5, are multiple choice. The fifth, 1 in 5, is multiple select, supply answer, hot spot or ordered response.](figure:item-types)

## What you can do here without paying

| what | how many | account needed |
|---|---|---|
| Demo quiz on the home page | 3 questions | no |
| Free practice | ${FREE_PRACTICE_ITEMS} questions in each subject | no |
| Free quizzes | ${QUIZ_SETS} quizzes of ${QUIZ_ITEMS} in each subject | no |
| Fixed free bank | ${FREE_BANK_ITEMS} questions in each subject | free account |
| Diagnostic | ${DIAGNOSTIC_ITEMS} questions over all sections | free account |

That is enough for a week of honest work. Start with the [free practice](/exam-practice), then take one quiz in each subject, then sign up and do the diagnostic in one sitting. Answers that you gave before signing up are not lost.

## Before the test: set the conditions

A score only means something if you know how it came about. Decide beforehand:

- **Timed or not.** If the content is new, go untimed; you want to learn what you know. If you have studied, use exam pace: ${TEAS.paces}.
- **Closed book.** Looking up one fact makes the result worthless and saves you nothing.
- **Paper for working, calculator only in Math.** In the exam a simple four-function calculator is on the screen in Math. A calculator with fractions will not be there.
- **In one piece.** Tiredness is part of the exam. A test done in six small bites on the bus measures six small bites.

While you work, mark every question on which you guessed. This takes a second and doubles what the review can tell you.

## After the test: four piles

Now the useful hour begins. Sort every question into one of four piles.

| | you were sure | you guessed |
|---|---|---|
| **right** | Pile 1: leave it alone | Pile 2: luck, treat as wrong |
| **wrong** | Pile 3: a false belief, most urgent | Pile 4: not learned yet |

Pile 3 is where the points are. Being sure and wrong means that something in your head is false, and it will be false again in the exam. You believed that veins always carry blood without oxygen, or that a bigger denominator makes a bigger fraction. Find the belief, write it down, and write the truth beside it.

Pile 2 is the one everybody forgets. Lucky answers look like knowledge in the percentage and are not.

Pile 4 is ordinary studying: note the topic and put it into the plan.

## Name the cause, not the topic

"I am bad at Math" is not a finding. For every question in piles 3 and 4 choose a cause:

- **Did not know** the fact or the rule.
- **Did not recognize** which rule was asked for.
- **Slipped:** a sign, a unit, a wrong line of the table.
- **Misread** the question: missed "except", "not", "best", "first".
- **Ran out of time.**

Each has its own cure. Facts need learning and spaced repetition. Recognition needs mixed practice. Slips need a habit, such as writing the unit beside each number. Misreading needs a pencil under the verb of the question. Running out of time needs an order: easy ones first, flag the rest, come back.

After forty or fifty questions one cause usually stands out. That cause, not a topic, is your next week.

## An example, worked through

Question: *A solution of 250 mL contains 5 g of glucose. How many grams are in 600 mL of the same solution?*

A student answers 2.1 g, and was sure. Right would have been 5 × 600 ÷ 250 = 12 g. What the student calculated was 5 × 250 ÷ 600. Why? Perhaps the fraction was turned upside down in a hurry: a slip. Or perhaps the student remembered that adding water makes a solution thinner, and concluded that a larger volume holds less glucose: a false belief, which will come back in every question about solutions.

The same wrong answer, two cures. For the slip: estimate first (600 is more than twice 250, so the answer must be more than 10) and write the units into the fraction. For the belief: the question does not add water, it takes more of the same solution, so grams and milliliters grow together. Only your own working shows which it was, which is why you keep it.

## How much to trust the score

A score is an estimate. On a full exam of ${TEAS.scored} counted questions, chance alone moves it by about four points in either direction. On one section it is about eight, and on a quiz of ten questions it is so wide that the percentage is nearly an ornament: seven right out of ten fits a person who really knows half as well as one who knows nine tenths.

So:

- Use quizzes to find mistakes, never to forecast.
- Use full mocks to forecast, and take the average of two.
- Do not compare your 72 here with someone else's 78 elsewhere. Different tests are differently hard.
- Do not sit the same test again within weeks and call the rise progress. Some of it is memory of the questions.

## How often, and when to stop

One diagnostic at the beginning. Short quizzes two or three times a week, reviewed on the same evening. A full mock after about half your preparation time, and one or two more toward the end, with at least four days between them so that there is something new to measure.

Stop when two mocks in a row are above your target. Stop also when a mock turns out worse because you are tired; sleep is then the better preparation.

Start small, today: [${inWords(FREE_PRACTICE_ITEMS)} Science questions](/practice/science), four piles, ten minutes.`;

export const freeTeasPracticeTest: Article = {
  slug: 'free-teas-practice-test',
  title: 'Free TEAS practice test: how to use one well',
  description:
    'What a good free TEAS 7 practice test must include, how to take it, how to sort your answers into four piles afterwards, and how far you can trust the score.',
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
