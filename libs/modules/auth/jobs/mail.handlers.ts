import { Injectable } from '@nestjs/common';
import { BRAND } from '@prepward/contracts/brand';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { MailSender } from '@prepward/platform/mail';
import { eventIdOf, HandlesJob, type JobContext, type JobHandler } from '@prepward/platform/queue';
import { createElement } from 'react';
import { AccountService } from '../account.service.js';
import { LinkRequests } from '../link-requests.js';
import { AccountExistsMail } from '../mails/account-exists.js';
import { ChangeAddressMail } from '../mails/change-address.js';
import { PasswordChangedMail } from '../mails/password-changed.js';
import { ResetPasswordMail } from '../mails/reset-password.js';
import { VerifyAddressMail } from '../mails/verify-address.js';
import { WelcomeMail } from '../mails/welcome.js';
import { UserRepository } from '../user.repository.js';
import {
  sendEmailChangeMails,
  sendPasswordChangedMail,
  sendRecoveryMail,
  sendVerificationMail,
  sendWelcomeMail,
} from './auth.jobs.js';
import { LinkMails } from './link-mails.js';

interface UserPayload {
  userId: string;
}

interface LinkPayload {
  requestId: string;
}

/**
 * After a sign-up, or when the link is wanted again. Only here is looked whether the address has an
 * account: an owner is told of a sign-up with it.
 */
@Injectable()
@HandlesJob(sendVerificationMail)
export class SendVerificationMail implements JobHandler<LinkPayload> {
  constructor(
    private readonly links: LinkMails,
    private readonly requests: LinkRequests,
    private readonly mails: MailSender,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  async handle({ requestId }: LinkPayload, context: JobContext): Promise<void> {
    const wish = await this.links.find(requestId);
    // Deleted meanwhile, or never there: nothing to send.
    if (wish === undefined) return;
    const { request, user, email } = wish;
    const eventId = eventIdOf(context);
    if (await this.links.isTaken(user)) {
      if (request.kind !== 'sign-up') return;
      const site = this.config.publicUrl;
      await this.mails.send({
        eventId,
        template: 'account-exists',
        to: email,
        subject: `You already have a ${BRAND.name} account`,
        content: createElement(AccountExistsMail, {
          logIn: `${site}/login`,
          newPassword: `${site}/forgot-password`,
        }),
      });
      return;
    }
    const signUpId =
      request.kind === 'sign-up' ? request.id : await this.requests.onlySignUp(user.id);
    const link = await this.links.make(wish, 'confirmation', email, signUpId);
    await this.mails.send({
      eventId,
      template: 'verify-address',
      to: email,
      subject: `Verify your email address for ${BRAND.name}`,
      content: createElement(VerifyAddressMail, { link }),
    });
  }
}

@Injectable()
@HandlesJob(sendWelcomeMail)
export class SendWelcomeMail implements JobHandler<UserPayload> {
  constructor(
    private readonly accounts: AccountService,
    private readonly mails: MailSender,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  async handle({ userId }: UserPayload, context: JobContext): Promise<void> {
    const student = await this.accounts.addressOf(userId).catch(() => null);
    if (student === null) return;
    await this.mails.send({
      eventId: eventIdOf(context),
      template: 'welcome',
      to: student.email,
      subject: `Welcome to ${BRAND.name}`,
      content: createElement(WelcomeMail, {
        firstName: student.firstName,
        link: `${this.config.publicUrl}/dashboard`,
      }),
    });
  }
}

@Injectable()
@HandlesJob(sendRecoveryMail)
export class SendRecoveryMail implements JobHandler<LinkPayload> {
  constructor(
    private readonly links: LinkMails,
    private readonly mails: MailSender,
  ) {}

  async handle({ requestId }: LinkPayload, context: JobContext): Promise<void> {
    const wish = await this.links.find(requestId);
    if (wish === undefined) return;
    const link = await this.links.make(wish, 'recovery', wish.email);
    await this.mails.send({
      eventId: eventIdOf(context),
      template: 'reset-password',
      to: wish.email,
      subject: `Reset your ${BRAND.name} password`,
      content: createElement(ResetPasswordMail, { link }),
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
export class SendEmailChangeMails implements JobHandler<LinkPayload> {
  constructor(
    private readonly links: LinkMails,
    private readonly mails: MailSender,
  ) {}

  async handle({ requestId }: LinkPayload, context: JobContext): Promise<void> {
    const wish = await this.links.find(requestId);
    // Another address was wanted meanwhile: that wish has a job of its own.
    if (wish === undefined || wish.user.newEmail !== wish.request.email) return;
    const { newEmail } = wish.user;
    const mails = [
      { kind: 'email-change-current', to: wish.email, newEmail },
      // What was typed is repeated only to an address that is proven.
      { kind: 'email-change-new', to: newEmail, newEmail: null },
    ] as const;
    for (const { kind, to, newEmail: shown } of mails) {
      const link = await this.links.make(wish, kind, to);
      await this.mails.send({
        eventId: eventIdOf(context),
        template: kind,
        to,
        subject: `Confirm your new email address for ${BRAND.name}`,
        content: createElement(ChangeAddressMail, { newEmail: shown, link }),
      });
    }
  }
}
