import { Benefits } from './benefits.js';
import { BlogTeasers } from './blog-teasers.js';
import { ClosingCall } from './closing-call.js';
import { HowItWorks } from './how-it-works.js';
import { Pricing } from './pricing.js';
import { Questions } from './questions.js';
import { Stats } from './stats.js';
import { SubjectCards } from './subject-cards.js';
import { Testimonials } from './testimonials.js';

export { DemoIntro } from './demo-intro.js';
export { HeroText } from './hero-text.js';
export { ScoreSlides, ScoresHead } from './score-slides.js';

/** Between the hero and the score reports. */
export function Reasons() {
  return (
    <>
      <SubjectCards />
      <HowItWorks />
      <Benefits />
    </>
  );
}

/** From the score reports to the end of the page. */
export function Proof() {
  return (
    <>
      <Stats />
      <Testimonials />
      <Questions />
      <BlogTeasers />
      <Pricing />
      <ClosingCall />
    </>
  );
}
