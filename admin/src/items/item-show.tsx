import EditIcon from '@mui/icons-material/EditOutlined';
import { Alert, Button, Stack } from '@mui/material';
import type { AdminItemDetail } from '@prepward/contracts/admin-items';
import { SUBJECT_SHORT_NAMES } from '@prepward/contracts/subjects';
import { Link, useCreatePath } from 'react-admin';
import { resource } from '../staff-routes.js';
import { ActionButton } from '../ui/action-button.js';
import { Facts, Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { StaffShow } from '../ui/staff-show.js';
import { ItemStatus } from './item-chips.js';
import { ItemFrame } from './item-frame.js';
import { ItemStatisticsSection } from './item-statistics.js';
import {
  areaName,
  objectiveName,
  SUSPICION_HELP,
  SUSPICION_NAMES,
  TYPE_NAMES,
} from './item-words.js';

/** Hides the item from students, or brings it back. */
function StatusButton({ item }: { item: AdminItemDetail }) {
  const { id, status } = item;
  if (status === 'retired') return null;
  const common = { route: 'admin.setItemStatus', id } as const;
  return status === 'live' ? (
    <ActionButton
      {...common}
      danger
      label="Quarantine"
      title="Quarantine this question?"
      text="Practices and mock exams that start from now on leave it out. Open attempts keep it."
      confirm="Quarantine"
      toBody={({ reason }) => ({ status: 'quarantined', reason })}
      done="The question is quarantined."
    />
  ) : (
    <ActionButton
      {...common}
      label="Release"
      title="Release this question?"
      text="Students get it again in practice and mock exams."
      confirm="Release"
      toBody={({ reason }) => ({ status: 'live', reason })}
      done="The question is live again."
    />
  );
}

function EditLink({ item }: { item: AdminItemDetail }) {
  const createPath = useCreatePath();
  if (item.text === null) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource: resource('items'), id: item.id, type: 'edit' })}
      variant="contained"
      startIcon={<EditIcon />}
    >
      Edit
    </Button>
  );
}

function Suspicions({ item }: { item: AdminItemDetail }) {
  return item.suspicions.map((suspicion) => (
    <Alert key={suspicion} severity="warning" sx={{ mx: { xs: 2, sm: 3 }, mt: 2 }}>
      <strong>{SUSPICION_NAMES[suspicion]}.</strong> {SUSPICION_HELP[suspicion]}
    </Alert>
  ));
}

function reportsOf({ id }: AdminItemDetail): string {
  return `/item-reports?${new URLSearchParams({ filter: JSON.stringify({ itemId: id }) })}`;
}

function About({ item }: { item: AdminItemDetail }) {
  return (
    <Facts
      facts={[
        ['Status', <ItemStatus key="status" item={item} />],
        ['Subject', SUBJECT_SHORT_NAMES[item.subject]],
        ['Area', areaName(item.area)],
        ['Objective', objectiveName(item.objective)],
        ['Type', TYPE_NAMES[item.type]],
        ['Model', <code key="model">{item.model}</code>],
        ['Id', <code key="id">{item.id}</code>],
        [
          'Reports',
          <Link key="reports" to={reportsOf(item)}>
            Student reports about this question
          </Link>,
        ],
      ]}
    />
  );
}

function Versions({ item }: { item: AdminItemDetail }) {
  return (
    <Facts
      facts={item.versions.map(({ version, createdAt }, i) => [
        `Version ${version}${i === 0 ? ' (current)' : ''}`,
        <Moment key={version} at={createdAt} never="–" exact />,
      ])}
    />
  );
}

/** /items/:id/show */
export function ItemShow() {
  return (
    <StaffShow
      resource="items"
      kind="Question"
      backTo="All questions"
      titleOf={(item) => `Question ${item.id}`}
    >
      {(item) => (
        <>
          <Suspicions item={item} />
          <Section
            title="As students see it"
            actions={
              <Stack direction="row" sx={{ gap: 1 }}>
                <StatusButton item={item} />
                <EditLink item={item} />
              </Stack>
            }
          >
            <ItemFrame item={{ ...item, itemId: item.id }} />
          </Section>
          <ItemStatisticsSection item={item} />
          <Section title="About">
            <About item={item} />
          </Section>
          <Section title="Versions">
            <Versions item={item} />
          </Section>
        </>
      )}
    </StaffShow>
  );
}
