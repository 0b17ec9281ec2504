import { describe, expect, it } from '@jest/globals';
import { dayOf, edgeOf } from './filters.js';

describe('a day as a filter', () => {
  it.each(['start', 'end'] as const)('its %s is an instant of that day', (edge) => {
    const instant = edgeOf('2026-11-22', edge);
    expect(instant).toMatch(/Z$/);
    expect(dayOf(instant)).toBe('2026-11-22');
  });

  it('is a whole day', () => {
    const [start = '', end = ''] = [edgeOf('2026-11-22', 'start'), edgeOf('2026-11-22', 'end')];
    expect(Date.parse(end) - Date.parse(start)).toBe(86_400_000 - 1);
  });

  it.each(['', '2026-1-1', 'soon'])('%j is none', (text) => {
    expect(edgeOf(text, 'start')).toBeUndefined();
    expect(dayOf(undefined)).toBe('');
  });
});
