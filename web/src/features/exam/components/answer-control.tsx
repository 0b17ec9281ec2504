import type { ComponentType } from 'react';
import type { AnswerProps } from './answer-props.js';
import { MultipleChoiceAnswer, MultipleSelectAnswer } from './choice-answer.js';
import { HotSpotAnswer } from './hot-spot-answer.js';
import { OrderedAnswer } from './ordered-answer.js';
import { SupplyAnswer } from './supply-answer.js';

const CONTROLS: Record<AnswerProps['item']['type'], ComponentType<AnswerProps>> = {
  'multiple-choice': MultipleChoiceAnswer,
  'multiple-select': MultipleSelectAnswer,
  supply: SupplyAnswer,
  'hot-spot': HotSpotAnswer,
  ordered: OrderedAnswer,
};

/** The control for the item's type, before and after the answer is final. */
export function AnswerControl(props: AnswerProps) {
  const Control = CONTROLS[props.item.type];
  return <Control {...props} />;
}
