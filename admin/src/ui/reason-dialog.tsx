import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material';
import { REASON_LENGTH } from '@prepward/contracts/reason-rules';
import { type ReactNode, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormField } from './form-field.js';
import { messageOf } from './message-of.js';
import { REFUSED, refusedFields } from './refused-fields.js';

/** What was typed into the dialog, trimmed, by the names of its inputs. */
export type DialogFields = { reason: string } & Partial<Record<string, string>>;

interface ReasonDialogProps {
  title: string;
  /** What will happen, in a sentence. */
  text: ReactNode;
  /** Further inputs: `FormField`s. */
  children?: ReactNode;
  /** The button's label: a verb. */
  confirm: string;
  danger?: boolean;
  onClose: () => void;
  /** If it throws, the dialog stays open and shows the error. */
  onConfirm: (fields: DialogFields) => Promise<void>;
}

function trimmed({ reason, ...others }: DialogFields): DialogFields {
  const entries = Object.entries(others).map(([name, value]) => [name, value?.trim()] as const);
  return { ...Object.fromEntries(entries), reason: reason.trim() };
}

const REASON_RULES = {
  validate: (reason: string) =>
    reason.trim().length >= REASON_LENGTH.least || 'Say why, in a few words.',
};

/**
 * The dialog's form: what was typed stays until the action succeeds. A failure is explained in an alert, and
 * the fields that the server refused are marked.
 */
function useReasonForm({ onClose, onConfirm }: Pick<ReasonDialogProps, 'onClose' | 'onConfirm'>) {
  const form = useForm<DialogFields>();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = form.handleSubmit(async (fields) => {
    setProblem(null);
    try {
      await onConfirm(trimmed(fields));
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      for (const name of refusedFields(error)) {
        if (name in fields) form.setError(name, { message: REFUSED });
      }
    }
  });
  return { form, problem, submit };
}

interface ButtonsProps extends Pick<ReasonDialogProps, 'confirm' | 'danger' | 'onClose'> {
  busy: boolean;
}

function Buttons({ confirm, danger = false, onClose, busy }: ButtonsProps) {
  return (
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
  );
}

function ReasonField() {
  return (
    <FormField
      name="reason"
      label="Reason"
      required
      multiline
      minRows={2}
      rules={REASON_RULES}
      helperText="The audit log keeps it."
      slotProps={{ htmlInput: { maxLength: REASON_LENGTH.most } }}
    />
  );
}

/** Asks for confirmation, and for the reason, which the audit log keeps. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, children, onClose } = props;
  const { form, problem, submit } = useReasonForm(props);
  const titleId = useId();
  const busy = form.formState.isSubmitting;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void (busy ? event.preventDefault() : submit(event))}>
          <DialogTitle id={titleId} variant="h2">
            {title}
          </DialogTitle>
          <DialogContent>
            <Stack sx={{ gap: 2.5, pt: 1 }}>
              <div>{text}</div>
              {children}
              <ReasonField />
              {problem === null ? null : <Alert severity="error">{problem}</Alert>}
            </Stack>
          </DialogContent>
          <Buttons {...props} busy={busy} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
