import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { FakeServer } from '../../test/fake-server.js';
import { renderSignedIn } from '../../test/render-signed-in.js';
import { bankOf, profileOf, progressOf } from '../../test/student-data.js';
import PracticeStartRoute from './practice-start-route.js';

let restore: () => void;

beforeEach(() => {
  restore = new FakeServer()
    .on('GET /api/v1/bank', { status: 200, body: bankOf() })
    .on('GET /api/v1/progress', { status: 200, body: progressOf() })
    .on('GET /api/v1/profile', { status: 200, body: profileOf() })
    .on('GET /api/v1/attempts', { status: 200, body: { items: [], nextCursor: null } })
    .install();
});

afterEach(() => restore());

function open(at: string) {
  renderSignedIn(
    <Routes>
      <Route path="practice/:category" element={<PracticeStartRoute />} />
      <Route path="test-bank-practice/:category" element={<PracticeStartRoute topicsOnly />} />
    </Routes>,
    { at },
  );
}

describe('the pages that practice starts from', () => {
  it.each([
    ['/practice/mock', 'Mock exam'],
    ['/practice/mixed', 'Mixed practice'],
    ['/practice/diagnostic', 'Diagnostic'],
    ['/practice/review', 'Review'],
    ['/practice/science.anatomy.nervous', 'Nervous system'],
    ['/test-bank-practice/science.anatomy', 'Human anatomy and physiology'],
    ['/test-bank-practice/english', 'English and Language Usage'],
  ])('%s is %s', async (path, heading) => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  });

  it.each([
    '/practice/history',
    '/practice/constructor',
    '/test-bank-practice/mock',
    '/test-bank-practice/science.anatomy.heart',
  ])('%s is the not-found page', (path) => {
    open(path);
    expect(
      screen.getByRole('heading', { level: 1, name: 'There is no page at this address' }),
    ).toBeTruthy();
  });
});
