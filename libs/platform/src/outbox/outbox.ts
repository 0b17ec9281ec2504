import { Injectable } from '@nestjs/common';
import { Ids } from '../clock/index.js';
import type { Tx } from '../database/index.js';
import type { EventDefinition } from '../queue/index.js';
import { currentRequestId } from '../telemetry/index.js';

/** The channel that wakes relays when an event commits. */
export const OUTBOX_CHANNEL = 'outbox';

/** The one way to say that something happened. */
@Injectable()
export class Outbox {
  constructor(private readonly ids: Ids) {}

  /**
   * Records an event in the same transaction as the change it tells of. A relay publishes it
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
    await tx.query(
      `WITH recorded AS (
         INSERT INTO outbox_events (id, name, payload, request_id) VALUES ($1, $2, $3, $4)
       )
       SELECT pg_notify('${OUTBOX_CHANNEL}', '')`,
      [id, event.name, JSON.stringify(event.schema.parse(payload)), currentRequestId() ?? null],
    );
    return id;
  }
}
