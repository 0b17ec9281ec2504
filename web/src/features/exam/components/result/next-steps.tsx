import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { topicOf } from '../../../../entities/topic/topics.js';
import type { Share } from '../../result-figures.js';

const STEPS = 3;
const BOX =
  'flex h-full w-full items-center gap-4 rounded-md border border-line bg-surface p-4 text-left hover:border-primary hover:bg-tint';

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="min-w-0 grow">
        <span className="block font-semibold text-primary">{title}</span>
        <span className="figures block text-14 text-soft">{text}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
    </>
  );
}

interface Step {
  id: string;
  box: ReactNode;
}

/** Where to practice an area: its own page for subscribers, free practice for everyone else. */
function practiceOf(area: Share, subscribed: boolean): { to: string; text: string } {
  const points = `Up to ${area.toWin} points`;
  return subscribed
    ? { to: `/test-bank-practice/${area.id}`, text: points }
    : { to: `/quiz/${topicOf(area.id)?.subject ?? ''}`, text: `${points}. Start with a free quiz` };
}

interface NextStepsProps {
  /** Areas, those with the most points to gain first. */
  weakest: readonly Share[];
  /** The questions to go through first: how many, and what they are called. */
  missed: { count: number; words: string } | null;
  subscribed: boolean;
  /** Opens the first missed question. */
  onReview: () => void;
}

/** Three things to do now: the missed questions, and the areas with the most points to gain. */
export function NextSteps({ weakest, missed, subscribed, onReview }: NextStepsProps) {
  if (missed === null) return null;
  const areas = weakest.slice(0, STEPS - 1).map((area): Step => {
    const { to, text } = practiceOf(area, subscribed);
    return {
      id: area.id,
      box: (
        <Link to={to} className={BOX}>
          <Words title={`Practice ${area.name}`} text={text} />
        </Link>
      ),
    };
  });
  const review: Step = {
    id: 'missed',
    box: (
      <button type="button" onClick={onReview} className={BOX}>
        <Words
          title={`Go through ${missed.count} ${missed.words}`}
          text="One at a time, each with the reason"
        />
      </button>
    ),
  };
  return (
    <section aria-labelledby="next-heading" className="print:hidden">
      <h2 id="next-heading" className="text-21 sm:text-28">
        What to do next
      </h2>
      <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-3">
        {[review, ...areas].map(({ id, box }) => (
          <li key={id}>{box}</li>
        ))}
      </ol>
    </section>
  );
}
