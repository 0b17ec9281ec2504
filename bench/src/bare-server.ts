// The limit: Fastify and pg with the product's SQL, and nothing else. A process of its own.
import { readFileSync } from 'node:fs';
import fastify, { type FastifyRequest } from 'fastify';
import { decodeJwt, importJWK, type JWK, type JWTPayload, jwtVerify } from 'jose';
import pg from 'pg';
import { ITEM_AT, ITEM_VERSION, SAVE, SESSION, SUBSCRIPTION } from './statements.js';

const { BARE_PORT, BARE_VERIFY, BARE_ITEM_READS, DATABASE_URL, KEY_FILE = '' } = process.env;

interface SaveRequest {
  Params: { id: string; position: string };
  Body: { clientId: string; sequence: number; response: unknown };
}

const app = fastify();
// As many connections as the product's pool.
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20, keepAlive: true });

const [jwk]: JWK[] = JSON.parse(readFileSync(KEY_FILE, 'utf8'));
const { d: _private, ...publicJwk } = jwk ?? {};
const key = await importJWK(publicJwk, 'ES256');

async function claimsOf(token: string): Promise<JWTPayload> {
  if (BARE_VERIFY !== 'true') return decodeJwt(token);
  const options = { algorithms: ['ES256'], audience: 'authenticated' };
  return (await jwtVerify(token, key, options)).payload;
}

/** Who calls, by the session check. */
async function userOf(request: FastifyRequest): Promise<string> {
  const { sub = '', session_id } = await claimsOf(request.headers.authorization?.slice(7) ?? '');
  const { rows } = await pool.query(SESSION, [session_id, sub]);
  if (rows[0]?.banned !== false) throw new Error('No session');
  return sub;
}

app.get('/ready', () => ({ ready: true }));

app.post('/functions/v1/check-subscription', async (request) => {
  const { rows } = await pool.query(SUBSCRIPTION, [await userOf(request)]);
  return {
    subscribed: rows[0] !== undefined,
    product_id: rows[0]?.plan ?? null,
    subscription_end: rows[0]?.ends_at?.toISOString() ?? null,
  };
});

app.put<SaveRequest>('/api/v1/attempts/:id/answers/:position', async (request) => {
  const user = await userOf(request);
  const { id } = request.params;
  const position = Number(request.params.position);
  if (BARE_ITEM_READS === 'true') {
    const { rows } = await pool.query(ITEM_AT, [id, position]);
    await pool.query(ITEM_VERSION, [[rows[0]?.item_id], [rows[0]?.item_version]]);
  }
  const { clientId, sequence, response } = request.body;
  const answer = JSON.stringify(response);
  const { rows } = await pool.query(SAVE, [
    ...[id, user, position, clientId, sequence, answer],
    ...[null, null, null],
  ]);
  const { stored, flagged, now, ...kept } = rows[0];
  return {
    position,
    sequence: kept.sequence,
    stored,
    response: kept.response,
    flagged,
    serverTime: now.toISOString(),
  };
});

process.once('SIGTERM', () => {
  void app.close().then(() => pool.end());
});
await app.listen({ host: '127.0.0.1', port: Number(BARE_PORT) });
