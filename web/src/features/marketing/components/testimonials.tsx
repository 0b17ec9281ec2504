import { HOME } from '@prepward/content/site/home';
import { Stars } from '../../../ui/stars.js';
import { Avatar } from '../pictures/avatar.js';
import { SampleTag } from './sample-tag.js';
import { Section, SectionHead } from './section.js';

function Card({ testimonial }: { testimonial: (typeof HOME.testimonials)[number] }) {
  const { name, school, score, text, rating, image } = testimonial;
  return (
    <li>
      <figure className="flex h-full flex-col rounded-md border border-line bg-surface p-5 md:p-6">
        <div className="flex items-center justify-between gap-3">
          <Stars rating={rating} className="h-5" />
          <span className="sr-only">{rating} of 5 stars</span>
          <SampleTag />
        </div>
        <blockquote className="mt-4 mb-5">
          <p>{text}</p>
        </blockquote>
        <figcaption className="mt-auto flex items-center gap-3 border-t border-line pt-4">
          <Avatar name={image} className="size-14" />
          <span className="min-w-0 grow">
            <span className="block font-semibold">{name}</span>
            <span className="block text-14 text-soft">{school}</span>
            <span className="figures block text-14 font-semibold text-primary">Score {score}%</span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** What students might say: samples, each marked as one. */
export function Testimonials() {
  return (
    <Section labelledBy="feedback">
      <SectionHead id="feedback" heading={HOME.testimonialsHeading} />
      <ul
        aria-label={HOME.testimonialsHeading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-5 max-md:swipe md:mt-10 md:grid md:grid-cols-2 md:gap-6 lg:grid-cols-3"
      >
        {HOME.testimonials.map((testimonial) => (
          <Card key={testimonial.name} testimonial={testimonial} />
        ))}
      </ul>
    </Section>
  );
}
