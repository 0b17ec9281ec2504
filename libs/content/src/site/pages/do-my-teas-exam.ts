import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { tutoringPromises, UPDATED } from './service-terms.js';

export const doMyTeasExam: PageText = {
  path: '/do-my-teas-exam',
  title: 'Do my TEAS exam? What we can do instead',
  description:
    'Can somebody do your TEAS exam? No, and here is what it would cost you. See what a nursing-qualified tutor can honestly do for you, even with a date close by.',
  heading: 'Can somebody do my TEAS exam for me?',
  lead: 'No. No one here will, and you should not hand your name and your ID to anybody who says yes. What we can do is get you to the point where you do not need it.',
  sections: [
    {
      id: 'why-not',
      heading: 'Why the answer is no',
      body: `The exam checks who you are: photo identification at the start, a proctor or a recording all the way through. When identity is in doubt the score can be cancelled, and the school hears about it. An offer of admission can be withdrawn later, even after you have started.

There is a second risk that the sellers leave out. You would be giving a stranger your name, a copy of your ID, your ATI password and your money, together with proof that you meant to cheat. If they ask for more money afterwards, there is no one you could complain to.

And there is the reason you are doing this at all. The Science section asks how blood moves and what a pH means because you will need it with a patient in front of you. A score you did not earn gets you into a program that starts where you are not.`,
    },
    {
      id: 'what-is-behind-it',
      heading: 'What is usually behind the question',
      body: `People who type this into a search box are rarely lazy. They are out of time, out of school for ten years, or they have failed once and cannot bear to fail again. Each of those has an honest answer.

| what is wrong | what helps | where |
|---|---|---|
| Exam in days, nothing learned yet | A short list: the objectives with most questions and least to learn | [Tutoring](/msn-expert-tutors) |
| Math from long ago | Fractions, percents and proportions first; they carry most of the section | [Math practice](/practice/math) |
| Too much Science | Anatomy and physiology first: ${TEAS.science.areas.anatomy} of the ${TEAS.science.scored} scored Science questions | [Science quizzes](/quiz/science) |
| Failed once | Your score report by content area, then only the weak areas | [Mock exams](/exam-practice) |
| Panic in the room | Full rehearsals under the clock, until the form of it is dull | [Exam-day preparation](/remote-teas-assistance) |
| The date cannot be met | Move it, if your school and ATI allow; a late good score beats an early bad one | [Registration](/teas-registration) |`,
    },
    {
      id: 'offer',
      heading: 'What our tutors will do for you',
      body: `They will do the work that surrounds the exam: read your diagnostic, decide what to leave out, teach what remains, set questions each day and mark them with you. You do the exam.

${tutoringPromises('score-95')}`,
    },
    {
      id: 'first-hour',
      heading: 'If you only have an hour today',
      body: `Take the free practice in all four subjects: twenty questions, about half an hour. Write down every question you got wrong and the reason the rationale gives. That list is worth more than any promise on the internet, and it is the first thing a tutor would ask you for. Then [send it to us](/contact) with your date.`,
    },
  ],
  faqs: [
    {
      question: 'Can somebody do my TEAS exam online for me?',
      answer:
        'No. We do not offer it at any price. We offer tutoring and rehearsal before the exam, and you take it yourself.',
    },
    {
      question: 'My exam is in two days. Is there any point?',
      answer:
        'Yes, if you choose well. Two days are enough to repair a few frequent topics and to learn the form of the exam. We will also tell you if we think moving the date is wiser.',
    },
  ],
  cta: [
    { label: 'Get a Free Quote', to: '/contact' },
    { label: 'See what you know now', to: '/exam-practice' },
  ],
  updated: UPDATED,
};
