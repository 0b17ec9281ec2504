import { Typography } from '@mui/material';
import { Section } from '../ui/facts.js';
import { PlainTable } from '../ui/plain-table.js';
import { Panel, ReadPage } from '../ui/staff-page.js';

/** /settings: what the api was started with; secrets are masked before they leave it. */
export function SettingsPage() {
  return (
    <ReadPage title="Settings" route="admin.settings">
      {({ settings }) => (
        <>
          <Typography color="textSecondary" sx={{ maxWidth: '64rem' }}>
            The environment variables that the API was started with. They change on a restart;
            docs/operations.md says what each one means. Secrets are masked.
          </Typography>
          <Panel>
            <Section title="Current">
              <PlainTable
                label="Current settings"
                heads={['Variable', 'Value', 'Source']}
                columnRem={12}
                rows={settings.map(({ name, value, isSet }) => [
                  name,
                  value === null || value === '' ? '–' : <code key="value">{value}</code>,
                  isSet ? 'Set' : value === null ? 'Not set' : 'Default',
                ])}
              />
            </Section>
          </Panel>
        </>
      )}
    </ReadPage>
  );
}
