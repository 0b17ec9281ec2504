import { Card } from '../../../../ui/card.js';
import { cx } from '../../../../ui/cx.js';
import { formatSpan, type PaceCounts, paceAdvice } from '../../result-figures.js';

function Count({ value, right }: { value: number; right: boolean }) {
  return (
    <td
      className={cx(
        'figures h-20 rounded-md text-28 font-semibold',
        right ? 'bg-correct-tint text-correct' : 'bg-incorrect-tint text-incorrect',
      )}
    >
      {value}
    </td>
  );
}

function CountRow({ name, right, wrong }: { name: string; right: number; wrong: number }) {
  return (
    <tr>
      <th scope="row" className="pr-2 text-14 font-medium text-soft">
        {name}
      </th>
      <Count value={right} right />
      <Count value={wrong} right={false} />
    </tr>
  );
}

/** Fast and slow against correct and incorrect; fast is within the exam's pace. */
export function PaceGrid({ pace }: { pace: PaceCounts }) {
  return (
    <section aria-labelledby="pace-heading" className="break-inside-avoid">
      <h2 id="pace-heading" className="text-21 sm:text-28">
        Your pace
      </h2>
      <Card className="mt-4 grid gap-6 md:grid-cols-2 md:items-center">
        <div>
          <p className="figures text-18 font-medium">{paceAdvice(pace)}</p>
          <p className="figures mt-2 text-soft">
            You took {formatSpan(pace.yoursMs)} per question. Slow means longer than the exam
            allows, which for these is {formatSpan(pace.examMs)} on average.
          </p>
        </div>
        <table className="w-full border-separate border-spacing-1 text-center">
          <caption className="sr-only">Answers by pace</caption>
          <thead>
            <tr className="text-14 text-soft">
              <td />
              <th scope="col" className="font-medium">
                Correct
              </th>
              <th scope="col" className="font-medium">
                Incorrect
              </th>
            </tr>
          </thead>
          <tbody>
            <CountRow name="Fast" right={pace.fastRight} wrong={pace.fastWrong} />
            <CountRow name="Slow" right={pace.slowRight} wrong={pace.slowWrong} />
          </tbody>
        </table>
      </Card>
    </section>
  );
}
