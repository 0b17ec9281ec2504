import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { INTEGRITY_NOTE, tutoringPromises, UPDATED } from './service-terms.js';

export const remoteTeasAssistance: PageText = {
  path: '/remote-teas-assistance',
  title: 'Remote TEAS assistance: tutoring from home',
  description:
    'Remote TEAS tutoring by video, plus a full rehearsal of an at-home proctored exam: room, equipment, check-in and pacing. All help ends before the exam begins.',
  heading: 'Remote TEAS tutoring, before the exam',
  lead: 'Learn with a tutor over video, and rehearse an at-home exam until the camera stops bothering you.',
  sections: [
    {
      id: 'meaning',
      heading: 'What “remote assistance” means here',
      body: `You and your tutor meet over video. You work the problem, and the tutor sees where you get stuck.

${INTEGRITY_NOTE}`,
    },
    {
      id: 'rehearsal',
      heading: 'The at-home rehearsal',
      body: `In about an hour, we go through:

1. **Equipment:** computer, camera, microphone, and connection.
2. **Room:** a clear desk, a closed door, a room scan.
3. **ID:** current, with the name on your registration.
4. **Habits:** reading aloud or looking away can get you flagged. You practice keeping your eyes on the screen.
5. **Pacing:** ${TEAS.paces}.

Your confirmation email always has the final list. See what [Proctorio](/blog/teas-exam-with-proctorio) records.`,
    },
    {
      id: 'sessions',
      heading: 'What we promise',
      body: tutoringPromises('score-85-90'),
    },
    {
      id: 'accommodations',
      heading: 'Need extra time?',
      body: 'ATI or your school grants accommodations, so ask before you register. Here you can practice at 1.5 or 2 times the usual time.',
    },
  ],
  faqs: [
    {
      question: 'Will the tutor be connected while I take the exam?',
      answer: 'No. Your last session is before exam day.',
    },
    {
      question: 'Can you help me get past the proctoring software?',
      answer: 'No. We explain what it records so it doesn’t make you nervous.',
    },
  ],
  cta: [
    { label: 'Get a Free Quote', to: '/contact' },
    { label: 'Read about exam day', to: '/blog/what-to-expect-ati-teas-exam' },
  ],
  updated: UPDATED,
};
