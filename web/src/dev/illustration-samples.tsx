import { SUBJECTS } from '@prepward/contracts/subjects';
import { Cell, Heart, Lungs } from '../ui/illustrations/anatomy.js';
import { Bubbles } from '../ui/illustrations/bubbles.js';
import { Calendar } from '../ui/illustrations/calendar.js';
import { Compass } from '../ui/illustrations/compass.js';
import { Paper } from '../ui/illustrations/paper.js';
import { Shield } from '../ui/illustrations/shield.js';
import { Stethoscope } from '../ui/illustrations/stethoscope.js';
import { SubjectPicture } from '../ui/illustrations/subject-picture.js';
import { Molecule, OpenBook, Quill, Ruler } from '../ui/illustrations/tools.js';

const PICTURES = {
  ...{ Lungs, Heart, Cell, Molecule, OpenBook, Ruler, Quill },
  ...{ Bubbles, Calendar, Compass, Paper, Shield, Stethoscope },
};

/** Every illustration, and those that represent the subjects. */
export function Illustrations() {
  return (
    <div className="flex flex-wrap gap-3">
      {Object.entries(PICTURES).map(([name, Picture]) => (
        <Picture key={name} className="size-20" />
      ))}
      {SUBJECTS.map((subject) => (
        <SubjectPicture key={subject} subject={subject} className="size-12" />
      ))}
    </div>
  );
}
