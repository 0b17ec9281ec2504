import { inWordsFirst } from '@prepward/contracts/number-words';
import { TEAS } from '../teas.js';
import type { Article } from '../types.js';

const body = `The four sections of the TEAS reward four different kinds of work. Reading is a habit, Math is a craft, Science is a store of knowledge, English is a set of rules. If you prepare for all of them in the same way, say, by reading a thick book cover to cover, you’ll do too much for one and too little for three. Here’s what to do for each.

## Before the sections: the five question types

About one question in five is not plain multiple choice. No type gives partial credit, so the format matters.

| type | what you do | where people lose the point |
|---|---|---|
| Multiple choice | choose 1 of 4 | stopping at the first option that sounds right |
| Multiple select | choose all that are right, of 4 to 7 | choosing one too few; treat each option as its own true-or-false question |
| Supply answer | type a number or a word | wrong unit or rounding |
| Hot spot | click a place in a picture | mirror images: the patient's right is on your left |
| Ordered response | put 4 to 6 steps in order | swapping two neighboring steps; place first and last, then the middle |

Use all five from your first week. They aren’t harder, just unfamiliar.

## Reading: prove it

*${TEAS.reading.load}. Key ideas and details ${TEAS.reading.areas['key-ideas']}, craft and structure ${TEAS.reading.areas.craft}, integration of knowledge and ideas ${TEAS.reading.areas.integration}.*

There’s nothing to memorize, so people skip it and lose points that were almost free. The skill is to answer from the text and nothing else.

**Method.** Read the question. Read the passage with the question in mind. Find the sentence that proves the answer. Only then look at the options, and choose the one that says what your sentence says. Be wary of three kinds of wrong option: true in the world but not in the text; in the text but not an answer to this question; right but too strong ("always", "only", "all").

**What to practice.**

- Main idea vs. detail: cover the passage and say it in one sentence.
- Inference: what must be true if the text is true? Not what could be.
- Purpose and structure: is the author informing, persuading, entertaining? Cause and effect, comparison, sequence, problem and solution?
- Fact, opinion, bias: could you check it? Which words carry a judgment?
- Things that are not prose: labels, schedules, indexes, maps, gauges. Read the title and the units first.

**How much.** Two passages a day, reviewed. Speed comes on its own.

## Math: set up, then calculate

*${TEAS.math.load}. Numbers and algebra ${TEAS.math.areas.numbers}, measurement and data ${TEAS.math.areas.data}. A four-function calculator is on the screen.*

The calculator does the arithmetic; you still have to know what to divide by what.

**Method.** Write what is asked, with its unit. Write what is given, with units. Estimate. Calculate. Compare with the estimate.

**Try it.** Work it out on paper before you open the answer.

\`\`\`question
A nurse walks 8,400 steps in a shift of 12 hours. At this rate, how many steps is that in 3 and a half hours?
Answer: 2,450 steps. Estimate first: 3.5 hours is a bit more than a quarter of 12, so a bit more than 2,100. Then 8,400 ÷ 12 = 700 steps per hour, and 700 × 3.5 = 2,450, which agrees with the estimate.
\`\`\`

**What to practice, in this order.**

1. Fractions, decimals and percents, and turning each into the others.
2. Percent of, percent change, and finding the whole. Always ask: percent of *what*?
3. Proportions, ratios and rates, with units in the fraction.
4. Equations and inequalities in one variable, and translating sentences into them.
5. Metric and standard conversion; perimeter, area, circumference, volume.
6. Tables and graphs; mean, median, mode, range; shape and spread.

**How much.** Fifteen questions a day, and each wrong one again two days later, starting from a blank page.

## Science: learn it so you can recall it

*${TEAS.science.load}. Human anatomy and physiology ${TEAS.science.areas.anatomy}, biology ${TEAS.science.areas.biology}, chemistry ${TEAS.science.areas.chemistry}, scientific reasoning ${TEAS.science.areas.reasoning}.*

This section takes the longest, and you can’t improvise it. Give it about half of your time.

**Anatomy and physiology.** One system after another: respiratory, cardiovascular, digestive, nervous, muscular, reproductive, integumentary, endocrine, urinary, immune and lymphatic, skeletal, with orientation and tissues first. For each, draw the route or the parts from memory, then say in two sentences how it depends on its neighbors. [The heart](/blog/heart-anatomy-teas-exam) shows what that looks like.

**Biology.** Organelles and what each does; mitosis vs. meiosis; DNA to RNA to protein; Punnett squares; the four macromolecules; micro-organizms and disease; levels of organization.

**Chemistry.** Protons determine the element, electrons the bonding. Reading the periodic table; ionic and covalent bonds; states of matter and density; balancing equations; solutions; acids, bases and the pH scale, where each step is a factor of ten; what makes a reaction faster.

**Scientific reasoning.** ${inWordsFirst(TEAS.science.areas.reasoning ?? 0)} questions that need no facts. Find the independent variable (what is changed), the dependent one (what is measured), what is kept the same, and the control. Ask whether the conclusion goes further than the data.

**How much.** One system or topic an evening, plus ten mixed review questions on everything so far. Recall; don’t reread.

## English and Language Usage: name the rule

*${TEAS.english.load}. Conventions ${TEAS.english.areas.conventions}, knowledge of language ${TEAS.english.areas.knowledge}, vocabulary to express ideas ${TEAS.english.areas.vocabulary}.*

You get a minute per question, at the end, when you’re tired. You want rules you can apply without thinking.

| rule | wrong | right |
|---|---|---|
| Two full sentences need more than a comma | The pump stopped, the alarm rang. | The pump stopped; the alarm rang. |
| The verb agrees with the subject, not its neighbor | The box of gloves are empty. | The box of gloves is empty. |
| *Its* is possessive, *it's* means *it is* | The unit changed it's rules. | The unit changed its rules. |
| A modifier goes next to what it describes | Walking in, the lights were off. | Walking in, she saw that the lights were off. |
| Items in a list have the same form | She likes reading, to swim and runs. | She likes reading, swimming and running. |

**Knowledge of language** asks for clarity and register: which sentence fits a report, which one a message to a friend; what comes first when you write; which sentence doesn’t belong in the paragraph.

**Vocabulary** is mostly word parts. Twenty of them unlock hundreds of words: *brady-* slow, *tachy-* fast, *hyper-* above, *hypo-* below, *-itis* inflammation, *-ectomy* removal, *-ology* study of, *cardi-* heart, *ren-* and *nephr-* kidney, *hepat-* liver.

**How much.** Ten questions a day. For each, say the rule, even if you were right.

## Put the sections together

Spend your weeks in roughly these shares, then adjust them to your own diagnostic.

| section | share of time | every day | sign that it’s working |
|---|---|---|---|
| Science | half | one topic, ten review questions | you can say the answer without options |
| Math | a quarter | fifteen questions | your estimate agrees with your result |
| English | an eighth | ten questions | you name the rule |
| Reading | an eighth | two passages | you can point to the proof |

![A rectangle divided by study time: Science has half, Math a quarter, English an eighth and Reading an eighth.](figure:study-shares)

Halfway through, take a full [mock exam](/exam-practice): ${TEAS.load}, in order. It shows what no single section can: how your English holds up after three hours. Adjust the shares to what you find, and take another one near the end.

If you want the evenings laid out one by one, use the [six-week plan](/blog/teas-exam-preparation). If you want to know why recall beats rereading, read [how to study](/blog/how-to-study-pass-teas).`;

export const howToPrepareAtiTeas: Article = {
  slug: 'how-to-prepare-ati-teas',
  title: 'How to prepare for the ATI TEAS, by section',
  description:
    'How to prepare for each section of the ATI TEAS 7: a method, a worked example, what to practice in which order, and how to split your time among the four.',
  category: 'study-plans',
  tags: ['Reading', 'Math', 'Science', 'English'],
  published: '2026-11-21',
  updated: '2026-11-22',
  excerpt:
    'Reading is a habit, Math a craft, Science a store, English a set of rules. Each needs its own kind of work.',
  heading: 'How to prepare for the ATI TEAS, section by section',
  body,
  related: ['teas-exam-preparation', 'how-to-study-pass-teas', 'heart-anatomy-teas-exam'],
  practice: { label: 'Practice by section', to: '/exam-practice' },
};
