import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';

/** An email as /dev/inbox.json shows it. */
export interface CaughtMail {
  id: string;
  /** The addresses it was delivered to (the envelope, not the header), separated by a comma. */
  to: string;
  subject: string;
  /** Empty when the email has no such part. */
  text: string;
  html: string;
  /** When it was caught, ISO 8601 UTC. */
  date: string;
}

/** Reads a raw message. Never throws: what cannot be parsed is shown as text. */
export async function readMail(raw: Buffer, recipients: readonly string[]): Promise<CaughtMail> {
  const caught = { id: randomUUID(), to: recipients.join(', '), date: new Date().toISOString() };
  try {
    const mail = await PostalMime.parse(raw);
    return {
      ...caught,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
    };
  } catch {
    return { ...caught, subject: '(not readable)', text: raw.toString('utf8'), html: '' };
  }
}
