import { plainText } from '../plain-text.js';
import { placedOf } from '../responses.js';
import type { AnswerProps } from './answer-props.js';
import { Html } from './html.js';
import { OrderingBoxes } from './ordering-boxes.js';
import { Mark } from './verdict.js';

/** Once the answer is final: one list in the correct order, with the place each step was given. */
function RightOrder({ item, value, feedback }: AnswerProps) {
  if (feedback?.key.type !== 'ordered') {
    return null;
  }
  const given = placedOf(value);
  const texts = new Map((item.options ?? []).map(({ id, html }) => [id, html]));
  const reasons = new Map(feedback.rationales.map(({ id, rationale }) => [id, rationale]));
  return (
    <div className="grid gap-2">
      <p className="font-semibold">The correct order</p>
      <ol className="grid gap-2">
        {feedback.key.order.map((id, index) => {
          const place = given.indexOf(id);
          return (
            <li key={id} className="flex gap-3 rounded-md border border-line bg-surface px-4 py-3">
              <span className="figures font-semibold text-soft">{index + 1}.</span>
              <span className="grid min-w-0 grow gap-1">
                <span className="flex flex-wrap items-start justify-between gap-x-4">
                  <Html as="span" html={texts.get(id) ?? ''} className="font-medium" />
                  {place < 0 ? null : (
                    <Mark correct={place === index}>
                      {place === index ? 'Your place: correct' : `Your place: ${place + 1}`}
                    </Mark>
                  )}
                </span>
                <Html html={reasons.get(id) ?? ''} className="text-soft" />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Steps to put in order: two boxes as in the exam, then one list with the right order. */
export function OrderedAnswer(props: AnswerProps) {
  const { item, value, onChange, feedback, stemId } = props;
  if (feedback) {
    return <RightOrder {...props} />;
  }
  return (
    <OrderingBoxes
      labelledBy={stemId}
      steps={(item.options ?? []).map(({ id, html }) => ({ id, html, name: plainText(html) }))}
      placed={placedOf(value)}
      onPlace={(order) => onChange({ type: 'ordered', order: [...order] })}
    />
  );
}
