import type { AuthSettings } from '@prepward/contracts/auth';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.js';

/** What the operator has set up, as the server tells it: the server has the last word on all of it. */
export function authSettings(): Promise<AuthSettings> {
  return call('auth.settings');
}

/** The same for a form; undefined until it arrives, or if it never does: nothing waits for it. */
export function useAuthSettings(): AuthSettings | undefined {
  const [settings, setSettings] = useState<AuthSettings>();
  useEffect(() => {
    let isHere = true;
    authSettings()
      .then((answer) => isHere && setSettings(answer))
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return settings;
}
