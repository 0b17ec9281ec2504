import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from '../../../vite/markdown.js';

function parse(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
}

describe('Markdown of the site', () => {
  it('gives headings ids of their own, and lists those of the second level', () => {
    const { html, contents } = renderMarkdown(
      '## The heart: a *route*\n\ntext\n\n### Detail\n\n## The heart: a route\n',
    );
    expect(contents).toEqual([
      { id: 'the-heart-a-route', text: 'The heart: a route' },
      { id: 'the-heart-a-route-2', text: 'The heart: a route' },
    ]);
    expect(html).toContain('<h2 id="the-heart-a-route">The heart: a <em>route</em></h2>');
    expect(html).toContain('<h3 id="detail">');
  });

  it('keeps links inside the site plain, and gives others a rel', () => {
    const { html } = renderMarkdown('[a](/pricing) [b](https://other.example/x) [c](mailto:a@b.c)');
    expect(html).toContain('<a href="/pricing">a</a>');
    expect(html).toContain('<a href="https://other.example/x" rel="noopener external">b</a>');
    expect(html).toContain('<a href="mailto:a@b.c">c</a>');
  });

  it.each(['//other.example', 'javascript:alert(1)', 'http://plain.example', 'pricing'])(
    'refuses a link to %s',
    (href) => {
      expect(() => renderMarkdown(`[a](${href})`)).toThrow(href);
    },
  );

  it('puts a drawn picture in place, with what it shows for those who do not see it', () => {
    const figures = {
      loop: { svg: '<svg viewBox="0 0 9 9"><path/></svg>', caption: 'Try & see.' },
    };
    const { html } = renderMarkdown('One.\n\n![A "loop" of three](figure:loop)\n\nTwo.', figures);
    expect(html).toBe(
      '<p>One.</p>\n<figure><svg role="img" aria-label="A &quot;loop&quot; of three" viewBox="0 0 9 9"><path/></svg><figcaption>Try &amp; see.</figcaption></figure>\n<p>Two.</p>\n',
    );
    for (const wrong of ['![a](figure:other)', '![a](/a.png)', 'in ![a](figure:loop) a text']) {
      expect(() => renderMarkdown(wrong, figures)).toThrow(/picture/i);
    }
  });

  it('marks "yes" and "no" that are a whole cell, and keeps the words', () => {
    const cells = [
      ...parse(
        renderMarkdown('| | a | b | c |\n|---|---|---|---|\n| x | yes | no | yes, twice |\n').html,
      ).querySelectorAll('tbody td'),
    ];
    expect(cells.map(({ innerHTML }) => innerHTML)).toEqual([
      '<span class="mark-yes">yes</span>',
      '<span class="mark-no">no</span>',
      'yes, twice',
    ]);
  });

  it('wraps a table in a box that can be scrolled and has a name', () => {
    const { html } = renderMarkdown('| | part | rate |\n|---|---|---|\n| 1 | SA "node" | 60 |\n');
    expect(html).toContain(
      '<div class="table-box" role="group" tabindex="0" aria-label="Table: part, rate">',
    );
    expect(html).toContain(
      '<tr role="row"><td role="cell" class="short"></td><th scope="col" role="columnheader" class="short">part',
    );
    expect(html).toContain('<th scope="row" role="rowheader" class="short">1</th>');
  });

  it('names the column in each cell of a table of texts, which is shown as cards on a phone', () => {
    const texts =
      '| step | part | what "happens" |\n|---|---|---|\n| 1 | SA | The pacemaker fires at rest |\n';
    const { html } = renderMarkdown(texts);
    expect(html).toContain('<div class="table-box stacks"');
    expect(html).toContain(
      '<td role="cell" class="wide" data-label="what &quot;happens&quot;">The pacemaker fires at rest</td>',
    );
    const two = renderMarkdown('| step | what |\n|---|---|\n| 1 | The pacemaker fires at rest |\n');
    expect(two.html).not.toContain('stacks');
  });

  const QUESTION =
    '```question\nWhich *vessel*?\n- [ ] Artery | It leads away.\n- [x] Vein | It leads **to** the heart.\n```\n';

  it('lets a question be answered in place: each option opens to its verdict, one at a time', () => {
    const box = parse(renderMarkdown(`${QUESTION}\n${QUESTION}`).html);
    const [first, second] = box.querySelectorAll('.question');
    expect(first?.querySelector('p')?.innerHTML).toBe('Which <em>vessel</em>?');
    const options = [...(first?.querySelectorAll('details') ?? [])];
    expect(options.map((one) => one.querySelector('summary')?.textContent)).toEqual([
      'A Artery',
      'B Vein',
    ]);
    expect(options.map((one) => one.querySelector('p')?.innerHTML)).toEqual([
      '<strong>Not quite.</strong> It leads away.',
      '<strong>Correct.</strong> It leads <strong>to</strong> the heart.',
    ]);
    expect(options.map((one) => one.open)).toEqual([false, false]);
    const names = [first, second].map((one) => [
      ...new Set(
        [...(one?.querySelectorAll('details') ?? [])].map((node) => node.getAttribute('name')),
      ),
    ]);
    expect(names).toEqual([['question-1'], ['question-2']]);
    expect(first?.getAttribute('aria-labelledby')).toBe(first?.querySelector('p')?.id);
  });

  it('opens the answer of a question without options', () => {
    const box = parse(renderMarkdown('```question\nHow many?\nAnswer: Four.\n```').html);
    expect(box.querySelector('summary')?.textContent).toBe('Show the answer');
    expect(box.querySelector('details p')?.textContent).toBe('Four.');
  });

  it.each([
    '```question\nWhich?\n- [ ] One | No.\n- [ ] Two | No.\n```',
    '```question\nWhich?\n- [x] One | Yes.\n- [x] Two | Yes.\n```',
    '```question\nWhich?\n- [x] One\n- [ ] Two | No.\n```',
    '```js\n1\n```',
  ])('refuses %s', (wrong) => {
    expect(() => renderMarkdown(wrong)).toThrow(/question|code/);
  });
});
