import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import type { StaffDataProvider } from '../data-provider.js';
import type { BulkChange, StaffResourceName } from '../staff-routes.js';
import { DialogButton, type DialogButtonText } from './dialog-button.js';
import type { DialogFields } from './reason-dialog.js';

interface BulkActionProps<Name extends StaffResourceName> extends DialogButtonText {
  resource: Name;
  /** The dialog's title for that many records. */
  title: (count: number) => string;
  /** The fields that each record gets, besides `reason`; if left out, the records are deleted. */
  change?: (fields: DialogFields) => Omit<BulkChange<Name>, 'reason'>;
  /** Shown once it's done. */
  done: (count: number) => string;
}

/** Changes or deletes all selected records with one call; for `bulkActionButtons`. */
export function BulkAction<Name extends StaffResourceName>(props: BulkActionProps<Name>) {
  const { resource, title, change, done, ...shown } = props;
  const { selectedIds, onUnselectItems } = useListContext();
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
    notify(done(data?.length ?? 0), { type: 'success' });
    onUnselectItems();
    refresh();
  };
  return <DialogButton {...shown} title={title(selectedIds.length)} act={act} />;
}
