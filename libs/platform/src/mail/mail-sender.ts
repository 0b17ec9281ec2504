import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { ReactElement } from 'react';
import { type AppConfig, ConfigError, InjectConfig } from '../config/index.js';
import { MailDeliveryRepository } from './mail-delivery.repository.js';
import { renderMail } from './render-mail.js';
import { withoutAddresses } from './without-addresses.js';

/**
 * A killed sender's lease expires after this. It is longer than all SMTP timeouts
 * together, so two senders never send one email at once. A second email can only come from a kill
 * between the server's acceptance and the mark in the log, a few milliseconds.
 */
const LEASE_SECONDS = 10;
/** How many characters of the server's message to keep. */
const MOST_OF_REASON = 500;
const SMTP_TIMEOUTS = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 6_000 };

/** How a reader unsubscribes from a kind of email. */
export interface Unsubscribing {
  /** Opened, it asks for confirmation; a POST takes effect at once (RFC 8058). */
  url: string;
  /** The name of the kind, as shown in lists. */
  name: string;
}

/** RFC 2369 and RFC 8058: mail clients show their own unsubscribe button. */
function listHeaders({ url }: Unsubscribing): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Where an email belongs in a conversation; ids are our own, derived from what they're about. */
export interface MailThread {
  id: string;
  /** The emails before it, oldest first. */
  after?: readonly string[];
}

/** An email, rendered from a template's element. */
export interface OutgoingMail {
  /** The event that causes it; together with the template, the key under which it's sent once. */
  eventId: string;
  template: string;
  /** The job that sends it. */
  job: string;
  to: string;
  /** A single address, and treated as one even if it reads like several. */
  replyTo?: string;
  /** Set for emails that readers may turn off. */
  unsubscribing?: Unsubscribing;
  thread?: MailThread;
  subject: string;
  content: ReactElement;
}

/** The key under which an email is sent once. */
const deliveryKey = ({ eventId, template }: Pick<OutgoingMail, 'eventId' | 'template'>) =>
  `${eventId}:${template}`;

/** Sends each email once per event and template, and keeps a log of it. */
@Injectable()
export class MailSender implements OnApplicationShutdown {
  private readonly transport: Transporter | undefined;

  constructor(
    private readonly deliveries: MailDeliveryRepository,
    @InjectConfig() private readonly config: AppConfig,
  ) {
    const { smtpUrl } = config.mail;
    this.transport =
      smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS });
  }

  /** Whether an email went out, and staff haven't asked for it again since. */
  isSent(mail: Pick<OutgoingMail, 'eventId' | 'template'>): Promise<boolean> {
    return this.deliveries.isSent(deliveryKey(mail));
  }

  /**
   * Sends unless it was sent before. Call it from a job: a failure throws, and the job's retry
   * tries again.
   */
  async send(mail: OutgoingMail): Promise<void> {
    const { transport } = this;
    if (transport === undefined) throw new ConfigError('SMTP_URL is missing: no email can be sent');
    const key = deliveryKey(mail);
    const lease = await this.lease(key, mail);
    if (lease === undefined) return;
    try {
      const { unsubscribing } = mail;
      const { html, text } = await renderMail(mail.content, this.config.publicUrl, unsubscribing);
      await transport.sendMail({
        from: this.config.mail.from,
        to: { address: mail.to, name: '' },
        ...(mail.replyTo === undefined ? {} : { replyTo: { address: mail.replyTo, name: '' } }),
        ...(unsubscribing === undefined ? {} : { headers: listHeaders(unsubscribing) }),
        subject: mail.subject,
        html,
        text,
        ...this.threadHeaders(
          mail.thread?.id ?? key.replace(':', '.'),
          mail.thread,
          lease.askedAgainAt,
        ),
      });
    } catch (error) {
      const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
      await this.deliveries.release(key, reason.slice(0, MOST_OF_REASON));
      throw new Error(reason);
    }
    await this.deliveries.markSent(key);
  }

  /** The same for every attempt, so that mail clients detect duplicates, unless staff asked to resend it. */
  private threadHeaders(id: string, thread: MailThread | undefined, askedAgainAt: Date | null) {
    const host = new URL(this.config.publicUrl).hostname;
    const again = askedAgainAt === null ? '' : `.${askedAgainAt.getTime()}`;
    const after = (thread?.after ?? []).map((each) => `<${each}@${host}>`);
    const last = after.at(-1);
    return {
      messageId: `<${id}${again}@${host}>`,
      ...(last === undefined ? {} : { inReplyTo: last, references: after }),
    };
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  /** @returns undefined when the email was sent already. @throws when another sender holds it. */
  private async lease(key: string, mail: OutgoingMail) {
    const lease = await this.deliveries.lease(key, mail, LEASE_SECONDS);
    if (lease !== undefined) return lease;
    if (await this.deliveries.isSent(key)) return undefined;
    throw new Error('Another worker is sending this email');
  }
}
