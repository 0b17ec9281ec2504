import { HOME } from '@prepward/content/site/home';
import { fillPlaceholders } from '@prepward/content/site/placeholders';
import { BRAND_VALUES } from '../brand-values.js';
import { ScoreReport } from '../pictures/score-report.js';
import { SectionHead } from './section.js';

/** The heading over the score reports. */
export function ScoresHead() {
  return <SectionHead id="score-reports" heading={HOME.scoresHeading} />;
}

/** The eight score reports, each a slide: one to a screen, two from md, three from lg. */
export function ScoreSlides() {
  const { scorePictures } = HOME;
  return scorePictures.map((report, index) => (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no group of form fields
    <div
      key={report.id}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${scorePictures.length}`}
      className="min-w-0 shrink-0 grow-0 basis-full snap-start px-3 transition-none md:basis-1/2 lg:basis-1/3"
    >
      <div className="mx-auto max-w-md">
        <ScoreReport report={report} contact={fillPlaceholders(report.overlay, BRAND_VALUES)} />
      </div>
    </div>
  ));
}
