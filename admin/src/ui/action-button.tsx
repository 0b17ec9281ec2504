import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { SendParts, StaffDataProvider } from '../data-provider.js';
import type { BodyOf, RecordAction } from '../staff-routes.js';
import { type DialogFields, ReasonDialog } from './reason-dialog.js';

type ToBody<Name extends RecordAction> = (fields: DialogFields) => BodyOf<Name>;

interface Shown<Name extends RecordAction> {
  /** The route that does it. */
  route: Name;
  id: Identifier;
  /** On the button that opens the dialog. */
  label: string;
  icon?: ReactNode;
  /** It takes something away. */
  danger?: boolean;
  /** Of the dialog. */
  title: string;
  /** What will happen, in a sentence. */
  text: ReactNode;
  /** Further inputs of the dialog: `FormField`s. */
  inputs?: ReactNode;
  /** On the dialog's button. */
  confirm: string;
  /** Said once it's done. */
  done: string;
  /** In place of reading the page again: the record may be gone. */
  onDone?: () => void;
}

/** The body is made of what was typed, unless the reason is all that the route takes. */
type ActionButtonProps<Name extends RecordAction> = Shown<Name> &
  ({ reason: string } extends BodyOf<Name> ? { toBody?: ToBody<Name> } : { toBody: ToBody<Name> });

/** Does one thing to one record, after asking for the reason; then the page is read again. */
export function ActionButton<Name extends RecordAction>(props: ActionButtonProps<Name>) {
  const { route, id, label, icon, danger = false, done }: Shown<Name> = props;
  const { toBody }: { toBody?: ToBody<Name> } = props;
  const [isOpen, setOpen] = useState(false);
  const { call } = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const act = async (fields: DialogFields) => {
    const body = toBody?.(fields) ?? { reason: fields.reason };
    await (call as SendParts)(route, { params: { id }, body });
    notify(done, { type: 'success' });
    if (props.onDone === undefined) refresh();
    else props.onDone();
  };
  return (
    <>
      <Button
        variant="outlined"
        color={danger ? 'error' : 'primary'}
        startIcon={icon}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={props.title}
          text={props.text}
          confirm={props.confirm}
          danger={danger}
          onClose={() => setOpen(false)}
          onConfirm={act}
        >
          {props.inputs}
        </ReasonDialog>
      ) : null}
    </>
  );
}
