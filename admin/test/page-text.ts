/*
 * A page as lines of text, for tests that compare all of it: texts, where links lead, which buttons there
 * are, and how states look.
 */

const LINES = new Set(
  'DIV P H1 H2 H3 H4 LI UL OL DL FIELDSET FORM SECTION HEADER MAIN PRE TABLE THEAD TBODY'.split(
    ' ',
  ),
);
const SORTED: Readonly<Record<string, string>> = { none: ' ↕', ascending: ' ↑', descending: ' ↓' };
/** Labels are left out here because their fields' text includes them. */
const LEFT_OUT =
  '[aria-hidden="true"], style, script, title, .MuiInputLabel-root, .MuiTouchRipple-root';

function nameOf(field: HTMLElement): string {
  const labels = field instanceof HTMLInputElement ? [...(field.labels ?? [])] : [];
  const [labelId = ''] = (field.getAttribute('aria-labelledby') ?? '').split(' ');
  const own = field.getAttribute('aria-label') ?? document.getElementById(labelId)?.textContent;
  const label =
    own ||
    labels[0]?.textContent ||
    document.querySelector(`label[for="${field.id}"]`)?.textContent;
  return (label ?? '').replace(/[\s *]+$/u, '');
}

function fieldText(field: HTMLElement): string {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return `(${field.checked ? 'x' : ' '}) `;
  }
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const value = isTyped ? field.value : (field.textContent ?? '').replace(/\u200b/g, '');
  const off = (isTyped && field.disabled) || field.getAttribute('aria-disabled') === 'true';
  const source = isTyped ? field.name : field.parentElement?.querySelector('input')?.name;
  const marks = [
    isTyped && field.type !== 'text' ? ` (${field.type})` : '',
    isTyped && field.maxLength > 0 ? ` (up to ${field.maxLength})` : '',
    off ? ' (off)' : '',
    field.getAttribute('aria-invalid') === 'true' ? ' (wrong)' : '',
  ];
  return `\n<${source ? `${source} · ` : ''}${nameOf(field)}: ${value}${marks.join('')}>\n`;
}

function buttonText(button: HTMLElement): string {
  const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
  const isOff = button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true';
  const marks = [
    /MuiButton-colorError/.test(button.className) ? '!' : '',
    isOff ? ' (off)' : '',
    button.getAttribute('aria-pressed') === 'true' ? ' (on)' : '',
  ];
  return `[${name}]${marks.join('')}`;
}

const colorOf = (element: HTMLElement, part: string) =>
  new RegExp(`${part}-color(\\w+)`).exec(element.className)?.[1]?.toLowerCase() ?? 'plain';

const childrenOf = (element: Element): string => [...element.childNodes].map(textOf).join('');
const inLine = (text: string): string =>
  text
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .join(' / ');

function timeText(time: HTMLElement): string {
  const at = time.getAttribute('datetime') ?? '';
  return /:/.test(time.textContent ?? '') ? at.slice(0, 16) : at.slice(0, 10);
}

/** The text of elements that need their own format; undefined for all others. */
function specialText(element: HTMLElement): string | undefined {
  const { tagName } = element;
  const role = element.getAttribute('role');
  if (tagName === 'TIME') return timeText(element);
  if (tagName === 'BR') return '\n';
  if (tagName === 'IMG' || tagName === 'IFRAME') {
    return `\n(${tagName.toLowerCase()} ${element.getAttribute('alt') ?? element.title})\n`;
  }
  if (role === 'progressbar' || role === 'img')
    return `\n(${role} ${element.getAttribute('aria-label')})\n`;
  if (role === 'combobox' || tagName === 'INPUT' || tagName === 'TEXTAREA')
    return fieldText(element);
  if (tagName === 'A') return `${inLine(childrenOf(element))} → ${element.getAttribute('href')}\n`;
  if (tagName === 'BUTTON') return `${buttonText(element)} `;
  if (element.classList.contains('MuiChip-root')) {
    return `‹${element.textContent}: ${colorOf(element, 'MuiChip')}›`;
  }
  if (role === 'alert')
    return `\n(${colorOf(element, 'MuiAlert')}) ${inLine(childrenOf(element))}\n`;
  return undefined;
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof HTMLElement || node instanceof SVGElement) || node.matches(LEFT_OUT))
    return '';
  const special = specialText(node as HTMLElement);
  if (special !== undefined) return special;
  const text = childrenOf(node);
  if (node.tagName === 'H1' || node.tagName === 'H2') return `\n# ${text}\n`;
  if (node.tagName === 'DT' || node.tagName === 'LEGEND') return `\n${text}: `;
  if (node.tagName === 'DD') return inLine(text);
  if (node.tagName === 'TD' || node.tagName === 'TH') {
    return `${inLine(text)}${SORTED[node.getAttribute('aria-sort') ?? ''] ?? ''} | `;
  }
  if (node.tagName === 'TR') return `\n${text.replace(/ \| $/, '')}\n`;
  return LINES.has(node.tagName) ? `\n${text}\n` : text;
}

/** The text of the page or a part of it, as trimmed lines without empty ones. */
export function pageText(root: Element = document.body): string[] {
  return textOf(root)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
