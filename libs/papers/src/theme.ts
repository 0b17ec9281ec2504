/** All lengths in points, 72 to the inch. */
export const PAGE = { width: 612, height: 792, left: 60, right: 60, top: 74, bottom: 64 } as const;

/** What lies between the margins. */
export const AREA = {
  width: PAGE.width - PAGE.left - PAGE.right,
  bottom: PAGE.height - PAGE.bottom,
  height: PAGE.height - PAGE.top - PAGE.bottom,
} as const;

/** Where a buyer's copy says whose it is: a box on the cover, and a line below every page's footer. */
export const OWNER = {
  x: PAGE.left,
  y: PAGE.height - 150,
  width: AREA.width,
  height: 78,
  /** Title of the box's element in the document's structure. */
  tag: 'owner',
  label: 'This copy belongs to',
  lineY: PAGE.height - 22,
} as const;

/** The light theme's colors: paper has no dark theme. */
export const COLOR = {
  ink: '#0f2a33',
  soft: '#394f57',
  line: '#dedfd8',
  strongLine: '#74878d',
  primary: '#0b5d66',
  tint: '#e3f1f0',
  sunken: '#f2f0e9',
  correct: '#15803d',
  white: '#ffffff',
} as const;

/** How a text is set: font family, size, line spacing, color. */
export interface TextStyle {
  family: 'sans' | 'serif';
  size: number;
  leading: number;
  color: string;
  /** Sets the whole text in the strong font. */
  strong?: true;
}

export const TEXT = {
  title: { family: 'sans', size: 30, leading: 34, color: COLOR.ink, strong: true },
  part: { family: 'sans', size: 17, leading: 22, color: COLOR.ink, strong: true },
  heading: { family: 'sans', size: 11.5, leading: 15, color: COLOR.primary, strong: true },
  lead: { family: 'sans', size: 12, leading: 18, color: COLOR.soft },
  body: { family: 'serif', size: 10.5, leading: 15.5, color: COLOR.ink },
  reading: { family: 'serif', size: 10.5, leading: 16, color: COLOR.ink },
  review: { family: 'serif', size: 9.5, leading: 13.5, color: COLOR.ink },
  sheet: { family: 'sans', size: 8.8, leading: 12.4, color: COLOR.ink },
  sheetHeading: { family: 'sans', size: 10, leading: 14, color: COLOR.primary, strong: true },
  note: { family: 'sans', size: 8.5, leading: 12, color: COLOR.soft },
  label: { family: 'sans', size: 8, leading: 11, color: COLOR.soft, strong: true },
} as const satisfies Record<string, TextStyle>;
