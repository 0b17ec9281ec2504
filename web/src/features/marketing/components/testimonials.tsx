import { HOME } from '@prepward/content/site/home';
import { Stars } from '../../../ui/stars.js';
import { Avatar } from '../pictures/avatar.js';
import { Section, SectionHead } from './section.js';

function Card({ testimonial }: { testimonial: (typeof HOME.testimonials)[number] }) {
  const { name, school, score, text, rating, image } = testimonial;
  return (
    <li>
      <figure className="flex h-full flex-col rounded-md border border-line bg-surface p-6">
        <div className="flex items-center justify-between gap-3">
          <Stars rating={rating} className="h-5" />
          <span className="sr-only">{rating} of 5 stars</span>
          <span className="figures text-14 font-semibold text-primary">Score {score}%</span>
        </div>
        <blockquote className="mt-5 mb-6">
          <p>{text}</p>
        </blockquote>
        <figcaption className="mt-auto flex items-center gap-3 border-t border-line pt-5">
          <Avatar name={image} className="size-14" />
          <span className="min-w-0">
            <span className="block font-semibold">{name}</span>
            <span className="block text-14 text-soft">{school}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** What students might say: examples, and marked as such. */
export function Testimonials() {
  return (
    <Section labelledBy="feedback">
      <SectionHead id="feedback" heading={HOME.testimonialsHeading}>
        <p>{HOME.sampleNotice}</p>
      </SectionHead>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {HOME.testimonials.map((testimonial) => (
          <Card key={testimonial.name} testimonial={testimonial} />
        ))}
      </ul>
    </Section>
  );
}
