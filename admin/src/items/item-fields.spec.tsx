import { describe, expect, it } from '@jest/globals';
import type { ItemText } from '@prepward/contracts/admin-items';
import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { pageText } from '../../test/page-text.js';
import { ItemFields } from './item-fields.js';

let text: ItemText;
let replace: (text: ItemText) => void;

/** Renders a question's fields, which keep what is typed. */
function open(start: ItemText) {
  function Kept() {
    const [now, setNow] = useState(start);
    text = now;
    replace = setNow;
    return <ItemFields text={now} onChange={setNow} />;
  }
  render(<Kept />);
}
const fields = () => [...document.querySelectorAll('input, textarea:not([aria-hidden])')];
const labelOf = (field: Element) =>
  document.querySelector(`label[for="${field.id}"]`)?.textContent ?? '';
const fieldOf = (label: string, nth = 0) => {
  const found = fields().filter((field) => labelOf(field).startsWith(label))[nth];
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) {
    throw new Error(`No field ${label}: ${fields().map(labelOf)}`);
  }
  return found;
};
const type = (label: string, value: string, nth = 0) =>
  act(() => void fireEvent.change(fieldOf(label, nth), { target: { value } }));
const press = (name: string, nth = 0) => {
  const all = [...document.querySelectorAll('button')].filter(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  act(() => void fireEvent.click(all[nth] as Element));
};

const SUPPLY = {
  ...{ type: 'supply' as const, stem: 'How many?', answer: '12', accepted: ['12.0', 'twelve'] },
  ...{ tolerance: 0.5, unit: 'mL', rationale: 'So', remember: 'R' },
  commonErrors: [{ answer: '6', misconception: 'halved', rationale: 'No' }],
};
const option = (id: string) => ({ id, text: `T${id}`, rationale: `R${id}` });
const ORDERED = {
  ...{ type: 'ordered' as const, stem: 'Order', rationale: 'Why', misconception: 'mixed-up' },
  options: [option('a'), option('b'), option('c')],
  key: ['c', 'a', 'b'],
};

describe('an answer that is typed', () => {
  it('has its fields, in their order', () => {
    open(SUPPLY);
    expect(pageText()).toEqual([
      '<Question: How many? (textarea) (up to 8000)>',
      '<Answer: 12 (up to 120)>',
      '<Also accepted, one on each line: 12.0',
      'twelve (textarea)>',
      '<Tolerance: how far from the answer still counts: 0.5 (number)>',
      '<Unit beside the field: mL (up to 40)>',
      '<Why it’s correct: So (textarea) (up to 8000)>',
      'Common wrong answer 1:',
      '<Answer: 6 (up to 120)>',
      '<Why it’s not: No (textarea) (up to 8000)>',
      '<Mistake (a name like adds-denominators): halved (up to 120)>',
      '[Remove this wrong answer]!',
      '[Add a wrong answer]',
      '<Why (steps: an empty line between them): (textarea) (up to 8000)>',
      '<Remember: R (textarea) (up to 8000)>',
    ]);
  });

  it('takes each change alone', () => {
    open(SUPPLY);
    type('Question', 'How much?');
    type('Answer', '13');
    type('Also accepted', ' 13.0 \n\n thirteen\n');
    type('Why it’s correct', 'Because');
    expect(text).toEqual({
      ...SUPPLY,
      ...{ stem: 'How much?', answer: '13', accepted: ['13.0', 'thirteen'], rationale: 'Because' },
    });
    expect(fieldOf('Also accepted').value).toBe(' 13.0 \n\n thirteen\n');
  });

  it.each([
    ['0', 0],
    ['0.25', 0.25],
    ['-1', 0.5],
    ['', 0],
  ])('has a tolerance that is no less than nothing: %j', (typed, tolerance) => {
    open(SUPPLY);
    type('Tolerance', typed);
    expect(text).toMatchObject({ tolerance });
  });

  it('has a unit, or none', () => {
    open(SUPPLY);
    type('Unit', 'L');
    expect(text).toMatchObject({ unit: 'L' });
    type('Unit', '');
    expect(text).not.toHaveProperty('unit');
    expect(fieldOf('Unit').getAttribute('aria-invalid')).toBe('false');
  });

  it('has as many wrong answers as are added, each by itself', () => {
    open(SUPPLY);
    press('Add a wrong answer');
    type('Answer', '7', 2);
    type('Why it’s not', 'Nor', 1);
    type('Mistake', 'guessed', 1);
    const second = { answer: '7', misconception: 'guessed', rationale: 'Nor' };
    expect(text).toMatchObject({ commonErrors: [SUPPLY.commonErrors[0], second] });
    press('Remove this wrong answer');
    expect(text).toMatchObject({ commonErrors: [second] });
  });
});

describe('steps in an order', () => {
  const values = (label: string) =>
    fields()
      .filter((field) => labelOf(field).startsWith(label))
      .map((field) => (field as HTMLTextAreaElement).value);

  it('are shown as the key has them, and moved', () => {
    open(ORDERED);
    expect(values('Text')).toEqual(['Tc', 'Ta', 'Tb']);
    const off = [...document.querySelectorAll('button:disabled')];
    expect(off.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Move step 1 up',
      'Move step 3 down',
    ]);
    press('Move step 3 up');
    expect([text, values('Text')]).toMatchObject([
      { key: ['c', 'b', 'a'], options: ORDERED.options },
      ['Tc', 'Tb', 'Ta'],
    ]);
    press('Move step 1 down');
    expect(text).toMatchObject({ key: ['b', 'c', 'a'] });
  });

  it('take each change alone', () => {
    open(ORDERED);
    type('Text', 'New', 1);
    type('Why it comes here', 'Then', 0);
    type('Why this order', 'So');
    type('Mistake', 'other');
    const [a, b, c] = ORDERED.options;
    expect(text).toEqual({
      ...ORDERED,
      ...{ rationale: 'So', misconception: 'other' },
      options: [{ ...a, text: 'New' }, b, { ...c, rationale: 'Then' }],
    });
  });
});

