import { MAIL_KIND_NAMES, MAIL_KINDS, type MailKind } from '@prepward/contracts/notification-rules';
import type { NotificationChoices } from '@prepward/contracts/notifications';
import { IDLE_DAYS, PACE_DAYS } from '@prepward/contracts/reminder-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { call } from '../../../../lib/api.js';
import { authorized } from '../../../../lib/session/authorized.js';
import { useSession } from '../../../../lib/session/session.js';
import { useStudentQuery } from '../../../../lib/student-query.js';
import { Checkbox } from '../../../../ui/checkbox.js';
import { Loaded } from '../../../../ui/load-error.js';
import { Part, Parts } from '../../components/section-parts.js';
import { SettingForm } from '../../components/setting-form.js';

const KEY = ['notifications'] as const;

const ABOUT: Record<MailKind, string> = {
  'study-reminders': `When your exam is coming up and you haven’t practiced for ${IDLE_DAYS} days. In the early evening, at most once every ${PACE_DAYS} days.`,
  corrections: 'When we fix a question you answered or bought, with your new score.',
};

const ALWAYS = [
  'Sign-in codes, links, and changes to your password or address',
  'Payments, renewals, refunds, and files you bought',
  'Answers to what you ask us, and your data downloads',
];

function ChoicesForm({ choices }: { choices: NotificationChoices }) {
  const session = useSession();
  const queries = useQueryClient();
  const form = useForm<NotificationChoices>({ defaultValues: choices });
  const save = async (body: NotificationChoices) => {
    await authorized(session, (token) => call('notifications.update', { token, body }));
    await queries.invalidateQueries({ queryKey: KEY });
  };
  return (
    <SettingForm form={form} save={save} saved="Your email choices are up to date.">
      <div className="grid gap-2">
        {MAIL_KINDS.map((kind) => (
          <Controller
            key={kind}
            control={form.control}
            name={kind}
            render={({ field: { value, onChange, ref, name, onBlur } }) => (
              <Checkbox
                ref={ref}
                name={name}
                onBlur={onBlur}
                checked={value}
                onChange={onChange}
                label={
                  <>
                    <span className="font-medium">{MAIL_KIND_NAMES[kind]}</span>
                    <span className="block text-14 text-soft">{ABOUT[kind]}</span>
                  </>
                }
              />
            )}
          />
        ))}
      </div>
    </SettingForm>
  );
}

/** Which emails the student gets. */
export default function EmailsSection() {
  const choices = useStudentQuery(KEY, 'notifications.view');
  return (
    <Parts>
      <Part title="Emails you choose" lead="Each of them ends with a link that turns it off, too.">
        <Loaded query={choices} what="your email choices">
          {(data) => <ChoicesForm choices={data} />}
        </Loaded>
      </Part>
      <Part title="Emails we always send" lead="They keep your account and your money safe.">
        <ul className="grid list-disc gap-1.5 pl-5">
          {ALWAYS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Part>
    </Parts>
  );
}
