import { HOME } from '@prepward/content/site/home';
import { Icon } from '../../../ui/icon.js';
import { SubjectPicture } from '../../../ui/illustrations/subject-picture.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Section, SectionHead } from './section.js';

/** Start prep, five questions, free quizzes: from the most to the least prominent. */
const VARIANTS = ['primary', 'secondary', 'quiet'] as const;

function Card({ card }: { card: (typeof HOME.subjects)[number] }) {
  const { subject, title, description, bullets, links } = card;
  return (
    <li className="flex flex-col rounded-md border border-line bg-surface p-5 pb-3 md:p-8 md:pb-5">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h3 className="text-21 md:text-28">{title}</h3>
          <p className="mt-2 text-soft">{description}</p>
        </div>
        <SubjectPicture subject={subject} className="size-16 md:size-24" />
      </div>
      <ul className="mt-4 mb-5 grid gap-2 md:mb-7">
        {bullets.map((bullet) => (
          <li key={bullet} className="figures flex items-start gap-2.5">
            <Icon name="check" className="mt-0.5 size-5 text-primary" />
            {bullet}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-2">
        {links.map(({ label, to }, index) => (
          <LinkButton
            key={to}
            to={to}
            variant={VARIANTS[index] ?? 'quiet'}
            aria-label={label.includes(title) ? label : `${label}: ${title}`}
          >
            {label}
          </LinkButton>
        ))}
      </div>
    </li>
  );
}

/** The four sections of the exam, each with its three ways in. */
export function SubjectCards() {
  return (
    <Section labelledBy="subjects">
      <SectionHead id="subjects" heading={HOME.subjectsHeading} />
      <ul className="mt-5 max-md:swipe md:mt-10 md:grid md:grid-cols-2 md:gap-6">
        {HOME.subjects.map((card) => (
          <Card key={card.subject} card={card} />
        ))}
      </ul>
    </Section>
  );
}
