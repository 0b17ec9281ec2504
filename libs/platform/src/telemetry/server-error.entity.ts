import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many requests a day were answered with a 500 or higher; logs and metrics forget, this doesn't. */
@Entity('server_errors')
export class ServerErrors {
  @PrimaryColumn('date')
  day!: string;

  @Column('int')
  errors!: number;
}
