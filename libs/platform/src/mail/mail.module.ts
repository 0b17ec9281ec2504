import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailDelivery } from './mail-delivery.entity.js';
import { MailDeliveryRepository } from './mail-delivery.repository.js';
import { MailSender } from './mail-sender.js';

/** Sending emails; imported by the worker only, so that no request ever waits for a mail server. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([MailDelivery])],
  providers: [MailDeliveryRepository, MailSender],
  exports: [MailSender],
})
export class MailModule {}
