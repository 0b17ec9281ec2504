import { plainText } from '../plain-text.js';
import type { AnswerProps } from './answer-props.js';
import { Html } from './html.js';
import { OptionShell, verdictOf } from './option-shell.js';

const CONTROL = 'mt-0.5 size-5 shrink-0 accent-primary outline-none';

/** One of several: native radios; arrow keys choose. */
export function MultipleChoiceAnswer({
  item,
  value,
  onChange,
  feedback,
  strikes,
  stemId,
}: AnswerProps) {
  const chosen = value?.type === 'multiple-choice' ? value.option : null;
  return (
    <fieldset aria-labelledby={stemId} disabled={feedback !== undefined} className="grid gap-3">
      <legend className="sr-only">Choose one answer</legend>
      {(item.options ?? []).map((option) => (
        <OptionShell
          key={option.id}
          id={option.id}
          name={plainText(option.html)}
          strikes={strikes}
          checked={chosen === option.id}
          verdict={verdictOf(feedback, option.id, chosen === option.id)}
          control={
            <input
              type="radio"
              name={`item-${item.position}`}
              value={option.id}
              checked={chosen === option.id}
              onChange={() => onChange({ type: 'multiple-choice', option: option.id })}
              className={CONTROL}
            />
          }
        >
          <Html as="span" html={option.html} />
        </OptionShell>
      ))}
    </fieldset>
  );
}

/** Several of several: native checkboxes. */
export function MultipleSelectAnswer({
  item,
  value,
  onChange,
  feedback,
  strikes,
  stemId,
}: AnswerProps) {
  const chosen = value?.type === 'multiple-select' ? value.options : [];
  const toggle = (id: string): void =>
    onChange({
      type: 'multiple-select',
      options: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
    });
  return (
    <fieldset aria-labelledby={stemId} disabled={feedback !== undefined} className="grid gap-3">
      <legend className="sr-only">Choose every correct answer</legend>
      <p className="text-14 text-soft">Choose every correct answer.</p>
      {(item.options ?? []).map((option) => (
        <OptionShell
          key={option.id}
          id={option.id}
          name={plainText(option.html)}
          strikes={strikes}
          checked={chosen.includes(option.id)}
          verdict={verdictOf(feedback, option.id, chosen.includes(option.id))}
          control={
            <input
              type="checkbox"
              value={option.id}
              checked={chosen.includes(option.id)}
              onChange={() => toggle(option.id)}
              className={CONTROL}
            />
          }
        >
          <Html as="span" html={option.html} />
        </OptionShell>
      ))}
    </fieldset>
  );
}
