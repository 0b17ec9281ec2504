import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material';
import { randomUuid } from '@prepward/browser/random-key';
import { INBOX_LIMITS } from '@prepward/contracts/inbox-rules';
import { useRef, useState } from 'react';
import { useDataProvider, useGetList, useNotify, useRefresh } from 'react-admin';
import { useController, useForm } from 'react-hook-form';
import type { StaffDataProvider } from '../data-provider.js';
import { type RowOf, resource } from '../staff-routes.js';
import { messageOf } from '../ui/message-of.js';

const BY_TITLE = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'title', order: 'ASC' as const },
};

/** Puts a canned text below what is written. */
function CannedTextPicker({ onPick }: { onPick: (text: string) => void }) {
  const { data: texts = [] } = useGetList<RowOf<'canned-texts'>>(
    resource('canned-texts'),
    BY_TITLE,
  );
  if (texts.length === 0) return null;
  return (
    <TextField
      select
      label="Insert a canned text"
      value=""
      onChange={({ target }) => onPick(texts.find(({ id }) => id === target.value)?.text ?? '')}
    >
      {texts.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Sends what is written; a reply that is tried again has the same id, and goes out once. */
function useSending(id: string, text: string, onSent: () => void) {
  const provider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const replyId = useRef(randomUuid());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (action: 'notes' | 'replies') => {
    setBusy(true);
    setProblem(null);
    const params = { id };
    try {
      if (action === 'notes') {
        await provider.call('admin.noteOnEnquiry', { params, body: { text } });
      } else {
        const body = { id: replyId.current, text };
        await provider.call('admin.replyToEnquiry', { params, body });
      }
      replyId.current = randomUuid();
      onSent();
      notify(action === 'notes' ? 'Note saved.' : 'The reply is on its way.', {
        type: 'success',
      });
      refresh();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, send };
}

/** A reply by email, or a note that only staff see. */
export function WriteEntry({ id }: { id: string }) {
  const { control, reset, getValues, setValue } = useForm({ defaultValues: { text: '' } });
  const { field } = useController({ control, name: 'text' });
  const text = field.value;
  const { busy, problem, send } = useSending(id, text.trim(), () => reset());
  const insert = (words: string) => {
    const now = getValues('text');
    setValue('text', now === '' ? words : `${now}\n\n${words}`);
  };
  const cannotSend = busy || text.trim() === '';
  return (
    <Stack sx={{ gap: 2, mt: 3 }}>
      <CannedTextPicker onPick={insert} />
      <TextField
        label="Your answer"
        multiline
        minRows={5}
        name={field.name}
        value={text}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        slotProps={{ htmlInput: { maxLength: INBOX_LIMITS.reply } }}
      />
      {problem === null ? null : <Alert severity="error">{problem} Nothing was sent.</Alert>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={cannotSend} onClick={() => void send('replies')}>
          Send reply
        </Button>
        <Button
          variant="outlined"
          disabled={cannotSend || text.trim().length > INBOX_LIMITS.note}
          onClick={() => void send('notes')}
        >
          Save as note
        </Button>
      </Stack>
    </Stack>
  );
}
