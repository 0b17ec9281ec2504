import type { CheckedItem, ItemText } from '@prepward/contracts/admin-items';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../data-provider.js';
import { messageOf } from '../ui/message-of.js';

/** The API's check of the text being typed. */
export interface Checking {
  /** For the text checked last; null before the first answer. */
  checked: CheckedItem | null;
  /** The text is newer than what was checked. */
  busy: boolean;
  problem: string | null;
}

/** A pause in typing, ms, after which the text is checked. */
export const CHECK_PAUSE_MS = 400;

/** Checks and renders a text shortly after each change; an answer that comes late is dropped. */
export function useCheckedItem(id: string, text: ItemText): Checking {
  const provider = useDataProvider<StaffDataProvider>();
  // Compared by content, since a form may hand out copies.
  const source = JSON.stringify(text);
  const [answer, setAnswer] = useState<{ of: string; checked: CheckedItem } | null>(null);
  const [failure, setFailure] = useState<{ of: string; problem: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      provider.call('admin.checkItem', { params: { id }, body: { text: JSON.parse(source) } }).then(
        ({ data }) => wanted && setAnswer({ of: source, checked: data }),
        (error: unknown) => wanted && setFailure({ of: source, problem: messageOf(error) }),
      );
    }, CHECK_PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [provider, id, source]);
  return {
    checked: answer?.checked ?? null,
    busy: answer?.of !== source,
    problem: failure?.of === source ? failure.problem : null,
  };
}
