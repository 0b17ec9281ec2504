import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { REASON_LENGTH } from '@prepward/contracts/reason-rules';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { messageOf } from './message-of.js';

/** What was typed into the dialog, by the names of its inputs; `reason` is one of them. */
export type DialogFields = Record<string, string>;

interface ReasonDialogProps {
  title: string;
  /** What will happen, in a sentence. */
  text: ReactNode;
  /** Further inputs, each with a `name`. */
  children?: ReactNode;
  /** On the button: the verb of what it does. */
  confirm: string;
  danger?: boolean;
  onClose: () => void;
  /** What goes wrong is shown in the dialog, which stays open. */
  onConfirm: (fields: DialogFields) => Promise<void>;
}

function fieldsOf(form: HTMLFormElement): DialogFields {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return Object.fromEntries(entries);
}

/** Keeps what goes on between the button and the answer. */
function useConfirming({ onClose, onConfirm }: Pick<ReasonDialogProps, 'onClose' | 'onConfirm'>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    const fields = fieldsOf(form);
    const isMissing = (fields.reason ?? '').length < REASON_LENGTH.least;
    setMissing(isMissing);
    setProblem(null);
    if (isMissing) {
      form.querySelector<HTMLTextAreaElement>('[name="reason"]')?.focus();
      return;
    }
    setBusy(true);
    try {
      await onConfirm(fields);
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return { busy, problem, missing, submit };
}

/** Asks before something is done, and for the reason, which the audit log keeps. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, children, confirm, danger = false, onClose } = props;
  const { busy, problem, missing, submit } = useConfirming(props);
  const titleId = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit(event.currentTarget);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={titleId} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5, pt: 1 }}>
            <div>{text}</div>
            {children}
            <TextField
              name="reason"
              label="Reason"
              required
              multiline
              minRows={2}
              error={missing}
              helperText={missing ? 'Say why, in a few words.' : 'The audit log keeps it.'}
              slotProps={{ htmlInput: { maxLength: REASON_LENGTH.most } }}
            />
            {problem === null ? null : <Alert severity="error">{problem}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            aria-busy={busy}
            disabled={busy}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
