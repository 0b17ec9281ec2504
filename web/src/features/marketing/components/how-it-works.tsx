import { CLAIMS } from '../../../lib/claims.js';
import { LinkButton } from '../../../ui/link-button.js';

const STEPS = [
  {
    title: CLAIMS.signUpTime,
    text: 'A name, an e-mail address and a password. No card.',
  },
  {
    title: 'Practice & Review',
    text: 'Answer, then read why each option is right or wrong while it is fresh.',
  },
  {
    title: 'Buy Premium',
    text: 'When you want the whole bank and mock exams, choose a plan. Cancel in two clicks.',
  },
  {
    title: 'Ace Your Exam',
    text: 'Go in with a routine that works, and the weak spots behind you.',
  },
];

/** Four steps from sign-up to the exam. */
export function HowItWorks() {
  return (
    <section
      aria-labelledby="how-it-works"
      className="border-y border-line bg-sunken py-16 lg:py-24"
    >
      <div className="page">
        <h2 id="how-it-works" className="text-28 sm:text-38">
          How It Works
        </h2>
        <ol className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map((step, index) => (
            <li key={step.title} className="border-t-2 border-primary pt-5">
              <p
                aria-hidden="true"
                className="figures text-38 leading-heading font-bold text-primary"
              >
                {index + 1}
              </p>
              <h3 className="mt-3 text-21">{step.title}</h3>
              <p className="mt-2 text-soft">{step.text}</p>
            </li>
          ))}
        </ol>
        <LinkButton to="/how-it-works" variant="secondary" className="mt-10">
          Learn More
        </LinkButton>
      </div>
    </section>
  );
}
