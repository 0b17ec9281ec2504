import { describe, expect, it } from '@jest/globals';
import { Body, Param, Query, RequestMethod } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ROUTES, type RouteContract } from '@prepward/contracts/routes';
import { ACCESS, BETWEEN_STEPS, VIEWABLE } from './access.js';
import { Route } from './route.js';

const answer = { itemId: 'math.sum', inReview: true, dueAt: null };

/** A handler of a route that takes all that its row has. */
function handlerOf(name: keyof typeof ROUTES) {
  class Controller {
    handle() {}
  }
  const { params, query, body, raw }: RouteContract = ROUTES[name];
  const taken = [
    ...(params === undefined ? [] : [Param()]),
    ...(query === undefined ? [] : [Query()]),
    ...(body === undefined && raw === undefined ? [] : [Body()]),
  ];
  for (const [i, decorate] of taken.entries()) decorate(Controller.prototype, 'handle', i);
  const own = Object.getOwnPropertyDescriptor(Controller.prototype, 'handle');
  Route(name)(Controller.prototype, 'handle', own as TypedPropertyDescriptor<() => never>);
  return Controller.prototype.handle;
}

describe('@Route', () => {
  it('sets method, path and access by the row', () => {
    class Bank {
      @Route('bank.setReview')
      setReview(@Body() _body: unknown) {
        return answer;
      }
    }
    const handler = Bank.prototype.setReview;
    expect(Reflect.getMetadata(METHOD_METADATA, handler)).toBe(RequestMethod.PUT);
    expect(Reflect.getMetadata(PATH_METADATA, handler)).toBe('/api/v1/review-items');
    expect(Reflect.getMetadata(ACCESS, handler)).toBe('account');
  });

  it('sets what else the row says, and nothing that it does not', () => {
    for (const name of Object.keys(ROUTES) as (keyof typeof ROUTES)[]) {
      const row: RouteContract = ROUTES[name];
      const handler = handlerOf(name);
      expect([name, Reflect.getMetadata(BETWEEN_STEPS, handler)]).toEqual([name, row.betweenSteps]);
      expect([name, Reflect.getMetadata(VIEWABLE, handler)]).toEqual([name, row.viewable]);
      expect([name, Reflect.getMetadata(ACCESS, handler)]).toEqual([name, row.access]);
      expect([name, Reflect.getMetadata(HTTP_CODE_METADATA, handler)]).toEqual([
        name,
        row.status ?? 200,
      ]);
    }
  });

  it('describes what a route takes and answers besides its schemas', () => {
    const described = (name: keyof typeof ROUTES) =>
      ['apiSecurity', 'apiConsumes', 'apiParameters', 'apiResponse'].map((what) =>
        Reflect.getMetadata(`swagger/${what}`, handlerOf(name)),
      );
    const bytes = { type: 'string', format: 'binary' };
    expect(described('admin.fileContent')).toMatchObject([
      [{ bearer: [] }],
      undefined,
      undefined,
      { 200: { content: { 'application/pdf': { schema: bytes } } } },
    ]);
    const [security, , parameters, responses] = described('forms.contact');
    expect([security, parameters]).toMatchObject([
      undefined,
      [{ in: 'header', name: 'Idempotency-Key', required: false }],
    ]);
    expect(responses[202].standardSchema).toBe(ROUTES['forms.contact'].answer);
    const [, consumes] = described('admin.sendFileChunk');
    expect(consumes).toEqual(['*/*']);
  });

  it('leaves the prefix of the auth protocol to where it is mounted', () => {
    class Discovery {
      @Route('auth.health')
      health() {
        return { version: '1', name: 'auth', description: 'Accounts' };
      }
    }
    expect(Reflect.getMetadata(PATH_METADATA, Discovery.prototype.health)).toBe('/health');
  });

  it('refuses a handler that leaves out a part of the row: it would never be checked', () => {
    expect(() => {
      class Bank {
        @Route('bank.setReview')
        setReview() {
          return answer;
        }
      }
      return Bank;
    }).toThrow('bank.setReview has body in the route table: its handler needs @Body()');
  });

  it('refuses a handler that takes a part that the row has not', () => {
    expect(() => {
      class Bank {
        @Route('bank.setReview')
        setReview(@Body() _body: unknown, @Param() _params: unknown) {
          return answer;
        }
      }
      return Bank;
    }).toThrow('bank.setReview has no params in the route table, but its handler has @Param()');
  });

  it('refuses, as it is compiled, a handler that answers something else', () => {
    class Bank {
      // @ts-expect-error: the row has more in its answer
      @Route('bank.setReview')
      setReview(@Body() _body: unknown) {
        return { itemId: 'math.sum' };
      }
    }
    expect(Bank.name).toBe('Bank');
  });
});
