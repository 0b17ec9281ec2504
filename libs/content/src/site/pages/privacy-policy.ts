import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const privacyPolicy: PageText = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description:
    'What we store about you, why, for how long and who sees it, in plain words. How to see, export, correct or delete your data, and how to stop emails.',
  heading: 'Privacy policy',
  lead: 'We store what the service needs to work, show it to you, and delete it when you ask.',
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      body: `{{legalEntity}}, the operator of {{brand}}. For anything in this policy, write to {{email}} or call {{phone}}.`,
    },
    {
      id: 'what',
      heading: 'What we store and why',
      body: `| data | why | how long |
|---|---|---|
| Name, email address, a hash of your password | your account | until you delete the account |
| Address of a linked Google account, if you use it | signing in | until you unlink it or delete the account |
| Your answers, times, notes and flags | practice, results, progress, your plan | until you delete the account |
| Answers given before signing up, under a random number | so they aren’t lost when you sign up | until they join an account or are cleaned up |
| Exam date, target score, accommodations | your plan and your timers | until you change or delete them |
| Plan, payments, receipts | delivering what you paid for, and bookkeeping | as long as tax law requires |
| Quote and contact requests | answering them | until they’re resolved and no longer needed as a record |
| Sessions with device and time | signing in safely, spotting misuse | until they end, and shortly after |
| Error and access logs | keeping the service running | a short time |

We do not store card numbers: the payment provider does. We never ask for your ATI password or a copy of your ID; please don’t send them. If you tell us about an accommodation, we use it only for your timers.`,
    },
    {
      id: 'grounds',
      heading: 'Our legal grounds',
      body: `To fulfill our contract with you (account, practice, purchases), because the law requires it (bookkeeping), because we have a legitimate interest (security, correcting questions from anonymous statistics), or because you agreed (study reminders). You can withdraw your agreement at any time.`,
    },
    {
      id: 'who-sees',
      heading: 'Who sees it',
      body: `- Our staff, as far as their job requires it; access to the back-office is recorded.
- A tutor, if you accept a tutoring quote: what you send us for it.
- The payment provider, for your payment.
- The email provider, for the emails we send you.
- The company that hosts our servers.
- The chat service, if you choose to open it. It is another company's app with its own policy, and nothing is sent to it until you click.
- Google, if you choose to sign in with it.

We do not sell data, and we do not show your results to schools or employers.`,
    },
    {
      id: 'browser',
      heading: 'In your browser',
      body: `We use your browser's storage for things you’d miss: staying signed in, your theme, answers that are waiting for a connection, and the random number of a visitor. If you leave "Remember me" unchecked, the sign-in is forgotten when you close the browser.`,
    },
    {
      id: 'mails',
      heading: 'Emails',
      body: `You get emails about your account: verification, security, receipts, plan changes, corrected questions. Study reminders are optional, and every one has a link that turns them off with one click.`,
    },
    {
      id: 'rights',
      heading: 'What you can do',
      body: `In your [profile](/profile) you can see and correct your data, export all of it, and delete your account. You can also write to us to object to a use, to limit it, or to complain; and you may complain to the data protection authority where you live.

Deleting the account deletes your practice. Payment records stay as long as the law requires and aren’t used for anything else. Question statistics stay too; they no longer point to you.`,
    },
    {
      id: 'security',
      heading: 'How it is protected',
      body: `Connections are encrypted. Passwords are stored only as slow, salted hashes. You can turn on two-step sign-in, see your sessions and end them. If something goes wrong that affects your data, we tell you and the authorities as the law requires.`,
    },
    {
      id: 'age-changes',
      heading: 'Age, and changes to this page',
      body: `The service is for people 16 and older. When this policy changes in a way that matters, we tell you by email before it applies; the date on this page is the date of the last change.`,
    },
  ],
  updated: UPDATED,
};
