import { describe, expect, it } from '@jest/globals';
import { payloadToKeep } from './webhook-payload.js';

const keep = (body: unknown) =>
  payloadToKeep(Buffer.from(JSON.stringify(body)), (value) => ({ masked: value }));

describe('the payload of a webhook', () => {
  it('is masked, without what opens a page', () => {
    const invoice = { id: 'in_1', hosted_invoice_url: 'https://pay', lines: [{ url: '/v1/x' }] };
    expect(keep({ type: 'invoice.paid', data: { object: invoice } })).toEqual({
      masked: {
        type: 'invoice.paid',
        data: { object: { id: 'in_1', hosted_invoice_url: '***', lines: [{ url: '***' }] } },
      },
    });
  });

  it('of a large event is only named', () => {
    const event = { id: 'evt_1', data: 'x'.repeat(70_000) };
    const { length } = JSON.stringify(event);
    expect(keep(event)).toEqual({ tooLarge: length, keys: ['id', 'data'] });
  });
});
