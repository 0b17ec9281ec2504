import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { int } from './kinds.js';
import { statement } from './statement.js';

const ASK = statement('platform.ask-database', 'SELECT 1 AS one', {
  params: [],
  row: { one: int.certain },
});

/** Whether the database answers. */
@Injectable()
export class DatabaseProbe {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws what the database or the way to it says */
  async ask(): Promise<void> {
    await ASK.run(this.dataSource, []);
  }
}
