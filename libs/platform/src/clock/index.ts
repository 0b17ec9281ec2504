import { randomUUID } from 'node:crypto';
import { Global, Module } from '@nestjs/common';

/** Now, injected so that tests can set it. Deadlines are decided by the database's clock, not this one. */
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** Fresh identifiers, injected so that tests can foresee them. */
export class Ids {
  uuid(): string {
    return randomUUID();
  }
}

@Global()
@Module({ providers: [Clock, Ids], exports: [Clock, Ids] })
export class ClockModule {}
