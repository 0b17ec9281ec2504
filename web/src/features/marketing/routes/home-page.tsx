import { BRAND } from '@prepward/contracts/brand';
import { CLAIMS } from '../../../lib/claims.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Hero } from '../components/hero.js';
import { HowItWorks } from '../components/how-it-works.js';
import { SubjectCards } from '../components/subject-cards.js';

function Closing() {
  return (
    <section aria-labelledby="begin" className="page py-20 text-center lg:py-28">
      <h2 id="begin" className="text-28 sm:text-38">
        Five questions. Eight minutes. Begin there.
      </h2>
      <p className="mx-auto mt-4 max-w-xl text-18 text-soft">
        {CLAIMS.questionsAll} are waiting when you want more. The first ones are free.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/signup" variant="accent" size="large">
          Get started free
        </LinkButton>
        <LinkButton to="/contact" variant="secondary" size="large">
          Get a Free Quote
        </LinkButton>
      </div>
    </section>
  );
}

/** / */
export default function HomePage() {
  return (
    <>
      <PageMeta
        title="TEAS practice that explains every answer"
        description={`${BRAND.name} prepares you for the ATI TEAS nursing entrance exam: practice in all four sections, with a reason for every answer.`}
      />
      <Hero />
      <section aria-labelledby="sections" className="page pb-20 lg:pb-28">
        <h2 id="sections" className="text-28 sm:text-38">
          Four sections, one calm way through
        </h2>
        <p className="mt-3 mb-10 max-w-reading text-18 text-soft">
          170 scored questions over 209 minutes in 4 sections: that is the exam. Take it one section
          at a time.
        </p>
        <SubjectCards />
      </section>
      <HowItWorks />
      <Closing />
    </>
  );
}
