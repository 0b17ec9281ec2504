import { TEAS } from '../teas.js';
import type { Article } from '../types.js';

const body = `A remote TEAS is the same exam: ${TEAS.load}, ${TEAS.sections} sections. What is different is that software and sometimes a person watch you through your own camera. Many people find that harder than the chemistry. It becomes ordinary as soon as you know what happens and have tried it once.

## Who watches: not always Proctorio

Proctorio is one of several proctoring systems. Which one you get depends on who holds your exam. ATI began its remote exams with Proctorio. The help pages of ATI that we found while writing, in November 2026, name Proctorio for exams proctored by an institution and Respondus for the exam that ATI proctors itself. This has changed before and may change again.

So the first rule: **your confirmation mail decides.** It names the system, the browser, the program or extension to install, and the check you are to run. Where it differs from this article, follow the email, and check the requirements on ATI's own site a few days before the date.

## What such a system does

| it does | what for | what it means for you |
|---|---|---|
| Checks your ID by camera | that you are you | a physical, current photo ID, readable in your light |
| Asks for a room scan | that nothing and no one is there | a tidy room, a slow turn with the camera |
| Records camera and microphone | to see what happened, afterwards if need be | sit so that your face stays in the picture; silence |
| Records or locks the screen | that only the exam is open | close everything else, updates and messengers too |
| Marks unusual moments | so that a person can look at them | a mark is not a verdict; someone reviews it |

You agree to this recording when you begin. If it worries you, read the privacy notice in advance, and ask your school about an exam on campus. Both are legitimate; finding out at the start of the exam is too late.

## What you need

As a guide, the published requirements for the exam with Proctorio have been of this kind:

- a Windows PC or a Mac, no phone, no tablet;
- an up-to-date Google Chrome, with the extension installed and permitted;
- a webcam and a microphone, built in or external; ordinary ones are enough;
- an internet connection that is steady more than it is fast;
- rights to install things on that computer. Computers of employers often do not give you these.

And around the computer:

- a room with a door, for four hours, without other people;
- a desk with nothing on it but what the rules allow. ATI's help pages speak of scratch paper, and of tissues and drinks as things that do not belong there; how much paper and how you show it is in your instructions;
- light on your face and not behind you;
- no second screen, no headphones unless they are granted to you, no phone within reach.

![On the desk: your computer, and scratch paper if it is allowed. Not on it: phone, second screen, headphones, drinks and tissues.](figure:exam-desk)

## A week before: the rehearsal

1. Use the computer, chair and hour of the real exam.
2. Install what the email names, and run the practice check or dry run if you are offered one.
3. Restart. Switch off automatic updates for that day. Close messengers, cloud storage, games.
4. Do a speed test at the hour of the exam, while the rest of the household is doing what it does at that hour. If it is weak, use a cable, or ask everybody to stay offline.
5. Turn once around with the laptop as if scanning the room. See what the camera sees: a poster with a periodic table, a mirror, a second screen. Take it away.
6. Work a full section of a [mock exam](/exam-practice) with your own camera running, and watch two minutes of it afterwards. Do you look at the ceiling when you think? Do you murmur? Most people do.

The rehearsal takes ninety minutes and removes most of what people are afraid of.

## Habits that are innocent and look odd

A system cannot know why you do something. These are worth unlearning:

- **Reading aloud** or moving your lips. Trace with the mouse instead.
- **Looking away for long.** Look at a spot on the screen while you think, or close your eyes.
- **A hand before the mouth**, a hood, a cap, hair over the face.
- **Leaning out of the picture** to write. Put the paper where the camera sees your hands and face.
- **Talking to the dog.** Dogs and children have their own room that day.

If it happens all the same, do not panic and do not explain at length into the camera. Go on working. A short look away is what humans do.

## The day itself

| time | what |
|---|---|
| 60 minutes before | Restart, close everything, toilet, water outside the room |
| 30 minutes before | Sign in; ID, camera, microphone, room |
| Start | ${TEAS.beforeBreak} |
| After ${TEAS.breakAfter} | The break of ${TEAS.breakMinutes} minutes that is offered. Follow the instructions about leaving and coming back, and expect another look at the room |
| After the break | ${TEAS.afterBreak} |
| End | Close the exam as shown, wait for the confirmation, take nothing with you from the paper |

If the connection drops: stay where you are, note the time, try to get back in the way you were told, and use the support contact from your mail. Write down the names and case numbers. Technical trouble on your side is often not accepted as a reason for a refund, which is why the rehearsal is worth its ninety minutes.

## Honest conduct, and why we say it so plainly

You will find sites that promise to get someone past the proctor for you: a stand-in, remote control of your computer, a hidden helper. We do not offer any of this, and we advise against it with reasons.

- It breaks the rules that you accept at the start, and recordings are kept. A score can be canceled weeks later.
- The seller then has your ID, your password and proof of what you did. You have no contract that you could show to anyone.
- The program you enter assumes that you know what the score says you know. Dosage calculation in the first term is not going to wait.
- At the end of it there is a patient.

Allowed, and enough: as much preparation as you like, with books, questions, courses and tutors, until the exam begins. From then on you are alone with it. Also allowed: accommodations that were granted beforehand. If you need extra time, large print or breaks, ask ATI or your school well before you book.

## Frequent worries

**"I will be failed because I looked up."** Systems mark moments; people judge them. A glance is not misconduct. A pattern of glances at one place may be asked about.

**"My room is small and shared."** Ask your school whether you may use a room there, or take the exam on campus. Libraries with study rooms can work, if no one enters and the network allows the software.

**"I am slower with a camera on."** Most people are, the first time. Do two or three timed sets with the camera running and it fades.

**"What may I have on the desk?"** Only what your instructions name. If you are in doubt about an object, take it away.

## A checklist for the last evening

- ID found, valid, same name
- Mail read again, user name and password on paper
- Computer restarted, extension in place, power supply plugged in
- Room empty, light checked, door sign written
- Everybody at home knows the hours
- Phone's place for tomorrow: another room

Then stop studying. If the questions themselves still worry you, that is the better place for your remaining time: [five in each section](/exam-practice) show quickly where it is worth it, and for rehearsing with a person there is [remote tutoring](/remote-teas-assistance), which ends before your exam begins.`;

export const teasExamWithProctorio: Article = {
  slug: 'teas-exam-with-proctorio',
  title: 'The TEAS exam with Proctorio: what it is like',
  description:
    'What a remote TEAS with Proctorio or another proctor is like: requirements, room scan, a rehearsal to do a week before, honest conduct, and a last checklist.',
  category: 'exam-guide',
  tags: ['Test day', 'Remote exam'],
  published: '2026-11-21',
  updated: '2026-11-21',
  excerpt:
    'The camera is harder than the chemistry, until you have tried it once. What a proctored exam at home asks of you.',
  heading: 'Taking the TEAS with Proctorio or another remote proctor',
  body,
  related: ['what-to-expect-ati-teas-exam', 'how-to-register-study-teas', 'how-to-study-pass-teas'],
  practice: { label: 'Rehearse with a timed section', to: '/exam-practice' },
};
