const MIB = 1024 * 1024;

/*
 * How large a PDF from outside may get while it's checked. A file of 2 kB can unpack to gigabytes, and a
 * machine that runs the product may have 2 GB in all. Each limit is far above what papers need.
 */

/** What the streams of a PDF may unpack to. */
export const UNPACKED = {
  /** One stream, bytes: a page that was scanned in color at 400 dpi has 45 million. */
  stream: 64 * MIB,
  /** Streams of objects, together, bytes: in memory objects take up to 50 times as much. */
  objects: 16 * MIB,
  /** All streams, each of their filters counted, bytes: 40 times the largest file, which take seconds. */
  file: 2048 * MIB,
  /** Filters of one stream; who compresses twice for a reason has two. */
  filters: 8,
  /** One image, pixels: a page at 600 dpi has 34 million. Formats of images aren't unpacked to see. */
  pixels: 100_000_000,
} as const;
export type UnpackLimits = { readonly [Name in keyof typeof UNPACKED]: number };

/** Nodes of a page tree, pages included. A node may be named twice, so few of them can make any number. */
export const PAGE_NODES = 50_000;

/** The picture of a page, pixels. It's shown 500 wide, on screens of twice as many dots, whatever its page's size. */
export const PICTURE = { width: 1000, height: 4000 } as const;

/**
 * What PDFium may take to render a page, bytes, the file itself included. Most images go by in rows; one
 * at 600 dpi in JPEG 2000, which is unpacked as a whole, takes 400 million.
 */
export const RENDERER_BYTES = 512 * MIB;

/**
 * The heap of a thread that judges a PDF from outside, MB: objects may also be many without being
 * compressed. Stamping what was taken has more.
 */
export const JUDGE_HEAP_MB = 512;
