import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { readMail } from './caught-mail.js';
import type { MailStore } from './mail-store.js';

/** A running catcher. */
export interface MailCatcher {
  /** For SMTP_URL. */
  url: string;
  close(): Promise<void>;
}

/** Larger emails are refused; ours are a few kB. */
const SIZE_LIMIT = 10 * 1024 * 1024;

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Starts an SMTP server on 127.0.0.1 that delivers nothing and keeps everything. It acknowledges an
 * email once the email is in the store's file.
 *
 * @param port 0 for any free one
 */
export async function startMailCatcher(store: MailStore, port: number): Promise<MailCatcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    size: SIZE_LIMIT,
    closeTimeout: 1_000,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      readAll(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) {
            throw Object.assign(new Error('The email is larger than 10 MiB'), {
              responseCode: 552,
            });
          }
          await store.add(await readMail(raw, recipients));
        })
        .then(
          () => done(),
          (error) => done(error),
        );
    },
  });
  // A client that breaks off emits an error, which would end this process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
