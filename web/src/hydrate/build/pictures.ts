import {
  type Canvas,
  createCanvas,
  GlobalFonts,
  Path2D,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import { BRAND } from '@prepward/contracts/brand';

const FONT = 'Interface';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 84;
/** Title sizes in px, each with the maximum number of lines that leaves room above them. */
const TITLE_SIZES = [
  { size: 84, most: 2 },
  { size: 70, most: 3 },
  { size: 56, most: 4 },
];
const MARK_SIZE = 32;

/** What every picture is made with: the colors of the light theme, and the brand's mark. */
export interface DrawingKit {
  color: (token: string) => string;
  /** The strokes of the mark on a field of 32 by 32. */
  mark: Path2D;
  /** Radius of the mark's own corners on that field. */
  radius: number;
}

/**
 * Reads colors, mark and font from the sources that the site itself uses.
 * @param fontFile path of the interface font
 * @throws Error when a source no longer has the expected form.
 */
export function drawingKit(tokensCss: string, markSvg: string, fontFile: string): DrawingKit {
  if (!GlobalFonts.registerFromPath(fontFile, FONT)) {
    throw new Error(`The canvas cannot read ${fontFile}`);
  }
  const strokes = /<path d="([^"]+)"/.exec(markSvg)?.[1];
  const radius = /rx="(\d+)"/.exec(markSvg)?.[1];
  if (!strokes || !radius) {
    throw new Error('icon.svg is not a rounded square with one path anymore');
  }
  return {
    mark: new Path2D(strokes),
    radius: Number(radius),
    color(token) {
      const found = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}),`).exec(tokensCss)?.[1];
      if (!found) {
        throw new Error(`tokens.css has no light color --${token}`);
      }
      return found;
    },
  };
}

/** The mark in a square of `size` px; `corner` and `inset` are shares of that size. */
function drawMark(
  context: SKRSContext2D,
  kit: DrawingKit,
  place: { x: number; y: number; size: number; corner: number; inset: number },
): void {
  const { x, y, size, corner, inset } = place;
  context.save();
  context.translate(x, y);
  context.fillStyle = kit.color('primary');
  context.beginPath();
  context.roundRect(0, 0, size, size, corner * size);
  context.fill();
  context.translate(inset * size, inset * size);
  context.scale(((1 - 2 * inset) * size) / MARK_SIZE, ((1 - 2 * inset) * size) / MARK_SIZE);
  context.strokeStyle = kit.color('on-primary');
  context.lineWidth = 2.75;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(kit.mark);
  context.restore();
}

function linesOf(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The title at the largest size that fits; returns where its first line is. */
function drawTitle(context: SKRSContext2D, title: string, bottom: number): number {
  let lines: string[] = [];
  let size = 0;
  for (const { size: tried, most } of TITLE_SIZES) {
    size = tried;
    context.font = `650 ${size}px ${FONT}`;
    lines = linesOf(context, title, WIDTH - 2 * MARGIN);
    if (lines.length <= most) {
      break;
    }
  }
  const height = size * 1.15;
  const first = bottom - (lines.length - 1) * height;
  lines.forEach((line, index) => {
    context.fillText(line, MARGIN, first + index * height);
  });
  return first - size;
}

/** The link preview picture of a page: 1200 × 630 px, as PNG. */
export function linkPicture(kit: DrawingKit, title: string, section: string): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = kit.color('paper');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = kit.color('tint');
  context.fillRect(0, HEIGHT - 96, WIDTH, 96);
  drawMark(context, kit, {
    x: MARGIN,
    y: 68,
    size: 72,
    corner: kit.radius / MARK_SIZE,
    inset: 0,
  });
  context.fillStyle = kit.color('ink');
  context.font = `700 46px ${FONT}`;
  context.fillText(BRAND.name, MARGIN + 94, 121);
  const top = drawTitle(context, title, HEIGHT - 166);
  context.fillStyle = kit.color('primary');
  context.font = `600 30px ${FONT}`;
  context.fillText(section, MARGIN, top - 8);
  context.fillText('Practice for the TEAS that explains every answer', MARGIN, HEIGHT - 38);
  return canvas.toBuffer('image/png');
}

function markCanvas(kit: DrawingKit, size: number, corner: number, inset: number): Canvas {
  const canvas = createCanvas(size, size);
  drawMark(canvas.getContext('2d'), kit, { x: 0, y: 0, size, corner, inset });
  return canvas;
}

/** One PNG in the container that browsers ask for at /favicon.ico. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The site's icons by file name. Systems crop the maskable and Apple icons to their own shape. */
export function icons(kit: DrawingKit): Record<string, Buffer> {
  const own = kit.radius / MARK_SIZE;
  const png = (size: number, corner: number, inset: number): Buffer =>
    markCanvas(kit, size, corner, inset).toBuffer('image/png');
  return {
    'favicon.ico': asIco(png(32, own, 0), 32),
    'icon-32.png': png(32, own, 0),
    'apple-touch-icon.png': png(180, 0, 0.08),
    'icon-192.png': png(192, own, 0),
    'icon-512.png': png(512, own, 0),
    'icon-maskable-192.png': png(192, 0, 0.14),
    'icon-maskable-512.png': png(512, 0, 0.14),
  };
}
