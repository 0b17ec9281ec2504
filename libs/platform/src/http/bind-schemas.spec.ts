import { describe, expect, it } from '@jest/globals';
import { Body } from '@nestjs/common';
import { bindSchemas } from './bind-schemas.js';

class Hooks {
  take(@Body() _bytes: Buffer) {}
  leave() {}
}
const raw = { access: 'public', tag: 'hooks', raw: true } as const;

describe('a raw body', () => {
  it('has no schema', () => {
    expect(() => bindSchemas('hooks.take', raw, Hooks, 'take')).not.toThrow();
  });

  it('is taken by its handler', () => {
    expect(() => bindSchemas('hooks.leave', raw, Hooks, 'leave')).toThrow(
      'hooks.leave has body in the route table: its handler needs @Body()',
    );
  });
});
