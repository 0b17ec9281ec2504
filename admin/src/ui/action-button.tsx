import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { SendParts, StaffDataProvider } from '../data-provider.js';
import type { BodyOf, RecordAction } from '../staff-routes.js';
import { DialogButton, type DialogButtonText } from './dialog-button.js';
import type { DialogFields } from './reason-dialog.js';

type ToBody<Name extends RecordAction> = (fields: DialogFields) => BodyOf<Name>;

interface Shown<Name extends RecordAction> extends DialogButtonText {
  /** The route to call. */
  route: Name;
  id: Identifier;
  /** The dialog's title. */
  title: string;
  /** Shown once it's done. */
  done: string;
  /** Called instead of reloading the page's data: the record may be gone. */
  onDone?: () => void;
}

/** `toBody` makes the body from the dialog's fields; optional when the route takes only a reason. */
type ActionButtonProps<Name extends RecordAction> = Shown<Name> &
  ({ reason: string } extends BodyOf<Name> ? { toBody?: ToBody<Name> } : { toBody: ToBody<Name> });

/** Does one thing to one record, after asking for the reason; then reloads the page's data. */
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
