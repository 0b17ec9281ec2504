import { Checkbox } from '../../../ui/checkbox.js';
import { Dialog } from '../../../ui/dialog.js';
import { SHORTCUTS } from '../shortcuts.js';

interface HelpDialogProps {
  keysOn: boolean;
  onKeys: (on: boolean) => void;
  exam: boolean;
  onClose: () => void;
}

/** The keys of the screen, and how answers are kept. */
export function HelpDialog({ keysOn, onKeys, exam, onClose }: HelpDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Help">
      <div className="grid gap-5">
        <p>
          {exam
            ? 'Every answer is saved as soon as you choose it, and you can change it until the section closes.'
            : "Check an answer to see whether it's correct, and why."}{' '}
          Without a connection, it's saved on this device and sent later. You can close the page and
          come back; a running clock keeps going.
        </p>
        <table className="w-full text-left">
          <caption className="mb-2 text-left font-semibold">Keys</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {SHORTCUTS.map(({ keys, does }) => (
              <tr key={keys} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pr-4 font-medium whitespace-nowrap">
                  {keys}
                </th>
                <td className="py-1.5 text-soft">{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Checkbox
          label="Use these keys on this device"
          checked={keysOn}
          onChange={(event) => onKeys(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}
