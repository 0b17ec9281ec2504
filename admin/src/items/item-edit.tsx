import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import type { AdminItemDetail, CheckedItem, ItemText } from '@prepward/contracts/admin-items';
import { useState } from 'react';
import {
  Link,
  Loading,
  Title,
  useCreatePath,
  useDataProvider,
  useGetOne,
  useNotify,
  useRedirect,
  useRefresh,
} from 'react-admin';
import { useController, useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import type { StaffDataProvider } from '../data-provider.js';
import { resource } from '../staff-routes.js';
import { BackLink } from '../ui/back-link.js';
import { Section } from '../ui/facts.js';
import { PageTitle } from '../ui/page-title.js';
import { Problem } from '../ui/problem.js';
import { type DialogFields, ReasonDialog } from '../ui/reason-dialog.js';
import { CheckReport } from './check-report.js';
import { ItemFields } from './item-fields.js';
import { ItemFrame } from './item-frame.js';
import { reachSentence } from './reach-words.js';
import { type Checking, useCheckedItem } from './use-checked-item.js';

const ITEMS = resource('items');

interface SaveProps {
  item: AdminItemDetail;
  text: ItemText;
  checking: Checking;
}

const isChanged = ({ changes }: CheckedItem) => Object.values(changes).includes(true);

/** Saves the last checked text, after saying which attempts and students that affects. */
function SaveButton({ item, text, checking }: SaveProps) {
  const [isOpen, setOpen] = useState(false);
  const provider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const { checked, busy } = checking;
  const ready = checked !== null && !busy && isChanged(checked);
  const save = async ({ reason }: DialogFields) => {
    const { id, version } = item;
    await provider.call('admin.editItem', { params: { id }, body: { text, version, reason } });
    refresh();
    notify('The new version is saved.', { type: 'success' });
    redirect('show', ITEMS, id);
  };
  return (
    <>
      <Button variant="contained" disabled={!ready} onClick={() => setOpen(true)}>
        Save…
      </Button>
      {isOpen && checked !== null ? (
        <ReasonDialog
          title="Save a new version?"
          text={reachSentence(checked)}
          confirm="Save"
          onClose={() => setOpen(false)}
          onConfirm={save}
        />
      ) : null}
    </>
  );
}

interface TextCardProps extends SaveProps {
  onChange: (text: ItemText) => void;
}

/** The text being edited, with the buttons to save it or leave. */
function TextCard({ item, text, checking, onChange }: TextCardProps) {
  const createPath = useCreatePath();
  return (
    <Card>
      <Section
        title="Text"
        actions={
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button
              component={Link}
              to={createPath({ resource: ITEMS, id: item.id, type: 'show' })}
            >
              Cancel
            </Button>
            <SaveButton item={item} text={text} checking={checking} />
          </Stack>
        }
      >
        <Typography variant="body2" color="textSecondary" sx={{ pb: 2 }}>
          Markdown, with formulas between dollar signs: $\frac&#123;1&#125;&#123;2&#125;$. Write a
          dollar as \$.
        </Typography>
        <ItemFields text={text} onChange={onChange} />
      </Section>
    </Card>
  );
}

/** The last check's findings and preview; it stays in view beside long texts. */
function PreviewCard({ item, checking }: Omit<SaveProps, 'text'>) {
  const { checked } = checking;
  const [view, sheet] = [checked?.view ?? item.view, checked?.sheet ?? item.sheet];
  return (
    <Card sx={{ position: { lg: 'sticky' }, top: { lg: '4rem' } }}>
      <Section title="What the checks say">
        <CheckReport checking={checking} />
      </Section>
      <Section title="As students see it">
        {checked !== null && checked.view === null ? (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            A formula can’t be rendered, so this is the version before.
          </Alert>
        ) : null}
        <ItemFrame
          item={{ itemId: item.id, version: item.version, passage: item.passage, view, sheet }}
        />
      </Section>
    </Card>
  );
}

function Editor({ item, start }: { item: AdminItemDetail; start: ItemText }) {
  const { control } = useForm({ defaultValues: { text: start } });
  const { field } = useController({ control, name: 'text' });
  const text: ItemText = field.value;
  const checking = useCheckedItem(item.id, text);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'start',
        gap: 2,
      }}
    >
      <TextCard item={item} text={text} checking={checking} onChange={field.onChange} />
      <PreviewCard item={item} checking={checking} />
    </Box>
  );
}

/** /items/:id: the text of a question. */
export function ItemEdit() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetOne<AdminItemDetail>(
    ITEMS,
    { id },
    // Keeps what is being typed when the window gets the focus back.
    { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always', refetchOnWindowFocus: false },
  );
  const title = `Edit question ${id}`;
  return (
    <>
      <PageTitle text={title} />
      <Title title={title} />
      <BackLink resource={ITEMS} label="All questions" />
      {error ? <Problem error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Loading /> : null}
      {data?.text === null ? (
        <Alert severity="warning">
          This version was stored without its text, so it can’t be edited here.
        </Alert>
      ) : null}
      {data?.text ? <Editor key={data.version} item={data} start={data.text} /> : null}
    </>
  );
}
