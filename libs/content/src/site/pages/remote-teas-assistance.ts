import { TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { INTEGRITY_NOTE, tutoringPromises, UPDATED } from './service-terms.js';

export const remoteTeasAssistance: PageText = {
  path: '/remote-teas-assistance',
  title: 'Remote TEAS assistance: tutoring from home',
  description:
    'Remote TEAS tutoring by video, plus a full rehearsal of an at-home proctored exam: room, equipment, check-in and pacing. All help ends before the exam begins.',
  heading: 'Remote assistance, before the exam begins',
  lead: 'Learn with a tutor by video from wherever you are, and rehearse an at-home exam until the camera no longer bothers you.',
  sections: [
    {
      id: 'meaning',
      heading: 'What "remote assistance" means here',
      body: `It means that you and your tutor meet by video instead of in a library. You see the same question, you write, the tutor watches where you hesitate. You keep the notes.

It does not mean anybody on your computer on exam day. ${INTEGRITY_NOTE}`,
    },
    {
      id: 'rehearsal',
      heading: 'The at-home rehearsal',
      body: `An exam at home has its own difficulties. In one session of about an hour we go through all of them:

1. **Equipment.** The computer, browser, camera, microphone and connection against the requirements that your confirmation mail lists. Tablets and phones usually do not qualify.
2. **Room.** One clear desk, one chair, a closed door, light from the front, no one walking in. You do a room scan as you will have to.
3. **Identification.** A physical, current, government-issued photo ID whose name matches your registration.
4. **Behavior that looks odd on camera.** Reading aloud, covering your mouth, looking away for long. You practice thinking with your eyes on the screen.
5. **Pacing.** ${TEAS.paces}. You work a timed half-section and feel what that is.
6. **Trouble.** What to do if the connection drops: whom to call, what to write down, what not to touch.

Requirements change and differ between proctoring systems, so the list in your own confirmation mail from ATI or your school always goes first. Our article on [the TEAS with Proctorio](/blog/teas-exam-with-proctorio) explains what such a system sees.`,
    },
    {
      id: 'sessions',
      heading: 'How remote sessions run',
      body: `You need a computer, a headset and a quiet hour. Before each session you do a short set on this site; the tutor opens your wrong answers and starts there. Afterwards you get a list of objectives for the days until the next one. Sessions can be early, late or on weekends.

${tutoringPromises('score-85-90')}`,
    },
    {
      id: 'accommodations',
      heading: 'If you need accommodations',
      body: `Extra time and other accommodations are granted by ATI or your school, and they take time to arrange. Ask before you register. In our practice you can set 1.5 or 2 times the usual time in your [profile](/profile), so that you train at the pace you will have.`,
    },
  ],
  faqs: [
    {
      question: 'Will the tutor be connected while I sit the exam?',
      answer:
        'No. No one is connected, nearby or reachable while you sit it. The last session is before exam day.',
    },
    {
      question: 'Can you help me get past the proctoring software?',
      answer:
        'No. We explain what it records so that you are not nervous about it, and we do not help anybody work around it.',
    },
    {
      question: 'Do I have to test at home to use remote tutoring?',
      answer: 'No. Tutoring by video works for exams on campus and in test centers too.',
    },
  ],
  cta: [
    { label: 'Get a Free Quote', to: '/contact' },
    { label: 'Read about exam day', to: '/blog/what-to-expect-ati-teas-exam' },
  ],
  updated: UPDATED,
};
