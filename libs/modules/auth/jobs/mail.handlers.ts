import { Injectable } from '@nestjs/common';
import { BRAND } from '@prepward/contracts/brand';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { MailSender } from '@prepward/platform/mail';
import { eventIdOf, HandlesJob, type JobContext, type JobHandler } from '@prepward/platform/queue';
import { createElement } from 'react';
import { ChangeAddressMail } from '../mails/change-address.js';
import { PasswordChangedMail } from '../mails/password-changed.js';
import { ResetPasswordMail } from '../mails/reset-password.js';
import { VerifyAddressMail } from '../mails/verify-address.js';
import { OneTimeTokens } from '../one-time-tokens.js';
import { UserRepository } from '../user.repository.js';
import {
  sendEmailChangeMails,
  sendPasswordChangedMail,
  sendRecoveryMail,
  sendVerificationMail,
} from './auth.jobs.js';
import { confirmLink } from './mail-link.js';

interface UserPayload {
  userId: string;
}

@Injectable()
@HandlesJob(sendVerificationMail)
export class SendVerificationMail implements JobHandler<UserPayload> {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: OneTimeTokens,
    private readonly mails: MailSender,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  async handle({ userId }: UserPayload, context: JobContext): Promise<void> {
    const user = await this.users.findById(userId);
    // Deleted or verified meanwhile: nothing to send.
    if (user === null || user.email === null || user.emailConfirmedAt !== null) return;
    const token = await this.tokens.issue(user.id, 'confirmation', user.email);
    const firstName = user.userMetadata.first_name;
    await this.mails.send({
      eventId: eventIdOf(context),
      template: 'verify-address',
      to: user.email,
      subject: `Verify your email address for ${BRAND.name}`,
      content: createElement(VerifyAddressMail, {
        firstName: typeof firstName === 'string' ? firstName : '',
        link: confirmLink(this.config.publicUrl, 'signup', token),
      }),
    });
  }
}

@Injectable()
@HandlesJob(sendRecoveryMail)
export class SendRecoveryMail implements JobHandler<UserPayload> {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: OneTimeTokens,
    private readonly mails: MailSender,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  async handle({ userId }: UserPayload, context: JobContext): Promise<void> {
    const user = await this.users.findById(userId);
    if (user === null || user.email === null) return;
    const token = await this.tokens.issue(user.id, 'recovery', user.email);
    await this.mails.send({
      eventId: eventIdOf(context),
      template: 'reset-password',
      to: user.email,
      subject: `Reset your ${BRAND.name} password`,
      content: createElement(ResetPasswordMail, {
        link: confirmLink(this.config.publicUrl, 'recovery', token),
      }),
    });
  }
}

@Injectable()
@HandlesJob(sendPasswordChangedMail)
export class SendPasswordChangedMail implements JobHandler<UserPayload> {
  constructor(
    private readonly users: UserRepository,
    private readonly mails: MailSender,
  ) {}

  async handle({ userId }: UserPayload, context: JobContext): Promise<void> {
    const user = await this.users.findById(userId);
    if (user === null || user.email === null) return;
    await this.mails.send({
      eventId: eventIdOf(context),
      template: 'password-changed',
      to: user.email,
      subject: `Your ${BRAND.name} password was changed`,
      content: createElement(PasswordChangedMail),
    });
  }
}

@Injectable()
@HandlesJob(sendEmailChangeMails)
export class SendEmailChangeMails implements JobHandler<UserPayload> {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: OneTimeTokens,
    private readonly mails: MailSender,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  async handle({ userId }: UserPayload, context: JobContext): Promise<void> {
    const user = await this.users.findById(userId);
    if (user === null || user.email === null || user.newEmail === null) return;
    const { newEmail } = user;
    const mails = [
      { kind: 'email-change-current', to: user.email },
      { kind: 'email-change-new', to: newEmail },
    ] as const;
    for (const { kind, to } of mails) {
      const token = await this.tokens.issue(user.id, kind, to);
      await this.mails.send({
        eventId: eventIdOf(context),
        template: kind,
        to,
        subject: `Confirm your new email address for ${BRAND.name}`,
        content: createElement(ChangeAddressMail, {
          newEmail,
          link: confirmLink(this.config.publicUrl, 'email_change', token),
        }),
      });
    }
  }
}
