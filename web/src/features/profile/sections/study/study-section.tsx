import type { Accommodation } from '@prepward/contracts/attempt-rules';
import { EXAM } from '@prepward/contracts/exam';
import { Controller, useForm } from 'react-hook-form';
import { ExamForm } from '../../../../entities/profile/exam-form.js';
import { useProfile } from '../../../../entities/profile/profile.js';
import { useSaveProfile } from '../../../../entities/profile/save-profile.js';
import { ChoiceGroup } from '../../../../ui/choice-group.js';
import { Loaded } from '../../../../ui/load-error.js';
import { Part, Parts } from '../../components/section-parts.js';
import { SettingForm } from '../../components/setting-form.js';

const PACES: readonly { value: Accommodation; label: string; hint: string }[] = [
  { value: 1, label: 'Standard time', hint: `${EXAM.minutes} minutes for the whole exam` },
  { value: 1.5, label: '1.5× time', hint: '50% more time' },
  { value: 2, label: '2× time', hint: 'Twice the time' },
];

function TimeForm({ accommodation }: { accommodation: Accommodation }) {
  const { mutateAsync } = useSaveProfile();
  const form = useForm<{ accommodation: Accommodation }>({ defaultValues: { accommodation } });
  return (
    <SettingForm form={form} save={mutateAsync} saved="New timed practice uses it.">
      <Controller
        control={form.control}
        name="accommodation"
        render={({ field: { value, onChange } }) => (
          <ChoiceGroup
            stacked
            legend="Time on mock exams and timed practice"
            options={PACES}
            value={value}
            onValue={onChange}
          />
        )}
      />
    </SettingForm>
  );
}

/** The exam that the student prepares for. */
export default function StudySection() {
  const profile = useProfile();
  return (
    <Parts>
      <Part
        title="Exam date and target"
        lead="Your study plan and reminders follow the date. Your dashboard shows both."
      >
        <Loaded query={profile} what="your exam">
          {({ examDate, targetScore }) => (
            <ExamForm examDate={examDate} targetScore={targetScore} onDone={() => undefined} />
          )}
        </Loaded>
      </Part>
      <Part
        title="Extra time"
        lead="Did your school grant you testing accommodations? Then practice with the same time. You can still choose another for each practice."
      >
        <Loaded query={profile} what="your extra time">
          {({ accommodation }) => <TimeForm accommodation={accommodation} />}
        </Loaded>
      </Part>
    </Parts>
  );
}
