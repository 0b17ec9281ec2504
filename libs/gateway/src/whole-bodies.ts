import { PassThrough, Readable, Transform } from 'node:stream';
import type { BodyRule } from '@prepward/contracts/body-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyTreatment } from './body-rules.js';
import { endWith, TOO_LARGE } from './refusals.js';

/** The whole body, or undefined as soon as it's over the limit (bytes). */
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

/** A body as it arrives; it fails once more than `limit` bytes have arrived. */
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
  // If a visitor disconnects midway, the api must not take the partial file for a whole one.
  payload.once('close', () => payload.readableEnded || counter.destroy());
  return payload.pipe(counter);
}

/**
 * Reads each body before its request continues, so that a visitor who sends slowly holds only their own
 * connection. One over the limit is refused at once and its connection closed, because nothing reads the
 * rest. The bytes aren't changed, so signatures over them stay valid. Only files, which are too large for
 * memory, are passed on as they arrive.
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
      // Such a body has no meaning, so the api doesn't get it.
      delete headers['content-length'];
      return payload;
    }
    if (streams) return counted(payload as Readable, limit, () => refuse(request, reply));
    // Not destroyed if we stop reading early: the refusal goes over the same connection.
    const whole = await readWhole(request.raw.iterator({ destroyOnReturn: false }), limit);
    if (whole === undefined) return refuse(request, reply);
    headers['content-length'] = String(whole.length);
    delete headers['transfer-encoding'];
    return Readable.from([whole]);
  });
}

/** Answers up to this size, bytes, are read from the api at once, however slowly the visitor reads. */
const ANSWER_BUFFER = 1024 * 1024;

/** A buffer that decouples the api's answer from the visitor who reads it. */
export function answerBuffer(): PassThrough {
  return new PassThrough({ highWaterMark: ANSWER_BUFFER });
}
