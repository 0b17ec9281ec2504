import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Link, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { MemoryPages } from './memory-pages.js';

let go: NavigateFunction;

function Here() {
  const { pathname, search, state } = useLocation();
  go = useNavigate();
  return <p>{`${pathname}${search} ${state ?? ''}`}</p>;
}

it('shows addresses as links do', () => {
  render(
    <MemoryPages start="/dashboard">
      <Link to="/test-bank?subject=math#areas">A</Link>
      <Link to={{ pathname: '/practice/mock', search: '?a=1', hash: '#b' }}>B</Link>
    </MemoryPages>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/test-bank?subject=math#areas',
    '/practice/mock?a=1#b',
  ]);
});

const at = () => screen.getByRole('paragraph').textContent;

it('goes on, back and forward, and puts a page instead of another', () => {
  const before = window.location.href;
  render(
    <MemoryPages start="/dashboard">
      <Here />
    </MemoryPages>,
  );
  expect(at()).toBe('/dashboard ');
  act(() => void go('/test-bank?subject=math', { state: 'asked' }));
  expect(at()).toBe('/test-bank?subject=math asked');
  act(() => void go('/track-progress'));
  act(() => void go(-1));
  act(() => void go('/subscription', { replace: true }));
  expect(at()).toBe('/subscription ');
  act(() => void go(1));
  expect(at()).toBe('/track-progress ');
  act(() => void go(-9));
  expect(at()).toBe('/dashboard ');
  act(() => void go('/my-purchases'));
  act(() => void go(1));
  expect(at()).toBe('/my-purchases ');
  expect(window.location.href).toBe(before);
});
