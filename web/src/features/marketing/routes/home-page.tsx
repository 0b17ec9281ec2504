import { lazy } from 'react';
import { isHydrating } from '../../../hydrate/hydration.js';
import { StaticPart } from '../../../hydrate/static-part.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { DemoQuizCard } from '../components/demo-quiz-card.js';
import { ScoreCarousel } from '../components/score-carousel.js';

/** The words and pictures; a prerendered page already holds them and doesn't load them. */
const parts = () => import('../components/home-parts.js');

const HeroText = lazy(async () => ({ default: (await parts()).HeroText }));
const DemoIntro = lazy(async () => ({ default: (await parts()).DemoIntro }));
const Reasons = lazy(async () => ({ default: (await parts()).Reasons }));
const ScoresHead = lazy(async () => ({ default: (await parts()).ScoresHead }));
const ScoreSlides = lazy(async () => ({ default: (await parts()).ScoreSlides }));
const Proof = lazy(async () => ({ default: (await parts()).Proof }));

/**
 * Fetches the words and pictures if they have to be rendered.
 * @public `lazyPage` calls it.
 */
export async function preload(pathname: string): Promise<void> {
  if (!isHydrating(pathname)) {
    await parts();
  }
}

/** / */
export default function HomePage() {
  return (
    <>
      <PageMeta
        title="TEAS practice questions and mock exams"
        description="Prepare for the ATI TEAS 7 with practice in Reading, Math, Science and English, every answer explained, mock exams, and tutors who are nurses. Start free."
        path="/"
      />
      <div className="page grid gap-7 pt-5 sm:gap-12 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-start lg:gap-16 lg:pt-20">
        <StaticPart id="home-hero" Content={HeroText} className="lg:pt-10" />
        <DemoQuizCard labelledBy="demo-quiz">
          <StaticPart id="home-demo" Content={DemoIntro} />
        </DemoQuizCard>
      </div>
      <StaticPart id="home-reasons" Content={Reasons} />
      <ScoreCarousel labelledBy="score-reports" Head={ScoresHead} Slides={ScoreSlides} />
      <StaticPart id="home-proof" Content={Proof} />
    </>
  );
}
