import { Injectable } from '@nestjs/common';
import { Ids } from '../clock/index.js';
import type { Tx } from '../database/index.js';
import type { EventDefinition } from '../queue/index.js';
import { currentRequestId, currentTraceParent } from '../telemetry/index.js';
import { recordEvent } from './outbox.repository.js';

/** The one way to say that something happened. */
@Injectable()
export class Outbox {
  constructor(private readonly ids: Ids) {}

  /**
   * Records an event in the same transaction as the change it's about. A relay publishes it
   * after the commit; nothing is published when the transaction rolls back.
   *
   * @returns the event's id
   */
  async record<Payload>(
    tx: Tx,
    event: EventDefinition<Payload>,
    payload: Payload,
  ): Promise<string> {
    const id = this.ids.uuid();
    // The notification is sent by PostgreSQL at commit, so a relay never wakes too early.
    await recordEvent(tx, {
      id,
      name: event.name,
      payload: event.schema.parse(payload),
      requestId: currentRequestId() ?? null,
      traceParent: currentTraceParent() ?? null,
    });
    return id;
  }
}
