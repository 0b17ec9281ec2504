import { Injectable } from '@nestjs/common';
import { ActorsRepository } from './actors.repository.js';

/** The names behind ids, for modules that show who did something. */
@Injectable()
export class Actors {
  constructor(private readonly actors: ActorsRepository) {}

  /** Emails of people and names of programs, by id; deleted ones are missing. */
  namesOf(ids: readonly (string | null)[]): Promise<Map<string, string>> {
    return this.actors.namesOf([...new Set(ids.filter((id) => id !== null))]);
  }

  /** The ids of people whose email contains a text, ignoring case; 200 at most. */
  find(part: string): Promise<string[]> {
    return this.actors.find(part);
  }
}
