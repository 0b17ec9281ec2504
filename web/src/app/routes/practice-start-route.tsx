import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { topicOf } from '../../entities/topic/topics.js';
import { CategoryStartPage } from '../../features/practice/routes/category-start-page.js';
import { DiagnosticStartPage } from '../../features/practice/routes/diagnostic-start-page.js';
import { MixedStartPage } from '../../features/practice/routes/mixed-start-page.js';
import { MockStartPage } from '../../features/practice/routes/mock-start-page.js';
import { ReviewStartPage } from '../../features/practice/routes/review-start-page.js';
import NotFoundPage from './not-found-page.js';

const PAGES: ReadonlyMap<string, ComponentType> = new Map([
  ['mock', MockStartPage],
  ['mixed', MixedStartPage],
  ['diagnostic', DiagnosticStartPage],
  ['review', ReviewStartPage],
]);

interface PracticeStartRouteProps {
  /** Only topics: subjects, areas and objectives. */
  topicsOnly?: boolean;
}

/** /practice/{category} and /test-bank-practice/{category}: where an attempt starts. */
export default function PracticeStartRoute({ topicsOnly = false }: PracticeStartRouteProps) {
  const { category = '' } = useParams();
  const Page = topicsOnly ? undefined : PAGES.get(category);
  const topic = topicOf(category);
  if (Page) {
    return <Page />;
  }
  return topic ? <CategoryStartPage key={topic.slug} topic={topic} /> : <NotFoundPage />;
}
