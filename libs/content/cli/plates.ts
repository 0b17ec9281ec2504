import { readFileSync } from 'node:fs';
import type { Plate, PlatePart } from '../src/plates.js';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const styleOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const STYLE = `body{margin:1rem;font-family:Figtree,system-ui,sans-serif;background:var(--paper);color:var(--ink)}
.row{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:1rem}.row>div{background:var(--surface);color:var(--ink);padding:.5rem}
.light{color-scheme:light}.dark{color-scheme:dark}svg{display:block;width:100%;height:auto}p{max-width:60rem}`;

/** The shape of a part's region, laid over the picture. */
function regionSvg({ region }: PlatePart): string {
  const look = 'fill="#b23a3a" fill-opacity=".25" stroke="#b23a3a"';
  switch (region.kind) {
    case 'circle':
      return `<circle cx="${region.cx}" cy="${region.cy}" r="${region.r}" ${look}/>`;
    case 'rect':
      return `<rect x="${region.x}" y="${region.y}" width="${region.width}" height="${region.height}" ${look}/>`;
    case 'polygon':
      return `<polygon points="${region.points.join(' ')}" ${look}/>`;
  }
}

function plateHtml(plate: Plate): string {
  const blank = plate.draw();
  const labeled = plate.draw({ labels: 'all' });
  const lettered = plate.draw({ letters: plate.parts.slice(0, 4).map((part) => part.id) });
  const regions = blank.svg.replace('</svg>', `${plate.parts.map(regionSvg).join('')}</svg>`);
  return `<h2>${escapeHtml(plate.id)}: ${escapeHtml(plate.title)}</h2><div class="row">
<div class="light">${labeled.svg}</div><div class="dark">${blank.svg}</div><div class="light">${regions}</div><div class="dark">${lettered.svg}</div></div>
<p>${escapeHtml(blank.alt)}</p><p>${plate.parts.map((p) => `<b>${escapeHtml(p.id)}</b> ${escapeHtml(p.place)}`).join(' · ')}</p>`;
}

/** A page with every plate: labeled, blank, with its regions and lettered, in light and in dark. */
export function platesPage(plates: readonly Plate[]): string {
  const tokens =
    styleOf('../../../web/src/ui/tokens.css') + styleOf('../../../web/src/ui/plates.css');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plates</title><style>${tokens}${STYLE}</style>${plates.map(plateHtml).join('\n')}</html>`;
}
