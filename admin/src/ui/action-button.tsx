import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { StaffDataProvider } from '../data-provider.js';
import { type DialogFields, ReasonDialog } from './reason-dialog.js';

interface ActionButtonProps {
  resource: string;
  id: Identifier;
  /** The last part of the address: `POST /<resource>/<id>/<action>`. */
  action: string;
  /** On the button that opens the dialog. */
  label: string;
  icon?: ReactNode;
  /** It takes something away. */
  danger?: boolean;
  /** Of the dialog. */
  title: string;
  /** What will happen, in a sentence. */
  text: ReactNode;
  /** Further inputs of the dialog, each with a `name`. */
  inputs?: ReactNode;
  /** On the dialog's button. */
  confirm: string;
  /** Makes the body of what was typed, where it isn't just that. */
  toBody?: (fields: DialogFields) => Record<string, unknown>;
  /** Said once it's done. */
  done: string;
  /** In place of reading the page again: the record may be gone. */
  onDone?: () => void;
}

/** Does one thing to one record, after asking for the reason; then the page is read again. */
export function ActionButton(props: ActionButtonProps) {
  const { resource, id, action, label, icon, danger = false, toBody, done } = props;
  const [isOpen, setOpen] = useState(false);
  const provider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const act = async (fields: DialogFields) => {
    await provider.act(resource, { id, action, data: toBody?.(fields) ?? fields });
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
