import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// A page's code is compiled when it's first imported, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout, so these do nothing, but pages call them.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, {
    CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`) },
    ResizeObserver: class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
    matchMedia: (media: string) => ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

// The auth client expects one instance per page; here, every test opens its own page.
const warn = console.warn;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('Multiple GoTrueClient instances')) {
    warn(...words);
  }
};

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
});
