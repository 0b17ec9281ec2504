import { Injectable } from '@nestjs/common';
import { BRAND } from '@prepward/contracts/brand';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { MailSender } from '@prepward/platform/mail';
import { eventIdOf, HandlesJob, type JobContext, type JobHandler } from '@prepward/platform/queue';
import { createElement } from 'react';
import { ItemCorrectedMail } from '../mails/item-corrected.js';
import { RescoringService } from '../rescoring.service.js';
import { StudentAddresses } from '../student-addresses.js';
import { sendCorrectionMail } from './quizzes.jobs.js';

interface Rescored {
  userId: string;
  itemId: string;
  version: number;
}

@Injectable()
@HandlesJob(sendCorrectionMail)
export class SendCorrectionMail implements JobHandler<Rescored> {
  constructor(
    private readonly rescoring: RescoringService,
    private readonly addresses: StudentAddresses,
    private readonly mails: MailSender,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  async handle({ userId, itemId, version }: Rescored, context: JobContext): Promise<void> {
    const student = await this.addresses.find(userId);
    // A visitor, or an account that was deleted meanwhile.
    if (student === null) return;
    await this.mails.send({
      eventId: eventIdOf(context),
      template: 'item-corrected',
      to: student.email,
      subject: `We corrected a question you answered on ${BRAND.name}`,
      content: createElement(ItemCorrectedMail, {
        firstName: student.firstName,
        scores: await this.rescoring.changesOf(userId, itemId, version),
        link: new URL('/track-progress', this.config.publicUrl).href,
      }),
    });
  }
}
