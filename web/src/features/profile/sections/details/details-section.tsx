import type { Profile } from '@prepward/contracts/account';
import { PROGRAM_MAX } from '@prepward/contracts/profile-rules';
import { useMemo } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { nameRules } from '../../../../entities/account/account-rules.js';
import { useProfile } from '../../../../entities/profile/profile.js';
import { useSaveProfile } from '../../../../entities/profile/save-profile.js';
import { deviceTimeZone } from '../../../../lib/dates.js';
import { useSession } from '../../../../lib/session/session.js';
import { TextField } from '../../../../ui/field.js';
import { Loaded } from '../../../../ui/load-error.js';
import { SelectField } from '../../../../ui/select-field.js';
import { Part, Parts } from '../../components/section-parts.js';
import { SettingForm } from '../../components/setting-form.js';
import { timeZones } from './time-zones.js';

interface DetailValues {
  firstName: string;
  lastName: string;
  schoolProgram: string;
  timeZone: string;
}

/** Saves the profile. The names are also in the token, so a fresh one updates the rest of the site. */
function useSaveDetails() {
  const session = useSession();
  const { mutateAsync } = useSaveProfile();
  return async (values: DetailValues) => {
    await mutateAsync(values);
    const token = await session.accessToken();
    if (token !== null) {
      await session.ensureToken(token).catch(() => undefined);
    }
  };
}

function NameFields({ form: { register, formState } }: { form: UseFormReturn<DetailValues> }) {
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="First name"
        autoComplete="given-name"
        required
        error={errors.firstName?.message}
        {...register('firstName', nameRules('first name'))}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        required
        error={errors.lastName?.message}
        {...register('lastName', nameRules('last name'))}
      />
    </div>
  );
}

function DetailsForm({ profile }: { profile: Profile }) {
  const save = useSaveDetails();
  const { firstName, lastName, schoolProgram, timeZone } = profile;
  const form = useForm<DetailValues>({
    defaultValues: {
      firstName,
      lastName,
      schoolProgram,
      timeZone: timeZone ?? deviceTimeZone(),
    },
    shouldFocusError: false,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const zones = useMemo(() => timeZones(timeZone, new Date()), [timeZone]);
  return (
    <SettingForm form={form} save={save} saved="Your details are up to date.">
      <NameFields form={form} />
      <TextField
        label="School program"
        autoComplete="organization"
        maxLength={PROGRAM_MAX}
        hint="Where you’re applying, such as “BSN, State University”. Leave it empty if you like."
        error={errors.schoolProgram?.message}
        {...register('schoolProgram')}
      />
      <Controller
        control={control}
        name="timeZone"
        render={({ field: { onChange, ...field } }) => (
          <SelectField
            {...field}
            label="Time zone"
            hint="Your streak, your study days and reminders follow it."
            options={zones}
            onValue={onChange}
          />
        )}
      />
    </SettingForm>
  );
}

/** Who the student is: names, program and time zone. */
export default function DetailsSection() {
  const profile = useProfile();
  const { user } = useSession();
  return (
    <Parts>
      <Part
        title="About you"
        lead={
          <>
            You sign in as <strong className="break-all text-ink">{user?.email}</strong>. You can
            change that under{' '}
            <Link to="/profile/security" className="text-link">
              Security
            </Link>
            .
          </>
        }
      >
        <Loaded query={profile} what="your details">
          {(data) => <DetailsForm profile={data} />}
        </Loaded>
      </Part>
    </Parts>
  );
}
