import type { ComponentType } from 'react';
import { cx } from '../../ui/cx.js';
import { Heart } from '../../ui/illustrations/anatomy.js';
import { Bubbles } from '../../ui/illustrations/bubbles.js';
import { Calendar } from '../../ui/illustrations/calendar.js';
import { Compass } from '../../ui/illustrations/compass.js';
import type { IllustrationProps } from '../../ui/illustrations/frame.js';
import { Paper } from '../../ui/illustrations/paper.js';
import { Shield } from '../../ui/illustrations/shield.js';
import { Stethoscope } from '../../ui/illustrations/stethoscope.js';
import { OpenBook, Quill } from '../../ui/illustrations/tools.js';

/** What the cover of each article shows, by the article's slug. */
const PICTURES: Readonly<Record<string, ComponentType<IllustrationProps>>> = {
  'teas-exam-preparation': Calendar,
  'what-to-expect-ati-teas-exam': Compass,
  'free-teas-practice-test': Paper,
  'how-to-register-study-teas': Quill,
  'how-to-prepare-ati-teas': OpenBook,
  'how-to-study-pass-teas': Bubbles,
  'heart-anatomy-teas-exam': Heart,
  'teas-exam-with-proctorio': Shield,
  'ati-pn-exit-exam-test-bank': Stethoscope,
};

/** The cover of an article. Decoration: the article's name is next to it. */
export function ArticleCover({ slug, className }: { slug: string; className?: string }) {
  const Picture = PICTURES[slug] ?? OpenBook;
  return (
    <div aria-hidden="true" className={cx('grid place-items-center bg-tint', className)}>
      <Picture className="h-3/5 w-auto" />
    </div>
  );
}
