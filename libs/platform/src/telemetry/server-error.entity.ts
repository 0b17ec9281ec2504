import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many requests per day got a 500 or higher; logs and metrics expire, this doesn't. */
@Entity('server_errors')
export class ServerErrors {
  @PrimaryColumn('date')
  day!: string;

  @Column('int')
  errors!: number;
}