describe('what a question teaches', () => {
  const why = (typed: string) => {
    type('Why (', typed);
    return text.why;
  };

  it('is a text, or steps with an empty line between them', () => {
    open(SUPPLY);
    expect(why('One step.')).toBe('One step.');
    expect(why('One.\n \nTwo.\n\n\n')).toEqual(['One.', 'Two.']);
    expect(why('One.\n\nTwo.\n\n')).toEqual(['One.', 'Two.']);
    expect(fieldOf('Why (').value).toBe('One.\n\nTwo.\n\n');
    expect(why('One.')).toEqual(['One.']);
    expect(why(' \n\n ')).toBeUndefined();
    expect(text).toEqual(SUPPLY);
  });

  it('shows steps that were there', () => {
    open({ ...SUPPLY, why: ['One.', 'Two.'] });
    expect(fieldOf('Why (').value).toBe('One.\n\nTwo.');
  });

  it('is a line to remember, or none', () => {
    open(SUPPLY);
    type('Remember', 'Keep it');
    expect(text.remember).toBe('Keep it');
    type('Remember', '  ');
    expect(text).not.toHaveProperty('remember');
    expect(fieldOf('Remember').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('a field of a text', () => {
  it('says that it is empty where it may not be', () => {
    open(SUPPLY);
    const invalid = () => fields().filter((each) => each.getAttribute('aria-invalid') === 'true');
    expect(invalid()).toEqual([]);
    type('Question', ' ');
    type('Answer', ' ');
    expect(invalid()).toEqual([fieldOf('Question'), fieldOf('Answer')]);
    expect(document.body.textContent?.match(/Write something here\./g)).toHaveLength(2);
  });

  it('keeps spaces that are typed, and follows a text that was changed by other means', () => {
    open(SUPPLY);
    type('Question', 'How many  ');
    act(() => replace({ ...SUPPLY, stem: 'How many' }));
    expect(fieldOf('Question').value).toBe('How many  ');
    act(() => replace({ ...SUPPLY, stem: 'Another' }));
    expect(fieldOf('Question').value).toBe('Another');
  });
});
