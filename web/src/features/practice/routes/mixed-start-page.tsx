import { lockOf } from '../../../entities/subscription/locks.js';
import { minutesAtPace, startLabel } from '../choices.js';
import { BankGate } from '../components/bank-gate.js';
import { CountField, ModeField, TimeField } from '../components/option-fields.js';
import { StartBox } from '../components/start-box.js';
import { FactList, LockedStart, StartColumns, StartPage } from '../components/start-page.js';
import { useStartOptions } from '../hooks/use-start-options.js';

const FACTS = [
  'Questions from all four subjects, in the same proportions as on the exam.',
  "Mixing makes you work out what kind of question you're looking at, as on the exam.",
  'Without a clock, stop whenever you like: your place is saved.',
];

const WHAT = 'mixed practice over the whole bank';

function MixedOptions({ expired }: { expired: boolean }) {
  const options = useStartOptions('tutor');
  const { count, mode, time } = options;
  return (
    <>
      <CountField value={options.countText} valid={count !== null} onValue={options.setCountText} />
      <ModeField {...options} />
      <TimeField {...options} minutes={minutesAtPace(count)} />
      <StartBox
        kind="mixed"
        body={count === null || time === undefined ? null : { kind: 'mixed', count, mode, time }}
        label={count === null ? 'Start' : startLabel(count)}
        what={WHAT}
        expired={expired}
      />
    </>
  );
}

/** /practice/mixed */
export function MixedStartPage() {
  const about = <FactList heading="How it works" facts={FACTS} />;
  return (
    <StartPage heading="Mixed practice" lead="All four subjects, shuffled together.">
      <BankGate what="mixed practice">
        {({ access }) => {
          const lock = lockOf('mixed', access);
          return lock ? (
            <LockedStart
              kind="mixed"
              lock={lock}
              expired={access.expired}
              what={WHAT}
              about={about}
            />
          ) : (
            <StartColumns kind="mixed" about={about}>
              <MixedOptions expired={access.expired} />
            </StartColumns>
          );
        }}
      </BankGate>
    </StartPage>
  );
}
