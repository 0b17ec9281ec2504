/** Text that is already HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[] | null | undefined;

const NAMES: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": '#39',
};

function partText(part: Part): string {
  if (part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&${NAMES[sign]};`);
}

/** Builds HTML; escapes all inserted values except `Html`. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    texts
      .map((text, index) => text + (index < parts.length ? partText(parts[index]) : ''))
      .join(''),
  );
}
