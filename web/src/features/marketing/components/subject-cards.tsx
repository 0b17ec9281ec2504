import type { Subject } from '@prepward/contracts/subjects';
import { CLAIMS } from '../../../lib/claims.js';
import { Icon } from '../../../ui/icon.js';
import { SubjectPicture } from '../../../ui/illustrations/subject-picture.js';
import { LinkButton } from '../../../ui/link-button.js';

interface SubjectCard {
  subject: Subject;
  title: string;
  /** As the buttons name it. */
  short: string;
  text: string;
  bullets: readonly string[];
}

const CARDS: readonly SubjectCard[] = [
  {
    subject: 'reading',
    title: 'Reading',
    short: 'Reading',
    text: 'Passages, memos, labels and charts, with questions that ask what the text really says.',
    bullets: ['Key ideas and details', 'Craft and structure', 'Integration of knowledge'],
  },
  {
    subject: 'math',
    title: 'Math',
    short: 'Math',
    text: 'The arithmetic and data skills of the exam, worked step by step, with no formula skipped.',
    bullets: ['Numbers and algebra', 'Measurement and data', 'Four-function calculator only'],
  },
  {
    subject: 'science',
    title: 'Science',
    short: 'Science',
    text: 'Anatomy and physiology first, then the biology, chemistry and reasoning around them.',
    bullets: ['Anatomy and physiology', 'Biology and chemistry', 'Scientific reasoning'],
  },
  {
    subject: 'english',
    title: 'English and Language Usage',
    short: 'English',
    text: 'Clear sentences, correct conventions and the vocabulary that entrance exams like to test.',
    bullets: ['Standard English conventions', 'Knowledge of language', 'Vocabulary in context'],
  },
];

function Card({ subject, title, short, text, bullets }: SubjectCard) {
  return (
    <li className="flex flex-col rounded-md border border-line bg-surface p-6 sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h3 className="text-28">{title}</h3>
          <p className="figures mt-1 font-medium text-primary">{CLAIMS.questionsPerSubject}</p>
        </div>
        <SubjectPicture subject={subject} className="size-20 sm:size-24" />
      </div>
      <p className="mt-4 text-soft">{text}</p>
      <ul className="mt-4 mb-6 grid gap-2">
        {bullets.map((bullet) => (
          <li key={bullet} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-0.5 size-5 text-primary" />
            {bullet}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-2">
        <LinkButton to="/signup">Start {short} Prep</LinkButton>
        <LinkButton
          to={`/practice/${subject}`}
          variant="secondary"
          aria-label={`Try 5 Practice Questions: ${short}`}
        >
          Try 5 Practice Questions
        </LinkButton>
        <LinkButton
          to={`/quiz/${subject}`}
          variant="quiet"
          aria-label={`Try Free Study Questions: ${short}`}
        >
          Try Free Study Questions
        </LinkButton>
      </div>
    </li>
  );
}

/** The four sections of the exam, each with its three ways in. */
export function SubjectCards() {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {CARDS.map((card) => (
        <Card key={card.subject} {...card} />
      ))}
    </ul>
  );
}
