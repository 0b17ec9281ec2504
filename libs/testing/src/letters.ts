/** What an email's handler hands to the sender. */
export interface Letter {
  eventId: string;
  template: string;
  job: string;
  to: string;
  replyTo?: string;
  unsubscribing?: { url: string; name: string };
  thread?: { id: string; after?: readonly string[] };
  subject: string;
  content: unknown;
}

interface MailHandler {
  // biome-ignore lint/suspicious/noExplicitAny: handlers of every payload
  handle(payload: any, context: any): Promise<void>;
}

/** The site and the staff mailbox in tests of emails. */
export const LETTER_SITE = { publicUrl: 'https://site.example', staff: 'staff@site.example' };

/**
 * The email that a handler makes for an event, without the rest of the app; undefined if none goes out.
 *
 * @param services what the handler needs to make the email, by class
 */
export async function letterOf(
  // biome-ignore lint/suspicious/noExplicitAny: made with what Nest would give it
  { handler }: { handler: new (...parts: any[]) => MailHandler },
  payload: object,
  services: ReadonlyMap<unknown, object>,
): Promise<Letter | undefined> {
  const letters: Letter[] = [];
  const found = {
    get: (token: unknown) => {
      const service = services.get(token);
      if (service === undefined) throw new Error('The mail asks for a service that the test lacks');
      return service;
    },
  };
  const sender = {
    isSent: async () => false,
    send: async (letter: Letter) => void letters.push(letter),
  };
  const { publicUrl, staff } = LETTER_SITE;
  const job = new handler(found, sender, { publicUrl, mail: { staff } });
  const signal = new AbortController().signal;
  await job.handle(payload, { eventId: 'the-event', attempt: 1, signal });
  return letters[0];
}
