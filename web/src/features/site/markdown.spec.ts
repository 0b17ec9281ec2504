/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from '../../../vite/markdown.js';

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

  it('wraps a table in a box that can be scrolled and has a name', () => {
    const { html } = renderMarkdown(
      '| | part | what happens |\n|---|---|---|\n| 1 | SA "node" | The pacemaker fires at rest |\n',
    );
    expect(html).toContain(
      '<div class="table-box" role="group" tabindex="0" aria-label="Table: part, what happens">',
    );
    expect(html).toContain('<thead><tr><td class="short"></td><th scope="col" class="short">part');
    expect(html).toContain('<th scope="row" class="short">1</th>');
    expect(html).toContain('<td class="wide">The pacemaker fires at rest</td>');
  });
});
