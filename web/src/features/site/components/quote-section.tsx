import { CLAIM_TEXTS } from '@prepward/contracts/claims';
import { Card } from '../../../ui/card.js';
import { Island } from '../islands.js';
import { ContactWays } from './contact-ways.js';

/** The end of a page about tutoring: the form that its calls to action link to. */
export function QuoteSection() {
  return (
    <section aria-labelledby="ask" className="border-t border-line bg-tint">
      <div className="page grid gap-8 py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,var(--width-reading))] lg:gap-16 lg:py-20">
        <div>
          <h2 id="ask" className="text-24 sm:text-28">
            Get a free quote
          </h2>
          <p className="mt-2 mb-6 text-18 text-soft">
            Ask, and a real person answers. {CLAIM_TEXTS['reply-time']}, {CLAIM_TEXTS.hours}.
          </p>
          <ContactWays />
        </div>
        <Card className="min-w-0">
          <Island name="quote" props={{ only: 'quote' }} />
        </Card>
      </div>
    </section>
  );
}
