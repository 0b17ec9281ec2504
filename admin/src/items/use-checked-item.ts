import type { CheckedItem, ItemText } from '@prepward/contracts/admin-items';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../data-provider.js';
import { messageOf } from '../ui/message-of.js';

/** What the API says of the text as it is typed. */
export interface Checking {
  /** Of the text checked last; null before the first answer. */
  checked: CheckedItem | null;
  /** The text is newer than what was checked. */
  busy: boolean;
  problem: string | null;
}

/** A pause in typing, ms, after which the text is checked. */
const PAUSE_MS = 400;

/** Checks and renders a text shortly after each change; an answer that comes late is dropped. */
export function useCheckedItem(id: string, text: ItemText): Checking {
  const provider = useDataProvider<StaffDataProvider>();
  const [answer, setAnswer] = useState<{ of: ItemText; checked: CheckedItem } | null>(null);
  const [failure, setFailure] = useState<{ of: ItemText; problem: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      provider.act('items', { id, action: 'check', data: { text } }).then(
        ({ data }) => wanted && setAnswer({ of: text, checked: data as CheckedItem }),
        (error: unknown) => wanted && setFailure({ of: text, problem: messageOf(error) }),
      );
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [provider, id, text]);
  return {
    checked: answer?.checked ?? null,
    busy: answer?.of !== text,
    problem: failure?.of === text ? failure.problem : null,
  };
}
