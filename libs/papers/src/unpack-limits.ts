const MIB = 1024 * 1024;

/*
 * How large a PDF from outside may get while it's checked. A file of 2 kB can unpack to gigabytes, and a
 * machine that runs the product may have 2 GB in all. Each limit is far above what papers need.
 */

/** What the streams of a PDF may unpack to. */
export const UNPACKED = {
  /** One stream, bytes: a page that was scanned in color at 400 dpi has 45 million. */
  stream: 64 * MIB,
  /** All object streams together, bytes: in memory, objects take up to 50 times as much. */
  objects: 16 * MIB,
  /**
   * All streams, counting the output of each filter, bytes: 40 times the largest file, which takes
   * seconds.
   */
  file: 2048 * MIB,
  /** Filters of one stream; legitimate double compression has two. */
  filters: 8,
  /** One image, pixels: a page at 600 dpi has 34 million. Image formats aren't unpacked to check this. */
  pixels: 100_000_000,
} as const;
export type UnpackLimits = { readonly [Name in keyof typeof UNPACKED]: number };

/**
 * Nodes of a page tree, pages included. A node may be referenced twice, so a few of them can add up to
 * any number.
 */
export const PAGE_NODES = 50_000;

/**
 * The picture of a page, pixels. It's shown 500 px wide, on screens with twice the density, whatever the
 * page's size.
 */
export const PICTURE = { width: 1000, height: 4000 } as const;

/**
 * Memory that PDFium may use to render a page, bytes, the file itself included. Most images are processed
 * row by row; a JPEG 2000 one, which is unpacked as a whole, takes 400 million at 600 dpi.
 */
export const RENDERER_BYTES = 512 * MIB;

/**
 * Heap of the thread that checks a PDF from outside, MB: a file may have very many objects even without
 * compression. Stamping an accepted file gets more.
 */
export const JUDGE_HEAP_MB = 512;
