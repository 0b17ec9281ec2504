import { describe, expect, it } from '@jest/globals';
import { refuseDevPages } from '../hydrate/build/dev-pages.js';
import { siteMap } from './site-map.js';

const chunk = (fileName: string, ...moduleIds: string[]) => ({
  type: 'chunk',
  fileName,
  moduleIds,
});

describe('pages for developers', () => {
  it('end a build that holds them, which names the files', () => {
    const output = [
      chunk('index.js', '/site/web/src/app/app.tsx'),
      chunk('ui.js', '/site/web/src/ui/card.tsx', '/site/web/src/dev/ui-page.tsx'),
    ];
    expect(() => refuseDevPages(output)).toThrow('hold');
    expect(() => refuseDevPages(output)).toThrow('ui.js');
    expect(() => refuseDevPages(output.slice(0, 1))).not.toThrow();
  });

  it('are not among the addresses that a built site serves', () => {
    const { pages, drawn } = siteMap();
    expect([...pages, ...drawn].filter((address) => address.startsWith('/dev'))).toEqual([]);
  });
});
