import { DIAGNOSTIC_ITEMS } from '@prepward/contracts/attempt-rules';
import { inWords } from '@prepward/contracts/number-words';
import { TEAS } from '../teas.js';
import type { Article } from '../types.js';

const body = `Registering for the TEAS and studying for it go together. The date you book decides how you study, and how far along you are decides which date to book. People who register first and plan later often pay twice. Here’s how to avoid that.

![Seven steps in order. 1 Rules: what your schools ask. 2 Measure: a timed diagnostic. 3 Date: back from the deadline. 4 Place: school, center or home. 5 Register: name as on your ID. 6 Study: learn, mix, rehearse. 7 Exam week: light review and checks.](figure:register-steps)

## Step 1: read your schools' rules

ATI makes the exam. Your schools decide what counts. Open the admissions page of each program and fill in this table before you do anything else. If you can’t fill one in, call them.

| question | school A | school B |
|---|---|---|
| Which TEAS version do they accept? | | |
| Which test formats: on campus, center, remote? | | |
| Minimum in total? In each section? | | |
| Does a higher score give more points, or is it a threshold only? | | |
| How many attempts, and how long between them? | | |
| How old may a score be? | | |
| When is it due, and how must it be sent? | | |

The fourth line is easy to forget. If the score is a threshold, two points above it are enough and your time is better spent on the rest of the application. If places are ranked by score, every point counts.

## Step 2: measure before you book

Take a timed diagnostic this week. Compare it with the stricter school’s minimum.

| distance to the target | a date in about |
|---|---|
| Above it already | 2 to 3 weeks: learn the format, take two mocks |
| 1 to 8 points below | 4 weeks |
| 9 to 15 points below | 6 to 8 weeks |
| More than 15 points below | 8 weeks or more, and help with the weakest section |

These are rules of thumb for someone with six to eight hours a week. They are meant to prevent two mistakes: booking next Friday because you’re impatient, and not booking at all because you’re scared. A diagnostic of ${inWords(DIAGNOSTIC_ITEMS)} questions is rough, so if you’re between two rows, choose the longer one.

## Step 3: count back to your date

Start at the application deadline and count back.

1. Leave a week for the score to reach the school, more if the school wants a transcript sent a certain way.
2. Leave the waiting period that your school sets between attempts, and two weeks of study, for a second attempt. You hope not to need it.
3. That day is the latest sensible first date. Any open seat before it works, as long as Step 2 agrees.

If Step 2 and Step 3 contradict each other, it may be better to wait for the next application round. It’s better to know that in the fall than in the spring.

## Step 4: choose the place

The exam is the same everywhere: ${TEAS.load}, ${TEAS.sections} sections, a ${TEAS.breakMinutes}-minute break offered after ${TEAS.breakAfter}. The setting isn’t.

- **At a school.** Good if it is your own school. Ask whether people from outside may test, and what the school charges.
- **In a test center.** A quiet room with strangers. You have to travel, and seats may be full.
- **At home with a remote proctor.** No travel, but your room, your computer and your connection are now your responsibility.

Double-check that your school accepts the format you choose. If it wants campus scores, a remote score is useless.

## Step 5: register

1. Create an account at atitesting.com with the name on your photo ID: middle name, hyphen, both last names, exactly as shown.
2. Find the TEAS registration and search by school, place or remote date. Some schools send you to their own registration page instead; if the instructions differ, follow the school's.
3. Read the rules on changes and refunds on the payment page. Often there are none.
4. Choose the school that should get the score.
5. Pay, and keep the confirmation email. It says what you need on exam day.

**About the price.** It depends on who runs the exam, so no article can tell you yours. As of November 2026, school pages we read listed roughly $115 to $120, and some of them hadn’t been updated in a while. Check ATI's own site for the price of your seat, and ask your school whether it adds a fee or whether sending the score elsewhere costs extra.

**About accommodations.** If you need extra time or a reader, ask ATI or your school before you book. It takes weeks, not days. Then practice with the time you will really have.

## Step 6: plan your study back from the date

You now have a number of weeks. Divide them into three parts.

**First half: learn.** Start with the weak areas that count most. Numbers and algebra and human anatomy and physiology have ${TEAS.math.areas.numbers} scored questions each; the two Reading areas of key ideas and of integration have ${TEAS.reading.areas['key-ideas']} each; measurement and data has ${TEAS.math.areas.data}. An evening on any of those gets you more points than an evening on a small area.

**Next quarter: mix.** Questions from all areas in one set, at exam pace. This is where you learn to recognize what a question is asking for.

**Last quarter: rehearse.** Full mocks, reviewed in full, the way you’ll take the exam: at a desk, at that hour, with that calculator.

Six 45-minute evenings work better than one five-hour Sunday. Half of what you learned on Monday is gone by Thursday, unless you review it on Wednesday.

## Step 7: the week of the exam

| when | what |
|---|---|
| 7 days before | Last full mock. Reread the confirmation email |
| 5 days before | Remote: check the computer, the camera, the connection, the room. Center: look up directions and parking |
| 3 days before | Is the ID valid, physical, and in the same name? |
| 2 days before | Light review: your own list of mistakes |
| 1 day before | Half an hour at most. Food, alarm clock, bed |
| On the day | Be there, or sign in, about half an hour early |

## If something goes wrong

- **You are ill or an emergency happens.** Contact ATI or the school before the exam, with evidence. They decide on exceptions; you have no right to one.
- **Your name is misspelled.** Write to ATI as soon as you notice. On exam day, it may be too late.
- **The seat you want is gone.** Check nearby cities and remote dates your school accepts, and check again later: seats open up.
- **Your first score isn’t high enough.** Read the report by content area, wait out the period, and study only what the report shows. You don’t need to relearn what you already know.

## The short version

Rules, measure, date, place, register, study, rehearse. If you do one thing today, do the second: take a [diagnostic](/signup), and you’ll know how many weeks you need. The registration steps, with a list of what to have ready, are on our [registration page](/teas-registration), and the evenings are planned in the [six-week plan](/blog/teas-exam-preparation).`;

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
