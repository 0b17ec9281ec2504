import type { Progress } from '@prepward/contracts/progress';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { missingWords } from '../../../entities/progress/progress.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';

/** Appears where the prediction would be while the answers are too few to make one. */
export function WithheldPrediction({ missing }: { missing: Progress['missing'] }) {
  const lacking = missing.filter(({ answers }) => answers > 0);
  return (
    <Card>
      <h2 className="text-21">Answer a few more questions to see your prediction</h2>
      {lacking.length > 0 ? (
        <>
          <p className="figures mt-1 text-soft">It still needs {missingWords(lacking)}.</p>
          <ul className="mt-4 grid gap-2 sm:grid-cols-2">
            {lacking.map(({ subject, answers }) => (
              <li
                key={subject}
                className="figures flex items-baseline justify-between gap-3 border-b border-line py-2"
              >
                <span>{SUBJECT_NAMES[subject]}</span>
                <span className="text-soft">
                  {answers === 1 ? '1 answer to go' : `${answers} answers to go`}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-1 text-soft">
          A prediction from so few answers would be a guess. It appears once there's enough to go
          on.
        </p>
      )}
      <LinkButton to="/practice/diagnostic" variant="secondary" className="mt-5">
        Take the diagnostic
      </LinkButton>
    </Card>
  );
}
