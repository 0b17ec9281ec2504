import type * as z from 'zod';

/**
 * Something that happened, in the past tense: `user.registered`. Events are declared in
 * `@prepward/contracts/events`; their names and payloads are wire format.
 */
export interface EventDefinition<Payload = unknown> {
  name: string;
  schema: z.ZodType<Payload>;
}
