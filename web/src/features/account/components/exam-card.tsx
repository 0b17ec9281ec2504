import type { Progress } from '@prepward/contracts/progress';
import { LEVEL_NAMES, levelOf } from '@prepward/contracts/scores';
import { useRef } from 'react';
import { ExamForm } from '../../../entities/profile/exam-form.js';
import { mediumDay } from '../../../lib/dates.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';

type Exam = Pick<Progress, 'examDate' | 'daysLeft' | 'targetScore'>;

/** How long it is until the exam, in words. */
function countdown({ examDate, daysLeft }: Exam): string {
  if (examDate === null) {
    return 'When is your exam?';
  }
  if (daysLeft === null) {
    return 'Your exam day has passed';
  }
  if (daysLeft === 0) {
    return 'Your exam is today';
  }
  return daysLeft === 1 ? '1 day to your exam' : `${daysLeft} days to your exam`;
}

interface ExamCardProps {
  exam: Exam;
  editing: boolean;
  onEditing: (editing: boolean) => void;
}

/** The day of the exam and the target score; both are changed right here. */
export function ExamCard({ exam, editing, onEditing }: ExamCardProps) {
  const { examDate, targetScore } = exam;
  const button = useRef<HTMLButtonElement>(null);
  const done = (): void => {
    onEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Card>
      <div className="flex items-start justify-between gap-1 max-[20rem]:flex-wrap">
        <h2 className="figures text-21">{countdown(exam)}</h2>
        {editing ? null : (
          <Button
            ref={button}
            variant="quiet"
            className="-my-2 -mr-3 px-3"
            onClick={() => onEditing(true)}
          >
            {examDate === null ? 'Set' : 'Change'}
            <span className="sr-only"> date or target</span>
          </Button>
        )}
      </div>
      {editing ? (
        <div className="mt-4">
          <ExamForm cancelable examDate={examDate} targetScore={targetScore} onDone={done} />
        </div>
      ) : (
        <p className="figures mt-1 text-soft">
          {examDate === null
            ? 'Set the date so your study plan knows how much time you have.'
            : `${mediumDay(examDate)}.`}{' '}
          {targetScore === null
            ? 'No target score yet.'
            : `Target: ${targetScore}%, ${LEVEL_NAMES[levelOf(targetScore)]}.`}
        </p>
      )}
    </Card>
  );
}
