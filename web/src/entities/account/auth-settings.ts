import type { AuthSettings } from '@prepward/contracts/auth';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.js';

/** What the operator has set up: asked of the server, which has the last word on all of it. */
export function authSettings(): Promise<AuthSettings> {
  return call('auth.settings');
}

/** The same for a form; undefined until it has arrived, and where it does not: nothing waits for it. */
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
