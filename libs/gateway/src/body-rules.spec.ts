import { describe, expect, it } from '@jest/globals';
import { BODY_LIMIT } from '@prepward/contracts/http-limits';
import { bodyLocations, bodyTreatment } from './body-rules.js';

const RULES = [
  { method: 'POST', path: '/api/v1/notes/:id', limit: BODY_LIMIT, form: 'parsed' },
  { method: 'PUT', path: '/api/v1/files/:id', limit: 2_000_000, form: 'stream' },
  { method: 'PATCH', path: '/api/v1/files/:id', limit: 1_000_000, form: 'bytes' },
] as const;
const treatmentOf = bodyTreatment(RULES);

describe('a body on its way to the api', () => {
  it.each([
    ['PUT', '/api/v1/files/a', { limit: 2_000_000, streams: true }],
    ['PUT', '/api/v1/files/a?part=1', { limit: 2_000_000, streams: true }],
    ['PUT', '/api/v1/files/a?after=/b/c', { limit: 2_000_000, streams: true }],
    ['PATCH', '/api/v1/files/a', { limit: 1_000_000, streams: false }],
    ['POST', '/api/v1/files/a', { limit: BODY_LIMIT, streams: false }],
    ['PUT', '/api/v1/files/a/b', { limit: BODY_LIMIT, streams: false }],
    ['POST', '/api/v1/notes/a', { limit: BODY_LIMIT, streams: false }],
  ])('is treated by its route: %s %s', (method, url, treatment) => {
    expect(treatmentOf(method, url)).toEqual(treatment);
  });

  it('has the usual limit in nginx, and one place for each path that takes more than others', () => {
    expect(bodyLocations(RULES)).toBe(
      [
        `client_max_body_size ${BODY_LIMIT};`,
        'location ~ "^/api/v1/files/[^/]+$" {',
        '  include /etc/prepward/api.conf;',
        '  client_max_body_size 2000000;',
        '  proxy_request_buffering off;',
        '}\n',
      ].join('\n'),
    );
  });
});
