import type { FormKind } from '@prepward/contracts/quote-rules';
import type { Subject } from '@prepward/contracts/subjects';
import { type ComponentType, createElement } from 'react';
import { IslandBox } from '../../hydrate/island.js';
import { type LazyPage, lazyPage } from '../../hydrate/lazy-page.js';

interface IslandProps {
  articleSearch: Record<string, never>;
  quote: { only?: FormKind };
  quizList: { subject: Subject };
  paperDownload: { slug: string; action: string };
  paperSamples: { subject: Subject | null };
  renewalNote: { priceCents: number; days: number };
}

type IslandName = keyof IslandProps;

/** The interactive parts of the site's static pages. */
export const ISLANDS: { readonly [Name in IslandName]: LazyPage<IslandProps[Name]> } = {
  articleSearch: lazyPage(async () => ({
    default: (await import('./components/article-search.js')).ArticleSearch,
  })),
  quote: lazyPage(async () => ({
    default: (await import('./components/quote-form/quote-form.js')).QuoteForm,
  })),
  quizList: lazyPage(async () => ({
    default: (await import('./components/quiz-list.js')).QuizList,
  })),
  paperSamples: lazyPage(async () => ({
    default: (await import('./components/paper-samples.js')).PaperSamples,
  })),
  renewalNote: lazyPage(async () => ({
    default: (await import('../../entities/plan/renewal-note.js')).RenewalNote,
  })),
  paperDownload: lazyPage(async () => ({
    default: (await import('./components/paper-download.js')).PaperDownload,
  })),
};

/** An interactive part of a static page: it is hydrated on its own, its page is not. */
export function Island<Name extends IslandName>({
  name,
  props,
}: {
  name: Name;
  props: IslandProps[Name];
}) {
  const Part: ComponentType<IslandProps[Name]> = ISLANDS[name];
  return (
    <IslandBox name={name} props={props}>
      {createElement(Part, props)}
    </IslandBox>
  );
}
