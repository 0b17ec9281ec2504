import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** An email that the catcher acknowledged. */
export interface ReceivedMail {
  /** The envelope's recipients. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** When it was acknowledged, epoch ms. */
  receivedAt: number;
}

/** How the catcher should misbehave; what is left out works normally. */
export interface MailBehavior {
  /** Refuses every message with this SMTP code (4xx: try again, 5xx: never). */
  refuseWith?: number;
  /** Refuses these recipients with 550. */
  rejectAddresses?: readonly string[];
  /** Waits this many ms before it acknowledges a message. */
  delayMs?: number;
  /** Keeps the message, then breaks the connection instead of acknowledging it. */
  dropAfterData?: boolean;
}

/** An SMTP server in memory. */
export interface TestMailCatcher {
  /** For SMTP_URL. */
  url: string;
  /** Acknowledged emails, oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** Replaces the behavior; `{}` restores the normal one. */
  behave(behavior: MailBehavior): void;
  /** The first email that matches, waiting up to timeoutMs (5000). @throws when none comes */
  waitFor(matches: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>;
  clear(): void;
  /** Stops listening, so that connections are refused. */
  close(): Promise<void>;
  /** Listens again on the same port. */
  reopen(): Promise<void>;
}

/** @param of the address it's about, because servers quote it */
function refusal(code: number, of = ''): Error {
  return Object.assign(new Error(`Refused by the test${of}`), { responseCode: code });
}

async function readMail(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  return {
    to: session.envelope.rcptTo.map((recipient) => recipient.address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    receivedAt: Date.now(),
  };
}

class Catcher implements TestMailCatcher {
  readonly mails: ReceivedMail[] = [];
  private behavior: MailBehavior = {};
  private server: SMTPServer | undefined;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async reopen(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 200,
      onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
      onRcptTo: ({ address }, _session, done) =>
        done(
          this.behavior.rejectAddresses?.includes(address) ? refusal(550, `: <${address}>`) : null,
        ),
      onData: (stream, session, done) => {
        this.receive(stream, session).then(
          () => done(),
          (error) => done(error),
        );
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject);
      server.listen(this.port, '127.0.0.1', () => resolve());
    });
    const address = server.server.address();
    if (typeof address === 'object' && address) this.port = address.port;
    this.server = server;
  }

  private async receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const mail = await readMail(stream, session);
    const { refuseWith, delayMs, dropAfterData } = this.behavior;
    if (delayMs) await sleep(delayMs);
    if (refuseWith) throw refusal(refuseWith);
    this.mails.push({ ...mail, receivedAt: Date.now() });
    if (dropAfterData) for (const connection of this.server?.connections ?? []) connection.close();
  }

  behave(behavior: MailBehavior): void {
    this.behavior = behavior;
  }

  async waitFor(
    matches: (mail: ReceivedMail) => boolean,
    timeoutMs = 5_000,
  ): Promise<ReceivedMail> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const found = this.mails.find(matches);
      if (found) return found;
      if (Date.now() > end) {
        const seen = this.mails.map((mail) => `${mail.to}: ${mail.subject}`).join('; ') || 'none';
        throw new Error(`The expected email didn't arrive within ${timeoutMs} ms; caught: ${seen}`);
      }
      await sleep(20);
    }
  }

  clear(): void {
    this.mails.length = 0;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

/** Starts a catcher on a free port of 127.0.0.1. */
export async function startMailCatcher(): Promise<TestMailCatcher> {
  const catcher = new Catcher();
  await catcher.reopen();
  return catcher;
}
