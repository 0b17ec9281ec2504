import { PassThrough, Readable } from 'node:stream';
import type { BodyRule } from '@prepward/contracts/body-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyTreatment } from './body-rules.js';
import { endWith, TOO_LARGE } from './refusals.js';

/** All of a body, or undefined as soon as it is over the limit, bytes. */
async function readWhole(
  payload: AsyncIterable<unknown>,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > limit) return undefined;
  }
  return Buffer.concat(chunks);
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  endWith(request.raw.socket, TOO_LARGE);
}

/**
 * Reads each body before its request goes on, so that a visitor who sends slowly holds nothing but
 * his own connection. One over the limit is refused at once, and its connection ends: nobody reads
 * the rest. The bytes stay as they are, so signatures over them hold.
 */
export function readBodiesFirst(app: FastifyInstance, rules: readonly BodyRule[]): void {
  const treatmentOf = bodyTreatment(rules);
  app.addHook('preParsing', async (request, reply, payload) => {
    const { headers, method } = request;
    const { limit } = treatmentOf(method, request.url);
    if (Number(headers['content-length']) > limit) return refuse(request, reply);
    const isChunked = headers['transfer-encoding'] !== undefined;
    if (!isChunked && (headers['content-length'] ?? '0') === '0') return payload;
    if (method === 'GET' || method === 'HEAD') {
      // Such a body means nothing, and the api is not sent it.
      delete headers['content-length'];
      return payload;
    }
    // Not destroyed when it is left early: the refusal goes over the same connection.
    const whole = await readWhole(request.raw.iterator({ destroyOnReturn: false }), limit);
    if (whole === undefined) return refuse(request, reply);
    headers['content-length'] = String(whole.length);
    delete headers['transfer-encoding'];
    return Readable.from([whole]);
  });
}

/** Answers up to this size, bytes, are taken from the api at once, however slowly they are read. */
const ANSWER_BUFFER = 1024 * 1024;

/** An answer of the api, decoupled from the visitor who reads it. */
export function answerBuffer(): PassThrough {
  return new PassThrough({ highWaterMark: ANSWER_BUFFER });
}
