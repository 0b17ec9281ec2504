import { describe, expect, it } from '@jest/globals';
import { LEAST_OPEN_MS } from '@prepward/contracts/quote-rules';
import { automationSign, mailboxOf } from './automation.js';

describe('a form is taken for sent by a program', () => {
  it('when the field that people cannot see is filled in', () => {
    expect(automationSign({ website: 'x' }, LEAST_OPEN_MS)).toBe('hidden field');
    expect(automationSign({ website: ' ' }, undefined)).toBe('hidden field');
  });

  it('when it was open for less time than typing takes', () => {
    expect(automationSign({ website: '' }, LEAST_OPEN_MS - 1)).toBe('too quick');
    expect(automationSign({}, 0)).toBe('too quick');
  });

  it('and never otherwise', () => {
    expect(automationSign({ website: '' }, LEAST_OPEN_MS)).toBe(undefined);
    expect(automationSign({}, LEAST_OPEN_MS)).toBe(undefined);
    expect(automationSign({}, undefined)).toBe(undefined);
  });
});

describe('one mailbox', () => {
  it.each([
    ['Ann@Example.ORG', 'ann@example.org'],
    ['ann+teas@example.org', 'ann@example.org'],
    ['ann+a+b@example.org', 'ann@example.org'],
    ['ann+@example.org', 'ann@example.org'],
    ['a.nn@example.org', 'a.nn@example.org'],
    ['ann@a+b.example.org', 'ann@a+b.example.org'],
  ])('%s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});
