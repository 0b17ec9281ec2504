import { HOUR_MS, MINUTE_MS } from '@prepward/contracts/durations';
import type { SessionView } from '@prepward/contracts/sessions';
import { CircleHelp, Laptop, Smartphone, Tablet } from 'lucide-react';
import { messageOf } from '../../../../lib/api.js';
import { dayName, dayOfInstant, localDay, timeOfDay } from '../../../../lib/dates.js';
import { Alert } from '../../../../ui/alert.js';
import { Badge } from '../../../../ui/badge.js';
import { Button } from '../../../../ui/button.js';
import { Loaded } from '../../../../ui/load-error.js';
import { toast } from '../../../../ui/toast.js';
import { useDevices, useSignOutDevice } from '../../api/devices.js';
import { Part, PartActions } from '../../components/section-parts.js';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop, unknown: CircleHelp };

/** A device in use is seen once an hour; this allows for a short delay. */
const HEARD_MS = HOUR_MS + 5 * MINUTE_MS;

function nameOf({ browser, system }: SessionView): string {
  if (browser === null) {
    return system ?? 'Unknown device';
  }
  return system === null ? browser : `${browser} on ${system}`;
}

/** When a device was last used, as closely as it is known. */
function lastUsed(iso: string, now = Date.now()): string {
  if (now - Date.parse(iso) < HEARD_MS) {
    return 'Used within the last hour';
  }
  const day = dayName(localDay(new Date(iso)));
  return day === 'Today' || day === 'Yesterday'
    ? `Last used ${day.toLowerCase()} at ${timeOfDay(iso)}`
    : `Last used ${day}`;
}

interface DeviceProps {
  device: SessionView;
  busy: boolean;
  disabled: boolean;
  onSignOut: () => void;
}

function Device({ device, busy, disabled, onSignOut }: DeviceProps) {
  const { kind, current, signedInAt, lastUsedAt } = device;
  const Icon = ICONS[kind];
  return (
    <li className="flex items-center gap-3 py-3 sm:gap-4">
      <Icon aria-hidden="true" className="size-6 text-primary" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {nameOf(device)}
          {current ? <Badge tone="primary">This device</Badge> : null}
        </p>
        <p className="dotted-line figures text-14 text-soft">
          <span>{current ? 'In use now' : lastUsed(lastUsedAt)}</span>{' '}
          <span>Signed in {dayOfInstant(signedInAt)}</span>
        </p>
      </div>
      {current ? null : (
        <Button
          variant="quiet"
          className="-mr-2 shrink-0"
          busy={busy}
          disabled={disabled}
          onClick={onSignOut}
        >
          Sign out
          <span className="sr-only"> {nameOf(device)}</span>
        </Button>
      )}
    </li>
  );
}

function List({ devices }: { devices: readonly SessionView[] }) {
  const signOut = useSignOutDevice();
  const out = (which: string, title: string) =>
    signOut.mutate(which, { onSuccess: () => toast({ tone: 'success', title }) });
  const waits = signOut.isPending ? signOut.variables : undefined;
  return (
    <div className="grid gap-4">
      {signOut.error ? (
        <Alert tone="error" live>
          {messageOf(signOut.error)}
        </Alert>
      ) : null}
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            busy={waits === device.id}
            disabled={waits !== undefined}
            onSignOut={() => out(device.id, `${nameOf(device)} is signed out`)}
          />
        ))}
      </ul>
      {devices.length > 1 ? (
        <PartActions>
          <Button
            variant="secondary"
            busy={waits === 'others'}
            busyLabel="Signing out..."
            disabled={waits !== undefined}
            onClick={() => out('others', 'Your other devices are signed out')}
          >
            Sign out all other devices
          </Button>
        </PartActions>
      ) : null}
    </div>
  );
}

/** Where the account is signed in. */
export function Devices() {
  const devices = useDevices();
  return (
    <Part
      title="Where you’re signed in"
      lead="Something here that isn’t yours? Sign it out, then change your password."
    >
      <Loaded query={devices} what="your devices" height="h-32">
        {(list) => <List devices={list} />}
      </Loaded>
    </Part>
  );
}
