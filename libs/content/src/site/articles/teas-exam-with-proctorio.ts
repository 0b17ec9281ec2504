import { TEAS } from '../teas.js';
import type { Article } from '../types.js';

const body = `A remote TEAS is the same exam: ${TEAS.load}, ${TEAS.sections} sections. The difference is that software, and sometimes a person, watches you through your own camera. Many people find that harder than the chemistry. It feels normal once you know what happens and have tried it.

## Who watches: not always Proctorio

Proctorio is one of several proctoring systems. Which one you get depends on who holds your exam. ATI started its remote exams with Proctorio. The ATI help pages we found while writing, in November 2026, name Proctorio for exams proctored by an institution and Respondus for the exam that ATI proctors itself. This has changed before and may change again.

So the first rule: **your confirmation email decides.** It names the system, the browser, the program or extension to install, and the check to run. If it differs from this article, follow the email, and check the requirements on ATI's own site a few days before the date.

## What a proctoring system does

| what it does | why | what it means for you |
|---|---|---|
| Checks your ID by camera | that you are you | a physical, current photo ID, readable in your light |
| Asks for a room scan | that nothing and no one is there | a tidy room, a slow turn with the camera |
| Records camera and microphone | to see what happened, later if needed | sit so your face stays in view; stay silent |
| Records or locks the screen | that only the exam is open | close everything else, updates and messengers too |
| Marks unusual moments | so a person can look at them | a mark isn’t a verdict; someone reviews it |

You agree to this recording when you start. If it worries you, read the privacy notice in advance, and ask your school about an exam on campus. Both are legitimate; finding out at the start of the exam is too late.

## What you need

As a guide, the published requirements for the exam with Proctorio have been of this kind:

- a Windows PC or a Mac, no phone, no tablet;
- an up-to-date Google Chrome, with the extension installed and permitted;
- a webcam and a microphone, built in or external; ordinary ones are enough;
- a stable internet connection, which matters more than a fast one;
- rights to install things on that computer. Work computers often don’t let you.

And around your computer:

- a room with a door, for four hours, without other people;
- a desk with nothing on it but what the rules allow. ATI's help pages mention scratch paper, and say tissues and drinks don’t belong there; your instructions say how much paper you can have and how to show it;
- light on your face, not behind you;
- no second screen, no headphones unless you have permission, no phone within reach.

![On the desk: your computer, and scratch paper if it is allowed. Not on it: phone, second screen, headphones, drinks and tissues.](figure:exam-desk)

## A week before: the rehearsal

1. Use the computer, chair and hour of the real exam.
2. Install what the email names, and run the practice check or dry run if you are offered one.
3. Restart. Turn off automatic updates for that day. Close messengers, cloud storage, games.
4. Do a speed test at the hour of the exam, with everyone at home doing what they usually do then. If it’s slow, use a cable, or ask everyone to stay offline.
5. Turn once around with the laptop as if scanning the room. See what the camera sees: a poster with a periodic table, a mirror, a second screen. Remove it.
6. Do a full section of a [mock exam](/exam-practice) with your own camera running, and watch two minutes of it afterward. Do you look at the ceiling when you think? Do you murmur? Most people do.

The rehearsal takes ninety minutes and removes most of what people are afraid of.

## Innocent habits that look suspicious

The system can’t know why you do something. Try to unlearn these:

- **Reading aloud** or moving your lips. Trace with the mouse instead.
- **Looking away for long.** Look at a spot on the screen while you think, or close your eyes.
- **A hand over your mouth**, a hood, a cap, hair over the face.
- **Leaning out of the picture** to write. Put the paper where the camera sees your hands and face.
- **Talking to the dog.** Pets and kids stay in another room that day.

If it happens anyway, don’t panic and don’t explain yourself to the camera. Keep working. Everyone looks away now and then.

## The day itself

| time | what |
|---|---|
| 60 minutes before | Restart, close everything, use the bathroom, leave water outside the room |
| 30 minutes before | Sign in; ID, camera, microphone, room |
| Start | ${TEAS.beforeBreak} |
| After ${TEAS.breakAfter} | The optional ${TEAS.breakMinutes}-minute break. Follow the instructions about leaving and coming back, and expect another room scan |
| After the break | ${TEAS.afterBreak} |
| End | Close the exam as shown, wait for the confirmation, don’t take any of your notes |

If the connection drops: stay where you are, note the time, try to get back in as instructed, and use the support contact from your email. Write down names and case numbers. Technical problems on your side often don’t get you a refund, which is why the rehearsal is worth ninety minutes.

## Honest conduct, and why it matters

You will find sites that promise to get someone past the proctor for you: a stand-in, remote control of your computer, a hidden helper. We don’t offer any of this, and here’s why we advise against it.

- It breaks the rules you accept at the start, and recordings are kept. A score can be canceled weeks later.
- The seller then has your ID, your password and proof of what you did. You have no contract you could show anyone.
- Your program assumes you know what your score says you know. Dosage calculation comes in the first term.
- In the end, there’s a patient.

What’s allowed, and enough: as much preparation as you like, with books, questions, courses and tutors, until the exam begins. From then on, you’re on your own. Also allowed: accommodations granted in advance. If you need extra time, large print or breaks, ask ATI or your school well before you book.

## Common worries

**"I will be failed because I looked up."** Systems mark moments; people judge them. A glance is not misconduct. They may ask about repeated glances at one spot.

**"My room is small and shared."** Ask your school whether you may use a room there, or take the exam on campus. Libraries with study rooms can work, if no one enters and the network allows the software.

**"I am slower with a camera on."** Most people are, the first time. Do two or three timed sets with the camera running and it fades.

**"What can I have on my desk?"** Only what your instructions list. If you’re not sure about something, remove it.

## A checklist for the night before

- ID found, valid, same name
- Email reread, user name and password on paper
- Computer restarted, extension in place, power supply plugged in
- Room empty, light checked, sign on the door
- Everyone at home knows the hours
- Phone's place for tomorrow: another room

Then stop studying. If you have time left and the questions themselves worry you, [five in each section](/exam-practice) quickly show what to work on. To rehearse with a person, there’s [remote tutoring](/remote-teas-assistance), which ends before your exam begins.`;

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
    'The camera is harder than the chemistry, until you have tried it once. What a proctored exam at home takes.',
  heading: 'Taking the TEAS with Proctorio or another remote proctor',
  body,
  related: ['what-to-expect-ati-teas-exam', 'how-to-register-study-teas', 'how-to-study-pass-teas'],
  practice: { label: 'Rehearse with a timed section', to: '/exam-practice' },
};
