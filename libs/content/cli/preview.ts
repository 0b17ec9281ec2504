import { choicesOf } from '../src/bank/checks/contents.js';
import { renderMarkdown } from '../src/bank/kit/render.js';
import type { BankRegion, Passage } from '../src/bank/kit/types.js';
import { mistakeOf } from '../src/bank/mistakes.js';
import type { GeneratedItem } from '../src/bank.js';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1d2430;background:#fff}
article{border-top:2px solid #ccd;padding:1rem 0}h2{font-size:1rem;color:#556}svg{max-width:26rem;display:block}
.right{border-left:4px solid #16794c}.wrong{border-left:4px solid #b23a3a}li{list-style:none;padding:.2rem .7rem;margin:.4rem 0}
small{color:#556;display:block}table{border-collapse:collapse}td,th{border:1px solid #bbc;padding:.2rem .6rem}
.step{list-style:decimal}h3{font-size:1rem}.katex-html{display:none}blockquote{border-left:3px solid #ccd;margin-left:0;padding-left:1rem}`;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The name of a mistake and the text students read about it. */
function mistakeHtml(id: string): string {
  const { name = 'not named yet', sentence = '' } = mistakeOf(id) ?? {};
  return escapeHtml(` [${id}: ${name}. ${sentence}]`);
}

function choiceHtml(choice: ReturnType<typeof choicesOf>[number]): string {
  const { misconception } = choice;
  const error = misconception === undefined ? '' : mistakeHtml(misconception);
  return `<li class="${choice.right ? 'right' : 'wrong'}">${renderMarkdown(choice.text, true)}<small>${renderMarkdown(choice.rationale, true)}${error}</small></li>`;
}

function shapeHtml(shape: BankRegion['shape'], look: string): string {
  switch (shape.kind) {
    case 'circle':
      return `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}" ${look}/>`;
    case 'rect':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" ${look}/>`;
    case 'polygon':
      return `<polygon points="${shape.points.join(' ')}" ${look}/>`;
  }
}

/** The picture with the outlines of its regions, the right one filled. */
function spotsHtml(item: Extract<GeneratedItem['item'], { type: 'hot-spot' }>): string {
  const look = (id: string) =>
    `fill="${id === item.key ? '#16794c' : 'none'}" fill-opacity=".3" stroke="#b23a3a" stroke-dasharray="4 3"`;
  const shapes = item.regions.map(({ id, shape }) => shapeHtml(shape, look(id)));
  return item.figure.svg.replace('</svg>', `${shapes.join('')}</svg>`);
}

/** What the item teaches as a whole, where it says so. */
function teachingHtml(item: GeneratedItem['item']): string {
  const { why, remember } = item;
  const steps = (list: string[]) =>
    `<ol>${list.map((step) => `<li class="step">${renderMarkdown(step, true)}</li>`).join('')}</ol>`;
  return [
    item.type === 'ordered'
      ? `<p>${renderMarkdown(item.rationale, true)} ${mistakeHtml(item.misconception)}</p>`
      : '',
    why === undefined ? '' : `<h3>Why</h3>${Array.isArray(why) ? steps(why) : renderMarkdown(why)}`,
    remember === undefined ? '' : `<p><b>Remember:</b> ${renderMarkdown(remember, true)}</p>`,
  ].join('');
}

/** A passage with its picture, above the items that are about it. */
const passageHtml = ({ title, text, figure }: Passage) =>
  `<details open><summary>${escapeHtml(title)}</summary>${renderMarkdown(text)}${figure?.svg ?? ''}</details>`;

function itemHtml({ item }: GeneratedItem): string {
  const inOrder =
    item.type === 'ordered'
      ? choicesOf({
          ...item,
          options: item.key.flatMap((id) => item.options.filter((o) => o.id === id)),
        })
      : choicesOf(item);
  const teaching = teachingHtml(item);
  const regions = item.type === 'hot-spot' ? `<small>${escapeHtml(item.figure.alt)}</small>` : '';
  return `<article><h2>${escapeHtml(item.id)} · ${item.objective} · ${item.type} · ${item.difficulty}</h2>
${renderMarkdown(item.stem)}${item.type === 'hot-spot' ? spotsHtml(item) : (item.figure?.svg ?? '')}${regions}<ul>${inOrder.map(choiceHtml).join('')}</ul>${teaching}</article>`;
}

/** A page with every item of a model, keys and rationales shown: for reviewers, never published. */
export function previewPage(
  model: string,
  items: readonly GeneratedItem[],
  passages: readonly Passage[],
): string {
  const about = passages.filter(({ id }) => items.some(({ item }) => item.passageId === id));
  const body = [...about.map(passageHtml), ...items.map(itemHtml)].join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(model)}</title><style>${STYLE}</style><h1>${escapeHtml(model)}</h1>${body}</html>`;
}
