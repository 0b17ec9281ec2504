import { Inject, Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { MAIL_KIND_NAMES, type MailKind } from '@prepward/contracts/notification-rules';
import type { ReactElement } from 'react';
import { type AppConfig, InjectConfig } from '../config/index.js';
import {
  defineJob,
  type EventDefinition,
  type EventJob,
  type EventJobContext,
  HandlesJob,
  type JobHandler,
} from '../queue/index.js';
import { MailChoices } from './mail-choices.js';
import { MailSender, type MailThread, type Unsubscribing } from './mail-sender.js';
import { Recipients } from './recipients.js';

/** A service that an email needs, identified by its class. */
// biome-ignore lint/suspicious/noExplicitAny: classes of any constructor are tokens of their services
type Token<Service> = Type<Service> | (abstract new (...args: any[]) => Service);

/**
 * Who gets an email: an account, unless it's been deleted in the meantime, or an address without
 * one. Never both: an email to one address must not end up at another.
 */
type Addressee = { userId: string; to?: never } | { to: string; userId?: never };

/** Who gets an email, and what its view shows. */
export type Letter<Data> = Addressee & {
  /** A single address, and treated as one even if it reads like several. */
  replyTo?: string;
  /** Its place in a conversation. */
  thread?: MailThread;
  data: Data;
};

/** What an email's text may use from the product. */
export interface MailSite {
  /** The public address of a path of the site. */
  url(path: string): string;
  /** Staff's mailbox. */
  staff: string;
}

/** One email: the event that causes it, whom it goes to, and how it reads. */
export interface MailSpec<Payload, Services extends unknown[], Data> {
  /** Name of its job: `auth.send-verification-mail`; wire format, never renamed. */
  name: string;
  on: EventDefinition<Payload>;
  /** With the event's id, it makes the key under which the email is sent once; wire format, too. */
  template: string;
  /**
   * Set for emails that readers may turn off: it checks their choice and includes the unsubscribe
   * link. These go to accounts only.
   */
  kind?: MailKind;
  /** Classes of the services that `load` is given, in this order. */
  inject: [...{ [Index in keyof Services]: Token<Services[Index]> }];
  /**
   * Loads the email's content, and creates its codes and links; null when there's nothing to send
   * anymore. Not called for an email that was already sent.
   */
  load: (
    payload: Payload,
    services: Services,
    site: MailSite,
  ) => Promise<Letter<Data> | null> | Letter<Data> | null;
  /** Must not include anything that anyone typed. */
  subject(data: Data): string;
  /** @param hello the greeting for the account's owner, including the comma: "Hi Ann," */
  view(data: Data, site: MailSite, hello: string): ReactElement;
}

/** An email's job and the provider that does it. */
export interface DefinedMail<Payload> {
  job: EventJob<Payload>;
  handler: Type<JobHandler<EventJob<Payload>>>;
}

function greeting(firstName: string): string {
  return firstName === '' ? 'Hi,' : `Hi ${firstName},`;
}

/** Null if the account is gone. */
async function readerOf(
  { to, userId }: Addressee,
  services: ModuleRef,
): Promise<{ to: string; hello: string } | null> {
  if (userId === undefined) return { to, hello: greeting('') };
  const found = await services.get(Recipients, { strict: false }).find(userId);
  return found === null ? null : { to: found.email, hello: greeting(found.firstName) };
}

/** Null if the reader turned this kind off; undefined if it can't be turned off. */
async function unsubscribingOf(
  { name, kind }: { name: string; kind?: MailKind },
  { userId }: Addressee,
  services: ModuleRef,
  site: MailSite,
): Promise<Unsubscribing | null | undefined> {
  if (kind === undefined) return undefined;
  if (userId === undefined) throw new Error(`${name} doesn't say whose choice counts`);
  const path = await services.get(MailChoices, { strict: false }).unsubscribePath(userId, kind);
  return path === null ? null : { url: site.url(path), name: MAIL_KIND_NAMES[kind] };
}

/** Declares an email; its module lists the job and provides the handler. */
export function defineMail<Payload, Services extends unknown[], Data>(
  spec: MailSpec<Payload, Services, Data>,
): DefinedMail<Payload> {
  const job = defineJob({ name: spec.name, queue: 'mail', on: spec.on });

  @HandlesJob(job)
  @Injectable()
  class SendMail implements JobHandler<EventJob<Payload>> {
    constructor(
      @Inject(ModuleRef) private readonly services: ModuleRef,
      @Inject(MailSender) private readonly mails: MailSender,
      @InjectConfig() private readonly config: AppConfig,
    ) {}

    async handle(payload: Payload, { eventId }: EventJobContext): Promise<void> {
      // Before loading, since a new code would invalidate the one already emailed.
      if (await this.mails.isSent({ eventId, template: spec.template })) return;
      const services = spec.inject.map((token) => this.services.get(token, { strict: false }));
      const site: MailSite = {
        url: (path) => new URL(path, this.config.publicUrl).href,
        staff: this.config.mail.staff,
      };
      const letter = await spec.load(payload, services as Services, site);
      if (letter === null) return;
      const { data, replyTo, thread } = letter;
      const reader = await readerOf(letter, this.services);
      if (reader === null) return;
      const unsubscribing = await unsubscribingOf(spec, letter, this.services, site);
      if (unsubscribing === null) return;
      await this.mails.send({
        to: reader.to,
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(thread === undefined ? {} : { thread }),
        ...(unsubscribing === undefined ? {} : { unsubscribing }),
        eventId,
        template: spec.template,
        job: spec.name,
        subject: spec.subject(data),
        content: spec.view(data, site, reader.hello),
      });
    }
  }
  return { job, handler: SendMail };
}
