import { lockOf } from '../../../entities/subscription/locks.js';
import { DIAGNOSTIC } from '../choices.js';
import { BankGate } from '../components/bank-gate.js';
import { TimeField } from '../components/option-fields.js';
import { StartBox } from '../components/start-box.js';
import { FactList, LockedStart, StartColumns, StartPage } from '../components/start-page.js';
import { useStartOptions } from '../hooks/use-start-options.js';

const FACTS = [
  `${DIAGNOSTIC.items} questions across all four subjects, about ${DIAGNOSTIC.minutes} minutes at exam pace.`,
  'Answers and reasons come at the end, so that every answer measures what you know now.',
  "Guess when you don't know: there's no penalty for a wrong answer.",
  'Afterwards your progress shows where your points are. One diagnostic is free with every account.',
];

const WHAT = 'the diagnostic';

function DiagnosticOptions({ expired }: { expired: boolean }) {
  const options = useStartOptions('exam');
  const { time } = options;
  return (
    <>
      <TimeField {...options} minutes={DIAGNOSTIC.minutes} />
      <StartBox
        kind="diagnostic"
        body={time === undefined ? null : { kind: 'diagnostic', mode: 'exam', time }}
        label="Start the diagnostic"
        what={WHAT}
        expired={expired}
      />
    </>
  );
}

/** /practice/diagnostic */
export function DiagnosticStartPage() {
  const about = <FactList heading="How it works" facts={FACTS} />;
  return (
    <StartPage
      heading="Diagnostic"
      lead={`${DIAGNOSTIC.items} questions that show your level before you practice.`}
    >
      <BankGate what="the diagnostic">
        {({ access }) => {
          const lock = lockOf('diagnostic', access);
          return lock ? (
            <LockedStart
              kind="diagnostic"
              lock={lock}
              expired={access.expired}
              what={WHAT}
              about={about}
            />
          ) : (
            <StartColumns kind="diagnostic" about={about}>
              <DiagnosticOptions expired={access.expired} />
            </StartColumns>
          );
        }}
      </BankGate>
    </StartPage>
  );
}
