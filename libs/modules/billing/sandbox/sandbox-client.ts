import { SECOND_MS } from '@prepward/contracts/durations';
import type { SandboxSettings } from '@prepward/platform/config';
import type * as z from 'zod';
import { GatewayError, type GatewayProblem } from '../gateway.js';
import { refusalAnswer } from './sandbox-answers.js';

/** How long the sandbox may take to answer, ms. */
const ANSWER_MS = 10 * SECOND_MS;

/** Refusals that mean something other than `refused`. */
const PROBLEMS: Readonly<Record<string, GatewayProblem>> = {
  card_declined: 'declined',
  insufficient_funds: 'declined',
  price_differs: 'misconfigured',
  unauthorized: 'misconfigured',
  idempotency_key_reused: 'misconfigured',
};

/** A refusal of the sandbox, with its own code. */
export class SandboxRefusal extends GatewayError {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(PROBLEMS[code] ?? 'refused', `${message} (${code})`);
  }
}

/** Calls the sandbox's API and checks what it answers. */
export class SandboxClient {
  constructor(private readonly settings: SandboxSettings) {}

  get<S extends z.ZodType>(path: string, answer: S): Promise<z.infer<S>> {
    return this.call(path, { method: 'GET' }, answer);
  }

  /** @param key makes the call safe to repeat */
  post<S extends z.ZodType>(
    path: string,
    body: unknown,
    answer: S,
    key?: string,
  ): Promise<z.infer<S>> {
    const headers = {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    return this.call(path, { method: 'POST', body: JSON.stringify(body), headers }, answer);
  }

  private async call<S extends z.ZodType>(
    path: string,
    init: { method: string; body?: string; headers?: Record<string, string> },
    answer: S,
  ): Promise<z.infer<S>> {
    const { status, json } = await this.send(path, init);
    if (status >= 400) throw toError(status, json);
    const parsed = answer.safeParse(json);
    if (parsed.success) return parsed.data;
    throw new GatewayError('misconfigured', `The sandbox answered ${path} in another way.`, {
      cause: parsed.error,
    });
  }

  private async send(path: string, init: RequestInit): Promise<{ status: number; json: unknown }> {
    const { url, key } = this.settings;
    try {
      const response = await fetch(`${url}/v1${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return { status: response.status, json: await response.json() };
    } catch (cause) {
      throw new GatewayError('unavailable', 'The sandbox did not answer.', { cause });
    }
  }
}

function toError(status: number, json: unknown): GatewayError {
  const refusal = refusalAnswer.safeParse(json);
  if (status >= 500 || status === 429 || !refusal.success) {
    return new GatewayError('unavailable', `The sandbox answered ${status}.`);
  }
  return new SandboxRefusal(refusal.data.code, refusal.data.message);
}
