import { Injectable } from '@nestjs/common';
import { ActorsRepository } from './actors.repository.js';

/** For modules that tell who did something: the names behind the ids. */
@Injectable()
export class Actors {
  constructor(private readonly actors: ActorsRepository) {}

  /** By id, the email of a person or the name of a program; those that are gone are left out. */
  namesOf(ids: readonly (string | null)[]): Promise<Map<string, string>> {
    return this.actors.namesOf([...new Set(ids.filter((id) => id !== null))]);
  }

  /** The ids of people whose email holds a text, whatever its case; 200 at most. */
  find(part: string): Promise<string[]> {
    return this.actors.find(part);
  }
}
