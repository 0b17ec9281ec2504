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

  /** @throws the error from the database or the connection */
  async ask(): Promise<void> {
    await ASK.run(this.dataSource, []);
  }
}
