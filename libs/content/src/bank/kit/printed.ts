import { Lexer, Marked, type Token } from 'marked';
import { formulaSyntax } from './formula-syntax.js';

/** A run of text in one style, or a formula. */
export type Inline =
  | { kind: 'text'; text: string; hand: 'plain' | 'strong' | 'em' }
  | { kind: 'formula'; tex: string };

/** A block of Markdown, as far as items, passages and study sheets use it. */
export type Markdown =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'heading'; content: Inline[] }
  | { kind: 'quote'; blocks: Markdown[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; header: Inline[][]; rows: Inline[][][] };

const reader = new Marked({ gfm: true, extensions: [formulaSyntax] });

type Hand = 'plain' | 'strong' | 'em';

function childrenOf(token: Token): Token[] {
  return 'tokens' in token && Array.isArray(token.tokens) ? token.tokens : [];
}

function inline(tokens: readonly Token[], hand: Hand): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    if (token.type === 'formula') {
      return [{ kind: 'formula', tex: String(token.tex) }];
    }
    const children = childrenOf(token);
    if (token.type === 'strong' || token.type === 'em') {
      return inline(children, token.type);
    }
    if (children.length > 0) {
      return inline(children, hand);
    }
    if (token.type !== 'text' && token.type !== 'escape') {
      throw new TypeError(`The papers can't typeset ${token.type}: ${token.raw}`);
    }
    return [{ kind: 'text', text: token.text.replace(/\s+/g, ' '), hand }];
  });
}

/** Numbers stay with their units. */
const UNIT = /(\d) (?=(?:°[CF]|[mckµ]?m|[mkµ]?g|[mµ]?L|in|ft|lb|oz|[ap]\.m\.)(?![a-zA-Z]))/g;

/** Turns straight quotes into curly ones; `before` is the character before the text. */
function printed(text: string, before: string): string {
  return text.replace(UNIT, '$1\u00a0').replace(/["']/g, (quote, at: number) => {
    const opens = /[\s([—–-]|^$/.test(at > 0 ? (text[at - 1] ?? '') : before);
    const [open, close] = quote === '"' ? ['“', '”'] : ['‘', '’'];
    return opens ? open : close;
  });
}

/** A line of text as it is printed, from its tokens. */
function line(tokens: readonly Token[], hand: Hand = 'plain'): Inline[] {
  let before = '';
  return inline(tokens, hand).map((part) => {
    if (part.kind === 'formula') {
      before = part.tex.slice(-1);
      return part;
    }
    const text = printed(part.text, before);
    before = part.text.slice(-1);
    return { ...part, text };
  });
}

function block(token: Token): Markdown[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', content: line(childrenOf(token)) }];
    case 'heading':
      return [{ kind: 'heading', content: line(childrenOf(token), 'strong') }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: childrenOf(token).flatMap(block) }];
    case 'list': {
      const items: Token[] = token.items;
      const content = items.map((item) => line(childrenOf(item)));
      return [{ kind: 'list', ordered: token.ordered === true, items: content }];
    }
    case 'table': {
      const cells = (row: { tokens: Token[] }[], hand: Hand) =>
        row.map(({ tokens }) => line(tokens, hand));
      return [
        {
          kind: 'table',
          header: cells(token.header, 'strong'),
          rows: token.rows.map((row: { tokens: Token[] }[]) => cells(row, 'plain')),
        },
      ];
    }
    default:
      throw new TypeError(`The papers can't typeset ${token.type}: ${token.raw}`);
  }
}

/** Reads Markdown with TeX between `$…$`. @throws TypeError for anything that papers can't show. */
export function readMarkdown(source: string): Markdown[] {
  return reader.lexer(source).flatMap(block);
}

/** Reads a line of Markdown, such as an option or a rationale. @throws TypeError as above. */
export function readInline(source: string): Inline[] {
  return line(new Lexer(reader.defaults).inlineTokens(source));
}

/** The lines of text in a block. */
function linesOf(block: Markdown): Inline[][] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [block.content];
    case 'quote':
      return block.blocks.flatMap(linesOf);
    case 'list':
      return block.items;
    case 'table':
      return [block.header, ...block.rows].flat();
  }
}

/** The formulas of a text, in TeX. */
export function formulasIn(blocks: readonly Markdown[]): string[] {
  return blocks
    .flatMap(linesOf)
    .flat()
    .flatMap((part) => (part.kind === 'formula' ? [part.tex] : []));
}
