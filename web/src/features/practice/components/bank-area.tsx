import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import type { AreaNode, ObjectiveNode } from '../bank-tree.js';
import { CountsList } from './counts-list.js';
import { MasteryMark, masteredOf } from './mastery-mark.js';

interface PracticeButtonProps {
  name: string;
  onClick: () => void;
  quiet?: boolean;
}

/** Opens the configure dialog for a topic, which it names for screen readers. */
export function PracticeButton({ name, onClick, quiet = false }: PracticeButtonProps) {
  return (
    <Button variant={quiet ? 'quiet' : 'secondary'} onClick={onClick}>
      Practice
      <span className="sr-only"> {name}</span>
    </Button>
  );
}

interface ObjectiveRowProps {
  node: ObjectiveNode;
  onPractice: ((topic: string) => void) | undefined;
}

function ObjectiveRow({ node, onPractice }: ObjectiveRowProps) {
  const { slug, name, counts } = node;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 border-t border-line py-4 max-sm:gap-y-1 sm:grid-cols-[minmax(0,1fr)_12rem] lg:grid-cols-[minmax(0,1fr)_10rem_16rem_6rem] lg:items-center">
      <Link
        to={`/test-bank-practice/${slug}`}
        className="-my-1.5 py-2.5 font-medium hover:text-primary hover:underline max-sm:self-center"
      >
        {name}
      </Link>
      <div className="max-sm:col-span-2">
        <MasteryMark {...node} />
      </div>
      <CountsList
        counts={counts}
        className="max-sm:col-span-2 max-sm:mt-2 sm:col-start-1 lg:col-start-3"
      />
      {onPractice ? (
        <div className="justify-self-end max-sm:col-start-2 max-sm:row-start-1 max-sm:-mr-4">
          <PracticeButton name={name} quiet onClick={() => onPractice(slug)} />
        </div>
      ) : null}
    </li>
  );
}

interface BankAreaProps {
  area: AreaNode;
  /** Absent where practice is locked. */
  onPractice: ((topic: string) => void) | undefined;
}

/** One area of a subject: its counts, and a row for each of its objectives. */
export function BankArea({ area, onPractice }: BankAreaProps) {
  const mastered = masteredOf(area.objectives);
  return (
    <Card className="pb-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 pb-4 lg:grid-cols-[minmax(0,1fr)_16rem_6rem] lg:items-center">
        <div>
          <h3 className="text-21">
            <Link
              to={`/test-bank-practice/${area.slug}`}
              className="hover:text-primary hover:underline"
            >
              {area.name}
            </Link>
          </h3>
          {mastered ? <p className="figures mt-1 text-14 text-soft">{mastered}</p> : null}
        </div>
        <CountsList counts={area.counts} className="max-lg:col-span-2" />
        {onPractice ? (
          <div className="justify-self-end max-lg:col-start-2 max-lg:row-start-1">
            <PracticeButton name={area.name} onClick={() => onPractice(area.slug)} />
          </div>
        ) : null}
      </div>
      <ul>
        {area.objectives.map((node) => (
          <ObjectiveRow key={node.slug} node={node} onPractice={onPractice} />
        ))}
      </ul>
    </Card>
  );
}
