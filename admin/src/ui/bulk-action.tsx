import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import type { StaffDataProvider } from '../data-provider.js';
import type { BulkChange, StaffResourceName } from '../staff-routes.js';
import { type DialogFields, ReasonDialog } from './reason-dialog.js';

interface BulkActionProps<Name extends StaffResourceName> {
  resource: Name;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Of the dialog, for so many records. */
  title: (count: number) => string;
  text: ReactNode;
  inputs?: ReactNode;
  confirm: string;
  /** The fields that each of the records gets, beside `reason`; without it they are deleted. */
  change?: (fields: DialogFields) => Omit<BulkChange<Name>, 'reason'>;
  /** Said once it's done. */
  done: (count: number) => string;
}

/** Changes or deletes all records that are selected, by one call; for `bulkActionButtons`. */
export function BulkAction<Name extends StaffResourceName>(props: BulkActionProps<Name>) {
  const { resource, label, icon, danger = false, change } = props;
  const { selectedIds, onUnselectItems } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const provider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const act = async (fields: DialogFields) => {
    const { reason } = fields;
    const ids = selectedIds;
    const { data } =
      change === undefined
        ? await provider.deleteMany(resource, { ids, meta: { reason } })
        : await provider.updateMany(resource, { ids, data: { ...change(fields), reason } });
    notify(props.done(data?.length ?? 0), { type: 'success' });
    onUnselectItems();
    refresh();
  };
  return (
    <>
      <Button color={danger ? 'error' : 'primary'} startIcon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={props.title(selectedIds.length)}
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
