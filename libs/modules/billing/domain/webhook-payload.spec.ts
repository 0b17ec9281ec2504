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

  it('loses what opens something, by its name, and no more', () => {
    const secret = {
      url: 'https://a',
      URL: 'https://b',
      href: 'https://c',
      link: 'https://d',
      receipt_url: 'https://e',
      login_link: 'https://f',
    };
    const plain = {
      curl: 'up',
      urls: 'two',
      url_count: 'some',
      linked: 'yes',
      blink: 'often',
      hrefs: 'none',
      shref: 'none',
      url_: 'odd',
    };
    const masked = Object.fromEntries(Object.keys(secret).map((name) => [name, '***']));
    expect(keep({ ...secret, ...plain })).toEqual({ masked: { ...masked, ...plain } });
  });

  it('keeps what is no text, also under such a name', () => {
    const body = { url: null, link: 7, list: [null, true, 'x\u0000y'], href: { url: 'https://a' } };
    expect(keep(body)).toEqual({
      masked: { url: null, link: 7, list: [null, true, 'xy'], href: { url: '***' } },
    });
    expect([keep('text'), keep(null)]).toEqual([{ masked: 'text' }, { masked: null }]);
  });

  it('is kept whole up to its limit', () => {
    const text = (length: number) => 'x'.repeat(length - 2);
    expect(keep(text(64_000))).toEqual({ masked: text(64_000) });
    expect(keep(text(64_001))).toEqual({ tooLarge: 64_001, keys: [] });
  });
});
