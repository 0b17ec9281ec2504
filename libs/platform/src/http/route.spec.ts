import { describe, expect, it } from '@jest/globals';
import { Body, Param, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ACCESS } from './access.js';
import { Route } from './route.js';

const answer = { itemId: 'math.sum', inReview: true, dueAt: null };

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
