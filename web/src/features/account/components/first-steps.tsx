import { DIAGNOSTIC_ITEMS, FREE_BANK_ITEMS } from '@prepward/contracts/attempt-rules';
import { examMinutesFor } from '@prepward/contracts/exam';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { OpenBook } from '../../../ui/illustrations/tools.js';
import { LinkButton } from '../../../ui/link-button.js';

interface StepProps {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="figures grid size-8 shrink-0 place-items-center rounded-full bg-tint font-semibold text-primary"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h3 className="text-18 tracking-normal">{title}</h3>
        <p className="mb-3 text-soft">{text}</p>
        {children}
      </div>
    </li>
  );
}

interface FirstStepsProps {
  /** The day of the exam is already known. */
  dated: boolean;
  onExamDate: () => void;
}

/** For a student who has not practiced yet. */
export function FirstSteps({ dated, onExamDate }: FirstStepsProps) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:p-8 md:grid-cols-[minmax(0,1fr)_10rem]">
      <div>
        <h2 className="text-28">Three steps to get started</h2>
        <ol className="mt-6 grid gap-6">
          <Step
            number={1}
            title="Take the diagnostic"
            text={`${DIAGNOSTIC_ITEMS} questions, about ${examMinutesFor(DIAGNOSTIC_ITEMS)} min. It shows where your points are, and it's free.`}
          >
            <LinkButton to="/practice/diagnostic" variant="accent">
              Start the diagnostic
            </LinkButton>
          </Step>
          <Step
            number={2}
            title="Practice for the first time"
            text={`${FREE_BANK_ITEMS} questions per subject are free. Every option is explained.`}
          >
            <LinkButton to="/free-trial-bank" variant="secondary">
              Go to the free bank
            </LinkButton>
          </Step>
          <Step
            number={3}
            title="Set your exam date"
            text={
              dated
                ? 'Done. Your study plan knows how much time you have.'
                : 'Then your study plan knows how much time you have.'
            }
          >
            {dated ? null : (
              <Button variant="secondary" onClick={onExamDate}>
                Set the date
              </Button>
            )}
          </Step>
        </ol>
      </div>
      <OpenBook className="size-40 self-center max-md:hidden" />
    </Card>
  );
}
