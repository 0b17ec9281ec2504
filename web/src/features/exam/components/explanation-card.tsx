import type { AnswerFeedback, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sentence } from '../highlighting.js';
import { choicesOf, letterOf, namedIds } from '../verdict-words.js';
import { Html } from './html.js';

interface Choice {
  id: string;
  letter: string;
  html: string;
  rationale: string | undefined;
}

interface ExplanationProps {
  item: AttemptItem;
  value: ItemResponse | null;
  feedback: AnswerFeedback;
  /** The sentences of the passage that prove the key. */
  evidence?: readonly Sentence[];
  /** The card's heading level: one below that of its surroundings. */
  heading?: 'h2' | 'h4' | undefined;
  /** Buttons at the end of the card. */
  children?: ReactNode;
}

/** Options and regions with their letters and reasons, in the order shown; steps have their own list. */
function explainedChoices(item: AttemptItem, feedback: AnswerFeedback): Choice[] {
  if (item.type === 'ordered') return [];
  return choicesOf(item).map((choice, index) => ({
    ...choice,
    letter: letterOf(index),
    rationale: feedback.rationales.find(({ id }) => id === choice.id)?.rationale,
  }));
}

/** The item's own explanation or steps; where the bank has none, the rationales of the keyed options. */
function Why({ feedback, keyed }: { feedback: AnswerFeedback; keyed: readonly Choice[] }) {
  const { why, rationale } = feedback;
  if (Array.isArray(why)) {
    return (
      <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-soft">
        {why.map((step) => (
          <li key={step} className="pl-1">
            <Html html={step} />
          </li>
        ))}
      </ol>
    );
  }
  const texts = why ?? rationale;
  if (texts) return <Html html={texts} />;
  return keyed.map(({ id, rationale: reason }) =>
    reason ? <Html key={id} html={reason} /> : null,
  );
}

/** What the passage says that proves the key; in the passage itself it is highlighted. */
function Evidence({ sentences }: { sentences: readonly Sentence[] }) {
  if (sentences.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">In the passage</p>
      <blockquote className="mt-1 border-l-4 border-correct pl-3 font-serif">
        {sentences.map(({ start, text }) => (
          <p key={start}>{text}</p>
        ))}
      </blockquote>
    </div>
  );
}

interface Slip {
  title: string;
  html: string | undefined;
}

/** What the student chose and shouldn't have, or left out, each with the mistake behind it. */
function slipsOf({ value, feedback }: ExplanationProps, choices: readonly Choice[]): Slip[] {
  if (feedback.correct || value === null) return [];
  if (value.type === 'supply') {
    const typed = value.text.trim();
    const slip = feedback.commonErrors?.find(({ answer }) => answer === typed);
    return [{ title: `You typed ${typed}`, html: slip?.rationale }];
  }
  const keyed = namedIds(feedback.key);
  const picked = namedIds(value);
  const titled = (title: string) => (choice: Choice) => ({
    title: `${title} ${choice.letter}`,
    html: choice.rationale,
  });
  const wrong = choices.filter(({ id }) => picked.includes(id) && !keyed.includes(id));
  // With only one answer to choose, "Why" already explains the correct one.
  const missed =
    value.type === 'multiple-select'
      ? choices.filter(({ id }) => !picked.includes(id) && keyed.includes(id))
      : [];
  return [...wrong.map(titled('You picked')), ...missed.map(titled('You left out'))];
}

function PickedReason({ title, html }: { title: string; html: string }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <Html html={html} className="mt-1" />
    </div>
  );
}

/** One line for every other option; it opens to its reason. */
function OtherOptions({ choices }: { choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">The other options</p>
      <div className="mt-1 grid grid-cols-[minmax(0,1fr)]">
        {choices.map(({ id, letter, html, rationale }) => (
          <details key={id} className="group border-b border-line last:border-0">
            <summary className="flex min-h-target cursor-pointer items-center gap-3 py-1.5 hover:text-primary">
              <span className="w-5 shrink-0 font-semibold text-soft">{letter}</span>
              <Html
                as="span"
                html={html}
                className="min-w-0 grow truncate group-open:whitespace-normal"
              />
              <span aria-hidden="true" className="text-soft group-open:hidden">
                +
              </span>
              <span aria-hidden="true" className="hidden text-soft group-open:inline">
                −
              </span>
            </summary>
            <Html html={rationale ?? ''} className="pb-3 pl-8 text-soft" />
          </details>
        ))}
      </div>
    </div>
  );
}

/**
 * What an answered item teaches, in one card: why the answer is right, one line worth keeping, the
 * mistake behind what was picked, and the other options folded.
 */
export function ExplanationCard(props: ExplanationProps) {
  const { item, value, feedback, heading: Heading = 'h2', children } = props;
  const choices = explainedChoices(item, feedback);
  const keyed = namedIds(feedback.key);
  const picked = namedIds(value);
  const others = choices.filter(
    ({ id, rationale }) => rationale !== undefined && !picked.includes(id) && !keyed.includes(id),
  );
  const reasons = choices.filter(({ id }) => keyed.includes(id));
  const hasWhy = Boolean(feedback.why ?? feedback.rationale) || reasons.length > 0;
  return (
    <div className="animate-appear grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border border-line bg-surface p-4 sm:p-5">
      {hasWhy ? (
        <div className="grid gap-2">
          <Heading className="text-18 tracking-normal">Why</Heading>
          <Why feedback={feedback} keyed={reasons} />
        </div>
      ) : null}
      <Evidence sentences={props.evidence ?? []} />
      {feedback.remember ? (
        <div className="flex gap-3 rounded-sm bg-tint px-4 py-3">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <div>
            <p className="text-14 font-semibold text-primary">Remember</p>
            <Html html={feedback.remember} />
          </div>
        </div>
      ) : null}
      {slipsOf(props, choices).map(({ title, html }) =>
        html ? <PickedReason key={title} title={title} html={html} /> : null,
      )}
      <OtherOptions choices={others} />
      {children ? (
        <div className="-mx-4 -mb-1 flex flex-wrap gap-x-2 print:hidden">{children}</div>
      ) : null}
    </div>
  );
}
