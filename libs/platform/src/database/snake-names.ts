import { DefaultNamingStrategy } from 'typeorm';

function snake(text: string): string {
  return text.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

/** Columns in snake_case, as PostgreSQL folds names; tables are named by their entities. */
export class SnakeNames extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return [...prefixes.map(snake), custom ?? snake(property)].join('_');
  }
}
