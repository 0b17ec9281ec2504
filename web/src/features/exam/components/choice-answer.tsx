import { plainText } from '../plain-text.js';
import type { AnswerProps } from './answer-props.js';
import { Html } from './html.js';
import { OptionShell, verdictOf } from './option-shell.js';

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
    <fieldset aria-labelledby={stemId} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="sr-only">Choose one answer</legend>
      {(item.options ?? []).map((option, index) => (
        <OptionShell
          key={option.id}
          id={option.id}
          name={plainText(option.html)}
          strikes={strikes}
          checked={chosen === option.id}
          verdict={verdictOf(feedback, option.id, chosen === option.id)}
          index={index}
          type="radio"
          group={`item-${item.position}`}
          onChoose={() => onChange({ type: 'multiple-choice', option: option.id })}
        >
          <Html as="span" html={option.html} />
        </OptionShell>
      ))}
    </fieldset>
  );
}

/** Whether the question already says "all that apply": then the hint isn't repeated. */
function saysAll({ stem }: AnswerProps['item']): boolean {
  return /all that apply/i.test(plainText(stem));
}

/** Any number of several: native checkboxes. */
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
    <fieldset aria-labelledby={stemId} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className={saysAll(item) ? 'sr-only' : 'mb-3 text-14 text-soft'}>
        Select all that apply.
      </legend>
      {(item.options ?? []).map((option, index) => (
        <OptionShell
          key={option.id}
          id={option.id}
          name={plainText(option.html)}
          strikes={strikes}
          checked={chosen.includes(option.id)}
          verdict={verdictOf(feedback, option.id, chosen.includes(option.id))}
          index={index}
          type="checkbox"
          onChoose={() => toggle(option.id)}
        >
          <Html as="span" html={option.html} />
        </OptionShell>
      ))}
    </fieldset>
  );
}
