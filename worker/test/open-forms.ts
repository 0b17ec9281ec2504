import { describe, expect, it } from '@jest/globals';
import { FORM_TOKEN_MS } from '@prepward/contracts/quote-rules';
import { OpenForms } from '../../libs/modules/quotes/http/open-forms.js';
import { LIMITS } from '../../libs/modules/quotes/quotes.limits.js';

/** Forms that we saw open. */
export function openForms(): void {
  describe('a form that we saw open', () => {
    const NOW = new Date('2026-11-23T12:00:00Z');
    const used: unknown[][] = [];
    let allowed = true;
    const sealed = new Map([['good', { id: 'f', openedAt: NOW.getTime() - 7_000 }]]);
    const issued: unknown[][] = [];
    const forms = new OpenForms(
      {
        seal: async (...of: unknown[]) => {
          issued.push(of);
          return 'token';
        },
        open: async (token: string) => sealed.get(token),
      } as never,
      {
        use: async (...of: unknown[]) => {
          used.push(of);
          return { allowed };
        },
      } as never,
      { now: () => NOW },
      { uuid: () => 'id' },
    );

    it('has a note of when, good for as long as a form may stay open', async () => {
      expect(await forms.issue()).toBe('token');
      expect(issued).toEqual([[{ id: 'id', openedAt: NOW.getTime() }, FORM_TOKEN_MS / 1000]]);
    });

    it('was open for so long by that note, a few times', async () => {
      expect(await forms.openMs('good')).toBe(7_000);
      const { points, seconds } = LIMITS.token;
      expect(used).toEqual([['form-token', 'f', points, seconds]]);
      allowed = false;
      expect(await forms.openMs('good')).toBeUndefined();
      expect([await forms.openMs('bad'), await forms.openMs(undefined)]).toEqual([
        undefined,
        undefined,
      ]);
      expect(used).toHaveLength(2);
    });
  });
}
