import type { Article } from '../types.js';

const body = `If you searched for an ATI PN exit exam test bank, you are probably in the last term of a practical nursing program, tired, and one exam away from your license. This article covers what the exam is, how an honest test bank can help, how a dishonest one can hurt you, and how to use the last six weeks.

## What the exit exam is

Practical nursing programs often end with a standardized exam that estimates how likely you are to pass the NCLEX-PN, the licensing exam. In programs that use ATI, this is usually the PN Comprehensive Predictor; students call it the exit exam, the predictor, or simply "the ATI".

ATI's own nursing blog describes the Comprehensive Predictor as a proctored test of 180 items in three hours, given near the end of the program, with questions aligned to the NCLEX for your license, PN or RN. Afterward, you see your results by topic and a probability of passing. Versions change, so get the number of questions and the time from your school for your term.

What your result *means* is your program's decision. Some use it as advice, some as part of a grade, some require a certain level before you can graduate. Read your handbook before you ask other students.

It is not the TEAS. The TEAS checks whether you’re ready to start nursing school; the predictor checks whether you’re ready to finish it. Our own bank is written for the TEAS, and we do not sell a PN exit bank. What follows is advice, not a product.

![The way in four stations: the TEAS asks whether you are ready to begin nursing school; the practical nursing program; the PN exit exam asks whether you are ready to leave it; the NCLEX-PN is the licensing exam.](figure:nursing-exams)

## Two things called "test bank"

| | a practice bank | a leaked bank |
|---|---|---|
| Where from | written by authors from the published outline | copied or remembered from a live exam |
| What you learn | how to reason about a kind of case | one letter for one question |
| Keys | explained, corrected when wrong | unknown, often wrong |
| If the version changes | still useful | useless |
| If your school finds out | nothing | an academic integrity case, maybe dismissal |
| On the NCLEX-PN | you have the reasoning | you have nothing |

Don’t fall for phrases like "actual questions" and "graded A": they’re selling the second kind. Rules aside, the predictor exists to warn you before the NCLEX. A score you didn’t earn turns that warning off, and you find out at the licensing exam, at your own expense. And eventually a patient could get the wrong dose.

## What it covers

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

Get the current outline from NCSBN, which writes the licensing exam. It publishes the PN test plan for free, and it’s the best study guide you’re not using.

## How the questions differ from school tests

They rarely ask for a fact. They give you a patient and ask what you do **first**, who you see **first**, which finding you **report**, which statement shows that teaching **worked**. Several options are often correct; one is best.

Tools that help:

1. **Airway, breathing, circulation**, when a body is in danger.
2. **Unstable before stable, new before long-standing, unexpected before expected.**
3. **Assess before you act**, unless the question has already assessed or the danger is immediate.
4. **Scope.** A practical nurse collects data, gives care and reinforces teaching; the first assessment, the first teaching and the unstable patient belong to the registered nurse. Your state's rules decide the details.
5. **Least restrictive first.** Talk before restraints, positioning before drugs, if it’s safe.
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
| 1 | Look at your content exam reports; rank the areas from weak to strong. Thirty practice questions a day over all areas |
| 2 and 3 | The three weakest areas, one after another: an hour of content, forty questions, full review |
| 4 | Medication: classes by ending, the side effects that matter, calculations until they’re boring |
| 5 | Mixed sets under time. One full practice exam in one sitting |
| 6 | Your list of mistakes, lab values, precautions. Two light days before the exam |

Use the practice assessments your program has paid for; ask your instructor which ones and when. Take the remediation seriously. It’s often graded, and it targets exactly your gaps.

**Review like this.** For every miss write: which word in the question decided it; why the best option is better than the one I chose; the rule behind it. Ten reviewed like that are worth fifty you clicked through.

**Calculation, every day.** Three problems, five minutes. *Ordered: 0.25 g by mouth. On hand: tablets of 125 mg. How many?* 0.25 g is 250 mg, and 250 ÷ 125 = 2 tablets. Units first; a decimal in the wrong place is a tenfold dose.

## The day before and the day

It is proctored: ID, no phone, no notes, no talking about questions afterward. Sleep more than you study. During the exam, don’t spend more than two minutes on a question, don’t change an answer without a reason you could say out loud, and leave nothing blank unless your instructions say otherwise.

## If the result is low

A predictor gives a probability, not a verdict. Ask for the report by topic, make an appointment with your instructor, and find out about the second attempt and what the program requires before it. Then study the report, not everything. Many people who are told "at risk" pass the licensing exam because they took the warning seriously.

## If you’re just starting out

If you are reading this because someone in your family is thinking about nursing: the entrance exam comes first, and we can help with that. The [TEAS guide](/blog/what-to-expect-ati-teas-exam) explains it, and the [free practice](/exam-practice) shows in ten minutes where you stand. The methods are the same as above: our own questions, honest reviews, and an exam you take yourself.`;

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
