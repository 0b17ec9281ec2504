import { describe, expect, it } from '@jest/globals';
import { renderFault, renderMarkdown } from './render.js';

describe('renderMarkdown', () => {
  it('renders formulas to HTML with MathML, without a script', () => {
    const html = renderMarkdown('What is $\\frac{1}{2} + \\frac{1}{3}$?');
    expect(html).toMatch(/<math aria-label="1 over 2 \+ 1 over 3" xmlns=/);
    expect(html).toContain('<mfrac>');
    expect(html).toContain('class="katex-html" aria-hidden="true"');
    expect(html).toMatch(/^<p>What is .*\?<\/p>\n$/);
  });

  it.each(['\\large x', '\\mathcal{A}', 'x_{\\tiny 2}'])(
    'refuses %s, for which the site has no styles',
    (tex) => {
      expect(() => renderMarkdown(`$${tex}$`)).toThrow(TypeError);
    },
  );

  it('keeps money apart from formulas', () => {
    expect(renderMarkdown('It costs \\$5 and then \\$7.', true)).toBe('It costs $5 and then $7.');
    expect(renderMarkdown('\\$5 is $x$', true)).toContain('<mi>x</mi>');
  });

  it('shows a gap to fill as a gap', () => {
    expect(renderMarkdown('The box ______ on the shelf.', true)).toBe(
      'The box ______ on the shelf.',
    );
    expect(renderMarkdown('> ______ will present the results.')).toContain('______ will present');
  });

  it('renders emphasis, lists and tables', () => {
    expect(renderMarkdown('Which is **not** true?')).toContain('<strong>not</strong>');
    expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | $x$ |')).toMatch(
      /<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>[\s\S]*<\/table><\/div>/,
    );
  });

  it('lets no HTML, link or image of an author through', () => {
    const html = renderMarkdown(
      'a <img src=x onerror=alert(1)> b\n\n<script>alert(1)</script>\n\n[c](javascript:alert(1)) ![d](http://e/f.png)',
    );
    expect(html).not.toMatch(/<(?:img|script|a)\b/);
    expect(html).toContain('&lt;script&gt;');
  });

  it('does not let TeX load or link anything', () => {
    expect(renderFault('$\\href{javascript:alert(1)}{x}$')).toBeDefined();
    expect(renderFault('$\\includegraphics{x}$')).toBeDefined();
    expect(() => renderMarkdown('$\\href{javascript:alert(1)}{x}$')).toThrow(TypeError);
  });

  it('lets "a < b" and quotes be what they are', () => {
    expect(renderMarkdown('If a < b & "c"', true)).toBe('If a &lt; b &amp; &quot;c&quot;');
  });
});

describe('renderFault', () => {
  it('finds broken formulas, bare dollars and holes', () => {
    expect(renderFault('$\\frac{1}{2$')).toContain('in "');
    expect(renderFault('It costs $5.')).toContain('dollar');
    expect(renderFault('The undefined nurse')).toContain('hole');
    expect(renderFault('$x$ and \\$5')).toBeUndefined();
  });

  it('takes for a formula what is rendered as one, wherever it stands', () => {
    expect(renderFault('| a |\n|---|\n| $\\frac{1}{2$ |')).toContain('in "');
    expect(renderFault('- one\n- **two $\\nope$**')).toContain('in "');
    expect(renderFault('| a |\n|---|\n| costs $5 |')).toContain('dollar');
    // Between backticks no formula is rendered: a reader would see the dollars.
    expect(renderFault('`$x$`')).toContain('dollar');
    expect(renderFault('| a |\n|---|\n| $x$ or \\$5 |')).toBeUndefined();
  });

  it.each([
    ['a formula beyond those of papers', 'It is $\\sqrt{16}$.', '\\sqrt'],
    ['code', 'Press `Enter`.', 'codespan'],
    ['a line across', 'One.\n\n---\n\nTwo.', 'hr'],
    ['a tag', 'A <b>nurse</b>.', 'html'],
    ['a list in a list', '- one\n  - two', 'list'],
  ])('finds %s, which a screen would show', (_, text, named) => {
    expect(() => renderMarkdown(text)).not.toThrow();
    expect(renderFault(text)).toMatch("papers can't typeset");
    expect(renderFault(text)).toContain(named);
  });
});
