import { Injectable, Logger } from '@nestjs/common';
import type { GatewayName } from '@prepward/contracts/billing-rules';
import { maskPersonal } from '@prepward/platform/audit';
import { DomainError } from '@prepward/platform/errors';
import { ActiveGateway } from './active-gateway.js';
import { payloadToKeep } from './domain/webhook-payload.js';
import { WebhookRefused } from './gateway.js';
import { SyncService } from './sync.service.js';

/** What gateways tell us on their own. */
@Injectable()
export class WebhooksService {
  private readonly log = new Logger(WebhooksService.name);

  constructor(
    private readonly active: ActiveGateway,
    private readonly sync: SyncService,
  ) {}

  /**
   * Takes a webhook: once its signature is verified, it only tells us whose truth to fetch.
   *
   * @throws DomainError WEBHOOK_REFUSED (signature wrong or too old), NOT_FOUND (another gateway's), and
   *   GATEWAY_UNAVAILABLE, after which the gateway sends it again
   */
  async receive(
    name: GatewayName,
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<void> {
    const gateway = this.active.orNone;
    if (gateway?.name !== name) throw new DomainError('NOT_FOUND');
    try {
      // Reading one may take a gateway call: a dispute doesn't say whom it's about.
      const event = await this.active.call(async () => gateway.readWebhook(rawBody, headers));
      const payload = payloadToKeep(rawBody, maskPersonal);
      await this.sync.syncEvent(gateway, { ...event, payload });
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      this.log.warn(`Refused a webhook of ${name}: ${error.message}`);
      throw new DomainError('WEBHOOK_REFUSED');
    }
  }
}
