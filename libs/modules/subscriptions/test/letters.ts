import { loadConfig } from '@prepward/platform/config';
import type { DefinedMail } from '@prepward/platform/mail';

const CONFIG = loadConfig({
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
  SMTP_URL: 'smtp://127.0.0.1:25',
  AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
  PUBLIC_URL: 'https://prep.example',
  STAFF_EMAIL: 'staff@prep.example',
});

/** The parts of an email element that affect its text. */
interface Content {
  props: { preview?: string; heading?: string; href?: string; children?: unknown };
}

/** The text of an element and its children, in reading order. */
function wordsOf(content: unknown): string[] {
  if (content === '') throw new Error('The mail has an empty paragraph');
  if (typeof content === 'string' || typeof content === 'number') return [String(content)];
  if (Array.isArray(content)) return content.flatMap(wordsOf);
  if (typeof content !== 'object' || content === null || !('props' in content)) return [];
  const { preview, heading, children } = (content as Content).props;
  const own = [preview, heading].flatMap((words) => (words === undefined ? [] : [`${words} | `]));
  return [...own, ...wordsOf(children)];
}

function linksOf(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(linksOf);
  if (typeof content !== 'object' || content === null || !('props' in content)) return [];
  const { href, children } = (content as Content).props;
  return [...(href === undefined ? [] : [href]), ...linksOf(children)];
}

/**
 * Builds an email as its job does, with services that a test provides by class name.
 *
 * @returns undefined if nothing is sent
 */
export async function letter<Payload>(
  { handler }: DefinedMail<Payload>,
  payload: Payload,
  services: Record<string, object>,
): Promise<{ to: string; subject: string; words: string; links: string[] } | undefined> {
  const sent: { to: string; subject: string; content: unknown }[] = [];
  const sender = {
    isSent: async () => false,
    send: async (mail: (typeof sent)[number]) => sent.push(mail),
  };
  const found = { get: ({ name }: { name: string }) => services[name] };
  const context = { eventId: 'event-1', attempt: 1, signal: new AbortController().signal };
  await new handler(found, sender, CONFIG).handle(payload as never, context as never);
  const [mail] = sent;
  if (mail === undefined) return undefined;
  const { to, subject, content } = mail;
  return { to, subject, words: wordsOf(content).join(''), links: linksOf(content) };
}
