import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/icon.js';

const QUESTION = 'Which chamber of the heart pumps blood into the aorta?';

const OPTIONS = [
  {
    text: 'Right ventricle',
    right: false,
    word: 'Your answer',
    reason: 'It pumps too, but only as far as the lungs.',
  },
  {
    text: 'Left ventricle',
    right: true,
    word: 'Correct answer',
    reason: 'Its thick wall drives blood into the aorta and around the whole body.',
  },
];

/** A question as the site shows it once it is answered: a picture of the product, not a control. */
export function ExplainedOptions() {
  return (
    <figure>
      <figcaption className="font-medium">{QUESTION}</figcaption>
      <ul className="mt-3 grid gap-2">
        {OPTIONS.map(({ text, right, word, reason }) => (
          <li
            key={text}
            className={cx(
              'rounded-md border px-4 py-3',
              right ? 'border-correct bg-correct-tint' : 'border-incorrect bg-incorrect-tint',
            )}
          >
            <span className="flex flex-wrap items-center justify-between gap-x-3">
              {text}
              <span
                className={cx(
                  'inline-flex items-center gap-1.5 text-14 font-semibold',
                  right ? 'text-correct' : 'text-incorrect',
                )}
              >
                <Icon name={right ? 'right' : 'close'} className="size-5" />
                {word}
              </span>
            </span>
            <span className="mt-1 block text-14 text-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
