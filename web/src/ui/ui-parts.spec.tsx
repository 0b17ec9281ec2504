import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { words } from '../test/page.js';
import { Alert } from './alert.js';
import { Badge } from './badge.js';
import { Brand } from './brand.js';
import { Button } from './button.js';
import { buttonStyle } from './button-style.js';
import { FaqList } from './faq-list.js';
import { LinkButtons } from './link-buttons.js';
import { Loaded } from './load-error.js';
import { Progress } from './progress.js';
import { PageSpinner } from './spinner.js';
import { Stars } from './stars.js';
import { connectToaster, toast } from './toast.js';

describe('a message on a page', () => {
  it('is spoken only where it appears, and at once where it is an error', () => {
    const { rerender } = render(<Alert tone="error">A</Alert>);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(
      <Alert tone="error" live>
        A
      </Alert>,
    );
    expect(screen.getByRole('alert')).toBeTruthy();
    rerender(<Alert live>A</Alert>);
    expect(screen.getByRole('status')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is told apart by its color and its sign', () => {
    const looks = (['info', 'success', 'notice', 'error'] as const).map((tone) => {
      const { container, unmount } = render(<Alert tone={tone} title="T" />);
      const sign = container.querySelector('path')?.getAttribute('d');
      const look = [container.querySelector('svg')?.classList[4], sign?.split('ZM').at(-1)];
      unmount();
      return look;
    });
    expect(looks).toEqual([
      ['text-primary', '12 11v5M12 8v.01'],
      ['text-correct', '8 12.5l2.8 2.8L16 9.5'],
      ['text-notice', '12 10v4.5M12 17v.01'],
      ['text-incorrect', '12 8v5M12 16v.01'],
    ]);
    const { container } = render(<Alert>A</Alert>);
    expect(container.querySelector('.text-primary')).toBeTruthy();
    expect(container.querySelector('.font-semibold')).toBeNull();
  });

  it('waits for the toaster, and is shown once', () => {
    const shown = jest.fn();
    toast({ title: 'First' });
    const stop = connectToaster(shown);
    toast({ title: 'Second' });
    stop();
    toast({ title: 'Third' });
    expect(shown.mock.calls).toEqual([[{ title: 'First' }], [{ title: 'Second' }]]);
    const later = jest.fn();
    connectToaster(later)();
    expect(later.mock.calls).toEqual([[{ title: 'Third' }]]);
  });
});

describe('a button', () => {
  it('is off while it is busy, and says so', () => {
    const button = (change: object) => <Button {...change}>Save</Button>;
    const { rerender } = render(button({}));
    const element = screen.getByRole<HTMLButtonElement>('button');
    expect([element.disabled, element.type, element.getAttribute('aria-busy')]).toEqual([
      false,
      'button',
      null,
    ]);
    rerender(button({ busy: true }));
    expect([element.disabled, element.getAttribute('aria-busy')]).toEqual([true, 'true']);
    expect(words()).toMatch(/Save/);
    rerender(button({ busy: true, busyLabel: 'Saving...' }));
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeTruthy();
    rerender(button({ disabled: true, busyLabel: 'Saving...' }));
    expect(element.disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('turns while it is busy, instead of its icon, and keeps the room of its longer label', () => {
    const icon = <i>icon</i>;
    const { container, rerender } = render(<Button icon={icon}>Save</Button>);
    const spins = () => container.querySelectorAll('.animate-spin').length;
    expect([spins(), words(), container.querySelector('[data-reserve]')]).toEqual([
      0,
      'iconSave',
      null,
    ]);
    rerender(
      <Button icon={icon} busy>
        Save
      </Button>,
    );
    expect([spins(), words()]).toEqual([1, 'Save']);
    rerender(
      <Button icon={icon} busyLabel="Saving...">
        Save
      </Button>,
    );
    expect([spins(), words()]).toEqual([0, 'iconSave']);
    expect(container.querySelector('[data-reserve="Saving..."]')).toBeTruthy();
    rerender(
      <Button icon={icon} busyLabel="Saving..." busy>
        Save
      </Button>,
    );
    expect([spins(), words()]).toEqual([1, 'Saving...']);
  });

  it('sends no form before the code of its page is there', () => {
    expect(renderToString(<Button type="submit">Send</Button>)).toContain('disabled=""');
    expect(renderToString(<Button>Open</Button>)).not.toContain('disabled=""');
    render(<Button type="submit">Send</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  });

  it('is the main one of usual size, unless told otherwise', () => {
    expect(buttonStyle()).toMatch(/\bmin-h-target\b.*\bbg-primary\b/);
    expect(buttonStyle('quiet', 'large', 'w-full')).toMatch(
      /\bmin-h-13\b.*\btext-primary\b.*w-full$/,
    );
    render(
      <MemoryRouter>
        <Brand />
        <Brand to="/dashboard" nameClass="max-xl:sr-only" />
      </MemoryRouter>,
    );
    const links = screen.getAllByRole('link', { name: 'Prepward' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/dashboard']);
    expect(links.map((link) => link.querySelector('span')?.className)).toEqual([
      undefined,
      'max-xl:sr-only',
    ]);
  });

  it('that leads on is the main one where it is first', () => {
    render(
      <MemoryRouter>
        <LinkButtons
          links={[
            { label: 'A', to: '/a' },
            { label: 'B', to: '/b' },
          ]}
        />
      </MemoryRouter>,
    );
    const [first, second] = screen.getAllByRole('link');
    expect([first, second].map((link) => link?.className.includes('bg-accent'))).toEqual([
      true,
      false,
    ]);
  });
});

it('questions open to their answers, without any code of ours', () => {
  const { container } = render(
    <FaqList faqs={['One', 'Two'].map((q) => ({ question: `${q}?`, answer: `${q}.` }))} />,
  );
  const entries = [...container.querySelectorAll('details')];
  expect(
    entries.map((one) => [
      one.open,
      ...['summary', 'p'].map((part) => one.querySelector(part)?.textContent),
    ]),
  ).toEqual([
    [false, 'One?', 'One.'],
    [false, 'Two?', 'Two.'],
  ]);
});

it('a short word is told apart by its color, and a page on its way says so', () => {
  const { container } = render(
    <>
      <Badge>Plain</Badge>
      <Badge tone="correct">Right</Badge>
      <Badge tone="incorrect">Wrong</Badge>
      <PageSpinner />
      <PageSpinner label="Signing you in…" />
    </>,
  );
  const looks = [...container.querySelectorAll('.rounded-full')].map(
    ({ className }) => /text-(soft|correct|incorrect)/.exec(className)?.[1],
  );
  expect(looks).toEqual(['soft', 'correct', 'incorrect']);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Loading…',
    'Signing you in…',
  ]);
});

describe('a bar', () => {
  it.each([
    [1, 4, '0.25', '4'],
    [9, 4, '1', '4'],
    [0, 0, '0', '1'],
  ])('of %d in %d is filled to %s', (value, max, share, most) => {
    render(<Progress label="Done" value={value} max={max} valueText="so much" />);
    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuemax')).toBe(most);
    expect(bar.getAttribute('aria-valuenow')).toBe(`${value}`);
    expect(bar.getAttribute('aria-valuetext')).toBe('so much');
    expect((bar.firstElementChild as HTMLElement).style.transform).toBe(`scaleX(${share})`);
  });
});

it.each([
  [4.4, 4],
  [4.5, 5],
  [0, 0],
])('%d stars fill %d of five', (rating, full) => {
  const { container } = render(<Stars rating={rating} />);
  const stars = [...container.querySelectorAll('path')];
  expect(stars.map((star) => star.classList.contains('fill-notice'))).toEqual(
    [0, 1, 2, 3, 4].map((place) => place < full),
  );
  expect(new Set(stars.map((star) => star.getAttribute('transform'))).size).toBe(5);
});

describe('what is read', () => {
  it('is shown once it is here, also where a later try failed', () => {
    const refetch = jest.fn();
    const query = { data: undefined as string | undefined, error: null as unknown, refetch };
    const loaded = (change: object) => (
      <Loaded query={{ ...query, isFetching: false, ...change }} what="it">
        {(data) => <p>{data}</p>}
      </Loaded>
    );
    const { rerender } = render(loaded({}));
    expect(words()).toMatch(/^Loading it/);
    rerender(loaded({ error: new Error('x') }));
    expect(words()).toMatch(/We couldn't load it/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    rerender(loaded({ error: new Error('x'), isFetching: true }));
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    rerender(loaded({ data: 'here', error: new Error('x') }));
    expect(words()).toBe('here');
    rerender(loaded({ data: '' }));
    expect(words()).toBe('');
  });

  it('is waited for in its own place, or in one as high as it will be', () => {
    const query = { data: undefined, error: null, refetch: () => undefined, isFetching: true };
    const { container, rerender } = render(
      <Loaded query={query} what="it" height="h-9">
        {() => null}
      </Loaded>,
    );
    expect(screen.getByRole('status').textContent).toBe('Loading it…');
    expect(container.querySelector('.h-9')).toBeTruthy();
    rerender(
      <Loaded query={query} what="it" waiting="soon">
        {() => null}
      </Loaded>,
    );
    expect(words()).toBe('soon');
  });
});
