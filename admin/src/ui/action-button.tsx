import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { SendParts, StaffDataProvider } from '../data-provider.js';
import type { BodyOf, RecordAction } from '../staff-routes.js';
import { DialogButton, type DialogButtonText } from './dialog-button.js';
import type { DialogFields } from './reason-dialog.js';

type ToBody<Name extends RecordAction> = (fields: DialogFields) => BodyOf<Name>;

interface Shown<Name extends RecordAction> extends DialogButtonText {
  /** The route that does it. */
  route: Name;
  id: Identifier;
  /** Of the dialog. */
  title: string;
  /** Said once it's done. */
  done: string;
  /** Instead of reading the page again: the record may be gone. */
  onDone?: () => void;
}

/** The body is made of what was typed, unless the reason is all that the route takes. */
type ActionButtonProps<Name extends RecordAction> = Shown<Name> &
  ({ reason: string } extends BodyOf<Name> ? { toBody?: ToBody<Name> } : { toBody: ToBody<Name> });

/** Does one thing to one record, after asking for the reason; then the page is read again. */
export function ActionButton<Name extends RecordAction>(props: ActionButtonProps<Name>) {
  const { route, id, done, onDone, ...shown }: Shown<Name> = props;
  const { toBody }: { toBody?: ToBody<Name> } = props;
  const { call } = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const act = async (fields: DialogFields) => {
    const body = toBody?.(fields) ?? { reason: fields.reason };
    await (call as SendParts)(route, { params: { id }, body });
    notify(done, { type: 'success' });
    if (onDone === undefined) refresh();
    else onDone();
  };
  return <DialogButton variant="outlined" {...shown} act={act} />;
}
