import { PassThrough, Readable, Transform } from 'node:stream';
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

/** A body as it comes; it breaks off when more than `limit` bytes have come. */
function counted(payload: Readable, limit: number, onTooLarge: () => void): Readable {
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size <= limit) return done(null, chunk);
      onTooLarge();
      done(new Error("The body is over its route's limit"));
    },
  });
  // A visitor who goes away leaves half a file: the api must not take it for a whole one.
  payload.once('close', () => payload.readableEnded || counter.destroy());
  return payload.pipe(counter);
}

/**
 * Reads each body before its request continues, so that a visitor who sends slowly holds nothing
 * but his own connection. One over the limit is refused at once, and its connection ends: nothing
 * reads the rest. The bytes stay as they are, so signatures over them hold. Only files, which are
 * larger than memory should be, are passed on while they come.
 */
export function readBodiesFirst(app: FastifyInstance, rules: readonly BodyRule[]): void {
  const treatmentOf = bodyTreatment(rules);
  app.addHook('preParsing', async (request, reply, payload) => {
    const { headers, method } = request;
    const { limit, streams } = treatmentOf(method, request.url);
    if (Number(headers['content-length']) > limit) return refuse(request, reply);
    const isChunked = headers['transfer-encoding'] !== undefined;
    if (!isChunked && (headers['content-length'] ?? '0') === '0') return payload;
    if (method === 'GET' || method === 'HEAD') {
      // Such a body means nothing, and the api is not sent it.
      delete headers['content-length'];
      return payload;
    }
    if (streams) return counted(payload as Readable, limit, () => refuse(request, reply));
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
