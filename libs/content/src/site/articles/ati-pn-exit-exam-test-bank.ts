import type { Article } from '../types.js';

const body = `If you searched for an ATI PN exit exam test bank, you are probably in the last term of a practical nursing program, tired, and told that one more exam is between you and the license. This article says what the exam is, what an honest test bank can do for it, what a dishonest one will do to you, and how to use the last six weeks.

## What the exit exam is

Practical nursing programs often end with a standardized exam that estimates how likely you are to pass the NCLEX-PN, the licensing exam. In programs that use ATI this is usually the PN Comprehensive Predictor; students call it the exit exam, the predictor, or simply "the ATI".

ATI's own nursing blog describes the Comprehensive Predictor as a proctored test of 180 items in three hours, given near the end of the program, with questions aligned to the NCLEX for your license, PN or RN. Afterwards you see your results by topic, and a probability of passing. Versions change, so take number and time from your school, as of the term you are in.

What your result *means* is your program's decision. Some use it as a piece of advice, some as part of a grade, some ask for a certain level before they let you graduate. Read your handbook before you ask other students.

It is not the TEAS. The TEAS asks whether you are ready to begin nursing school; the predictor asks whether you are ready to leave it. Our own bank is written for the TEAS, and we do not sell a PN exit bank. What follows is advice, not a product.

![The way in four stations: the TEAS asks whether you are ready to begin nursing school; the practical nursing program; the PN exit exam asks whether you are ready to leave it; the NCLEX-PN is the licensing exam.](figure:nursing-exams)

## Two things called "test bank"

| | a practice bank | a leaked bank |
|---|---|---|
| Where from | written by authors to the published outline | copied or remembered from a live exam |
| What you learn | how to reason about a kind of case | one letter for one question |
| Keys | explained, corrected when wrong | unknown, often wrong |
| If the version changes | still useful | useless |
| If your school finds out | nothing | an integrity case, perhaps dismissal |
| On the NCLEX-PN | you have the reasoning | you have nothing |

Do not fall for words like "actual questions" and "graded A": they sell the second kind. Besides the rules, there is the plain arithmetic: the predictor exists to warn you before the NCLEX. A score that you did not earn switches the warning off, and you find out at the licensing exam, on your own money. Beyond that is someone who receives a wrong dose.

## What is asked

The questions follow the same client-needs framework as the NCLEX-PN. In plain words:

| area | think of |
|---|---|
| Coordinated care | who does what, delegation, consent, confidentiality, priorities |
| Safety and infection control | falls, restraints, precautions, hand hygiene, equipment |
| Health promotion and maintenance | growth and development, pregnancy, screening, teaching |
| Psychosocial integrity | grief, abuse, crisis, therapeutic communication |
| Basic care and comfort | mobility, nutrition, elimination, rest |
| Pharmacological therapies | actions, side effects, safe giving, calculation |
| Reduction of risk potential | lab values, procedures, complications |
| Physiological adaptation | acute and chronic illness, emergencies, fluids |

Take the current outline from the body that writes the licensing exam, NCSBN. It publishes the PN test plan free of charge, and it is the best study guide you are not using.

## How the questions differ from school tests

They seldom ask for a fact. They give you a patient and ask what you do **first**, whom you see **first**, which finding you **report**, which statement shows that teaching **worked**. Several options are often correct; one is best.

Tools that help:

1. **Airway, breathing, circulation**, when a body is in danger.
2. **Unstable before stable, new before long known, unexpected before expected.**
3. **Assess before you act**, unless the question has already assessed or the danger is immediate.
4. **Scope.** A practical nurse collects data, gives care and reinforces teaching; the first assessment, the first teaching and the unstable patient belong to the registered nurse. Your state's rules decide the details.
5. **Least restrictive first.** Talk before restraints, position before drug, where it is safe.
6. **Therapeutic communication:** reflect and ask; do not reassure falsely, advise or ask "why".

Here's one of ours. Choose an answer to see whether it's right, and why.

\`\`\`question
A practical nurse has four clients. Who needs to be seen first?
- [ ] A client two days after surgery who asks for pain medicine | Pain two days after surgery is expected. It comes soon, but not first.
- [x] A client with a chest infection who has become restless and confused in the last hour | New confusion with a lung disease can mean too little oxygen. See this client now, and have the registered nurse called.
- [ ] A client with diabetes whose glucose was 148 mg/dL before breakfast | That's a little high, and it isn't an emergency.
- [ ] A client who wants to go home today | No one is in danger here. This one can wait.
\`\`\`

## Six weeks

| week | do |
|---|---|
| 1 | Look at the reports of your content exams; rank the areas from weak to strong. Thirty practice questions a day over all areas |
| 2 and 3 | The three weakest areas, one after another: an hour of content, forty questions, full review |
| 4 | Medication: classes by ending, the side effects that matter, calculation until it is dull |
| 5 | Mixed sets under time. One full practice exam in one sitting |
| 6 | The list of your mistakes, lab values, precautions. Two light days before the exam |

Use the practice assessments that your program has paid for; ask your teacher which ones and when. Do the remediation that belongs to them properly. It is often graded, and it is made of exactly your gaps.

**Review like this.** For every miss write: which word in the question decided it; why the best option is better than the one I chose; the rule behind it. Ten reviewed like that are worth fifty that you clicked through.

**Calculation, every day.** Three problems, five minutes. *Ordered: 0.25 g by mouth. On hand: tablets of 125 mg. How many?* 0.25 g is 250 mg, and 250 ÷ 125 = 2 tablets. Units first; a decimal in the wrong place is a tenfold dose.

## The day before and the day

It is proctored: ID, no phone, no notes, no talking about questions afterwards. Sleep more than you study. In the exam give no question more than two minutes, do not change an answer without a reason you could say aloud, and leave nothing empty unless your instructions tell you otherwise.

## If the result is low

A predictor gives a probability, not a verdict. Ask for the report by topic, make an appointment with your teacher, and find out about the second attempt and what the program wants before it. Then study the report, not everything. Many people who are told "at risk" pass the licensing exam because they took the warning seriously.

## If you are at the other end

If you are reading this because someone in your family has begun to think about nursing: the entrance exam comes first. There we can help. The [TEAS guide](/blog/what-to-expect-ati-teas-exam) says what it is, and the [free practice](/exam-practice) shows in ten minutes where you stand. The methods are the same as above: our own questions, honest reviews, and an exam that you sit yourself.`;

export const atiPnExitExamTestBank: Article = {
  slug: 'ati-pn-exit-exam-test-bank',
  title: 'ATI PN exit exam: what a test bank can do',
  description:
    'The ATI PN exit exam and test banks: what the predictor asks, why leaked questions hurt you, how to answer priority questions, and an honest six-week plan.',
  category: 'nursing-school',
  tags: ['Nursing school', 'Practice tests'],
  published: '2026-11-21',
  updated: '2026-11-22',
  excerpt:
    'What the PN predictor asks, the two very different things called "test bank", and six honest weeks before it.',
  heading: 'The ATI PN exit exam, and what a test bank can do for it',
  body,
  related: ['how-to-study-pass-teas', 'what-to-expect-ati-teas-exam', 'free-teas-practice-test'],
  practice: { label: 'Preparing for the TEAS instead?', to: '/exam-practice' },
};
