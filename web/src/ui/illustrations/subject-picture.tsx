import type { Subject } from '@prepward/contracts/subjects';
import { Lungs } from './anatomy.js';
import type { IllustrationProps } from './frame.js';
import { OpenBook, Quill, Ruler } from './tools.js';

const PICTURES = { reading: OpenBook, math: Ruler, science: Lungs, english: Quill };

/** The line illustration that represents a subject everywhere. */
export function SubjectPicture({ subject, ...rest }: IllustrationProps & { subject: Subject }) {
  const Picture = PICTURES[subject];
  return <Picture {...rest} />;
}
