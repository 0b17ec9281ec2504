import { randomUUID } from 'node:crypto';
import { Global, Module } from '@nestjs/common';

/**
 * The current time, injected so that tests can set it. Deadlines go by the database's clock, not
 * this one.
 */
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** New identifiers, injected so that tests can predict them. */
export class Ids {
  uuid(): string {
    return randomUUID();
  }
}

@Global()
@Module({ providers: [Clock, Ids], exports: [Clock, Ids] })
export class ClockModule {}
