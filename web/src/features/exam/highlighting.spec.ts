import { afterEach, describe, expect, it } from '@jest/globals';
import { isMarked, selectedRange, sentencesOf, toggleMark, withMarks } from './highlighting.js';

const HTML = '<p>Clean <em>hands</em> first.</p><p>Then gloves. Always.</p>';

afterEach(() => {
  document.body.innerHTML = '';
  window.getSelection()?.removeAllRanges();
});

describe('highlights', () => {
  it('are drawn into the text without changing it, across its markup', () => {
    const marked = withMarks(HTML, [{ start: 3, end: 13 }]);
    expect(marked).toBe(
      '<p>Cle<mark>an </mark><em><mark>hands</mark></em><mark> f</mark>irst.</p>' +
        '<p>Then gloves. Always.</p>',
    );
    document.body.innerHTML = marked;
    expect(document.body.textContent).toBe('Clean hands first.Then gloves. Always.');
    expect(withMarks(HTML, [])).toBe(HTML);
  });

  it('leave formulas whole', () => {
    const formula = '<p>So <span class="katex"><span>x</span></span> is 2.</p>';
    expect(withMarks(formula, [{ start: 0, end: 10 }])).toBe(
      '<p><mark>So </mark><span class="katex"><span>x</span></span><mark> is 2.</mark></p>',
    );
  });

  it('grow together, and are taken away by marking them again', () => {
    const both = toggleMark([{ start: 0, end: 5 }], { start: 5, end: 9 });
    expect(both).toEqual([{ start: 0, end: 9 }]);
    expect(isMarked(both, { start: 2, end: 7 })).toBe(true);
    expect(toggleMark(both, { start: 2, end: 4 })).toEqual([
      { start: 0, end: 2 },
      { start: 4, end: 9 },
    ]);
    expect(toggleMark(both, { start: 0, end: 9 })).toEqual([]);
  });

  it('stand apart in their order where something lies between them', () => {
    const marks = toggleMark([{ start: 10, end: 12 }], { start: 0, end: 5 });
    expect(marks).toEqual([
      { start: 0, end: 5 },
      { start: 10, end: 12 },
    ]);
    expect(isMarked(marks, { start: 10, end: 12 })).toBe(true);
    expect(isMarked(marks, { start: 8, end: 11 })).toBe(false);
    expect(toggleMark(marks, { start: 7, end: 7 })).toEqual(marks);
  });

  it('can be set sentence by sentence', () => {
    const sentences = sentencesOf(HTML);
    expect(sentences.map(({ text }) => text)).toEqual([
      'Clean hands first.',
      'Then gloves.',
      'Always.',
    ]);
    const second = sentences[1];
    expect(second && withMarks(HTML, [second])).toContain('<p><mark>Then gloves.</mark> Always.');
  });

  it('say formulas in words, and mark what is around them', () => {
    const formula =
      '<span class="katex"><math aria-label="1 over 8"><mfrac><mn>1</mn><mn>8</mn></mfrac>' +
      '<annotation encoding="application/x-tex">\\frac{1}{8}</annotation></math>' +
      '<span class="katex-html" aria-hidden="true">18</span></span>';
    const html = `<p>Pour ${formula} of it. Then stop.</p><p>Why?</p>`;
    const sentences = sentencesOf(html);
    expect(sentences.map(({ text }) => text)).toEqual([
      'Pour 1 over 8 of it.',
      'Then stop.',
      'Why?',
    ]);
    const [first, second, third] = sentences;
    expect(first && withMarks(html, [first])).toBe(
      `<p><mark>Pour </mark>${formula}<mark> of it.</mark> Then stop.</p><p>Why?</p>`,
    );
    expect(second && withMarks(html, [second])).toContain('of it. <mark>Then stop.</mark></p>');
    expect(third && withMarks(html, [third])).toContain('<p><mark>Why?</mark></p>');
  });

  it('are taken from what is selected, also over highlights that are there', () => {
    document.body.innerHTML = `<div data-text="stem">${withMarks(HTML, [{ start: 0, end: 3 }])}</div>`;
    const from = document.querySelector('em')?.firstChild;
    const to = document.querySelectorAll('p')[1]?.firstChild;
    if (!from || !to) {
      throw new Error('The text is not there');
    }
    window.getSelection()?.setBaseAndExtent(from, 0, to, 4);
    expect(selectedRange()).toEqual({ text: 'stem', range: { start: 6, end: 22 } });
  });

  it('end with the text that they begin in', () => {
    document.body.innerHTML = '<p data-text="stem">One two</p><p>Elsewhere</p>';
    const [from, to] = [...document.querySelectorAll('p')].map(({ firstChild }) => firstChild);
    if (!from || !to) {
      throw new Error('The text is not there');
    }
    const select = (at: number, end: Node, until: number) => {
      window.getSelection()?.setBaseAndExtent(from, at, end, until);
      return selectedRange();
    };
    expect(select(4, to, 5)).toEqual({ text: 'stem', range: { start: 4, end: 7 } });
    expect(select(4, from, 4)).toBeNull();
    expect(select(7, to, 5)).toBeNull();
  });

  it('know sentences that are there twice, and lists within lists', () => {
    const html = '<p>Stop.</p><ul><li>Go.<p>Stop.</p></li></ul><p>Stop. Go.</p>';
    expect(sentencesOf(html).map(({ text, start, end }) => [text, start, end])).toEqual([
      ['Stop.', 0, 5],
      ['Stop.', 8, 13],
      ['Stop.', 13, 18],
      ['Go.', 19, 22],
    ]);
  });

  it('are not taken from texts that cannot be marked', () => {
    document.body.innerHTML = '<p>Somewhere else</p>';
    const text = document.querySelector('p')?.firstChild;
    if (!text) {
      throw new Error('The text is not there');
    }
    window.getSelection()?.setBaseAndExtent(text, 0, text, 4);
    expect(selectedRange()).toBeNull();
  });
});
