import type { TokenizerExtension } from 'marked';

/** `$…$` on one line; `\$` is a dollar sign. */
const FORMULA = /\$((?:\\.|[^$\\\n])+)\$/;
const AT_START = new RegExp(`^${FORMULA.source}`);

/** Every formula of a text, for checks that read plain text rather than tokens. */
export const FORMULAS = new RegExp(`(?<!\\\\)${FORMULA.source}`, 'g');

/** Formulas within Markdown, as authors of items write them: tokens of type `formula` with `tex`. */
export const formulaSyntax: TokenizerExtension = {
  name: 'formula',
  level: 'inline',
  start: (source) => {
    const at = source.search(/(?<!\\)\$/);
    return at < 0 ? undefined : at;
  },
  tokenizer(source) {
    const match = AT_START.exec(source);
    return match ? { type: 'formula', raw: match[0], tex: match[1] ?? '' } : undefined;
  },
};
