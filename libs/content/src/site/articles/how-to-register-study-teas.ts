import { DIAGNOSTIC_ITEMS } from '@prepward/contracts/attempt-rules';
import { inWords } from '@prepward/contracts/number-words';
import { TEAS } from '../teas.js';
import type { Article } from '../types.js';

const body = `Registering for the TEAS and studying for it belong together. The date you book decides how you study, and how far you are decides which date to book. People who register first and plan afterwards often pay twice. Here is the order that avoids it.

![Seven steps in order. 1 Rules: what your schools ask. 2 Measure: a timed diagnostic. 3 Date: back from the deadline. 4 Place: school, center or home. 5 Register: name as on your ID. 6 Study: learn, mix, rehearse. 7 Exam week: light review and checks.](figure:register-steps)

## Step 1: read your schools' rules

ATI makes the exam. Your schools decide what it is good for. Open the admissions page of each program and fill in this table before you do anything else. If a field stays empty, call them.

| question | school A | school B |
|---|---|---|
| Which TEAS version do they accept? | | |
| Which ways of testing: on campus, center, remote? | | |
| Minimum in total? In each section? | | |
| Does a higher score give more points, or is it a threshold only? | | |
| How many attempts, and how long between them? | | |
| How old may a score be? | | |
| By when must it arrive, and in what way? | | |

The fourth line is easily forgotten. If the score is a threshold, two points above it are enough and your time is better spent on the rest of the application. If places are ranked by score, every point counts.

## Step 2: measure before you book

Take a timed diagnostic this week. Compare it with the minimum of the stricter school.

| distance to the target | a date in about |
|---|---|
| Above it already | 2 to 3 weeks: learn the form, sit two mocks |
| 1 to 8 points below | 4 weeks |
| 9 to 15 points below | 6 to 8 weeks |
| More than 15 points below | 8 weeks or more, and help with the weakest section |

These are rules of thumb for someone with six to eight hours a week. They are meant to prevent two mistakes: booking next Friday out of impatience, and booking nothing out of fear. A diagnostic of ${inWords(DIAGNOSTIC_ITEMS)} questions is rough, so if you are between two lines choose the longer one.

## Step 3: choose the date backwards

Start at the application deadline and count back.

1. Leave a week for the score to reach the school, more if the school asks for a transcript by a certain way.
2. Leave the waiting period that your school sets between attempts, and two weeks of study, for a second attempt. You hope not to need it.
3. The day you arrive at is the latest sensible first date. Any free seat before it will do, as long as Step 2 agrees.

If Step 2 and Step 3 contradict each other, the next application round may be the honest answer. It is better to know this in fall than in spring.

## Step 4: choose the place

The exam is the same everywhere: ${TEAS.load}, ${TEAS.sections} sections, a ${TEAS.breakMinutes}-minute break offered after ${TEAS.breakAfter}. The surroundings are not.

- **At a school.** Good if it is your own school. Ask whether people from outside may test, and what the school charges.
- **In a test center.** A quiet room with strangers. You travel, and seats may be booked out.
- **At home with a remote proctor.** No travel, but your room, your computer and your connection are now your responsibility.

Check twice that the way you choose is one your school accepts. A remote score sent to a school that wants campus scores is a score you cannot use.

## Step 5: register

1. Make an account at atitesting.com, with the name on your photo ID. Middle name, hyphen, both surnames: exactly so.
2. Find the TEAS registration and search by school, place or remote date. Some schools send you to their own registration page instead; follow the school's instructions where they differ.
3. Read what is said about changes and refunds on the page where you pay. Often there are none.
4. Name the school that is to receive the score.
5. Pay, and keep the confirmation mail. It says what you need on the day.

**About the price.** It varies with who holds the exam, so no article can tell you yours. As of November 2026, school pages that we read named roughly $115 to $120, and some of them had not been updated for a while. Check ATI's own site for the price of your seat, and ask your school whether it adds a fee or whether sending the score elsewhere costs extra.

**About accommodations.** If you need extra time or a reader, ask ATI or your school before you book. It takes weeks, not days. Then practice with the time you will really have.

## Step 6: study from the date, not toward it

You now have a number of weeks. Divide them into three parts.

**First half: learn.** The heaviest weak areas first. Numbers and algebra and human anatomy and physiology have ${TEAS.math.areas.numbers} scored questions each; the two Reading areas of key ideas and of integration have ${TEAS.reading.areas['key-ideas']} each; measurement and data has ${TEAS.math.areas.data}. An evening on any of those buys more than an evening on a small area.

**Next quarter: mix.** Questions from all areas in one set, at exam pace. This is where you learn to recognize what a question wants.

**Last quarter: rehearse.** Full mocks, reviewed in full, in the way you will sit the exam: at a desk, at that hour, with that calculator.

Six evenings of forty-five minutes do more than one Sunday of five hours. What you learned on Monday is half gone by Thursday, unless Wednesday asks for it again.

## Step 7: the week of the exam

| when | what |
|---|---|
| 7 days before | Last full mock. Read the confirmation mail again |
| 5 days before | Remote: check the computer, the camera, the connection, the room. Center: look up the way and the parking |
| 3 days before | Is the ID valid, physical, and in the same name? |
| 2 days before | Light review: your own list of mistakes |
| 1 day before | Half an hour at most. Food, alarm clock, bed |
| On the day | Be there, or sign in, about half an hour early |

## If something goes wrong

- **You are ill or an emergency happens.** Contact ATI or the school before the exam, with evidence. Exceptions are decided by them and are not a right.
- **Your name is spelled wrongly.** Write to ATI as soon as you see it. On the day itself it may be too late.
- **The seat you want is gone.** Look at neighboring cities and at remote dates that your school accepts, and look again: seats come back.
- **The first score is not enough.** Read the report by content area, wait out the period, and study only what the report shows. Most of what you know, you need not learn again.

## The short version

Rules, measure, date, place, register, study, rehearse. If you do one thing today, do the second: take a [diagnostic](/signup), and you know how many weeks to look for. The steps of the form itself, with a list of what to have ready, are on our [registration page](/teas-registration), and the evenings are filled in the [six-week plan](/blog/teas-exam-preparation).`;

export const howToRegisterStudyTeas: Article = {
  slug: 'how-to-register-study-teas',
  title: 'How to register and study for the TEAS',
  description:
    'Register for the TEAS in the right order: school rules, a diagnostic, a date counted back from the deadline, the place, the fee, and a study plan that fits.',
  category: 'exam-guide',
  tags: ['Registration', 'Study plan'],
  published: '2026-11-21',
  updated: '2026-11-21',
  excerpt:
    'Read your schools’ rules, measure yourself, then count back from the deadline. Registering in this order saves a fee.',
  heading: 'How to register for the TEAS, and study from the date back',
  body,
  related: ['what-to-expect-ati-teas-exam', 'teas-exam-preparation', 'teas-exam-with-proctorio'],
  practice: { label: 'Find out your level', to: '/signup' },
};
