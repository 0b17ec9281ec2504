import { Icon } from '../../../ui/icon.js';
import { Heart } from '../../../ui/illustrations/anatomy.js';
import { LinkButton } from '../../../ui/link-button.js';

const OPTIONS = [
  { text: 'Right atrium' },
  { text: 'Right ventricle' },
  { text: 'Left atrium' },
  { text: 'Left ventricle', key: true },
];

/** A question as the site shows it, answered: a picture of the product, not a control. */
function SampleItem() {
  return (
    <figure className="rounded-md border border-line bg-surface p-5 sm:p-7">
      <div className="flex items-start justify-between gap-4">
        <p className="text-18 font-medium">
          Which chamber of the heart pumps blood into the aorta?
        </p>
        <Heart className="size-16 sm:size-20" />
      </div>
      <ul className="mt-5 grid gap-2.5">
        {OPTIONS.map(({ text, key }) => (
          <li
            key={text}
            className={
              key
                ? 'rounded-md border border-correct bg-correct-tint px-4 py-3'
                : 'rounded-md border border-line px-4 py-3'
            }
          >
            <span className="flex flex-wrap items-center justify-between gap-x-3">
              {text}
              {key ? (
                <span className="inline-flex items-center gap-1.5 text-14 font-semibold text-correct">
                  <Icon name="right" className="size-5" />
                  Right answer
                </span>
              ) : null}
            </span>
            {key ? (
              <span className="mt-1 block text-soft">
                Its thick wall drives blood into the aorta and around the whole body.
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-14 text-soft">
        A sample question. Every option comes with its reason.
      </figcaption>
    </figure>
  );
}

/** The first screen of the home page. */
export function Hero() {
  return (
    <section className="page grid gap-12 pt-12 pb-16 lg:grid-cols-[1fr_27rem] lg:items-center lg:gap-16 lg:pt-20 lg:pb-28">
      <div>
        <h1 className="text-38 sm:text-52">Walk into the TEAS knowing what you know</h1>
        <p className="mt-6 max-w-xl text-18 text-soft sm:text-21">
          Practice for the nursing entrance exam that explains every answer, shows where your points
          are, and fits into the twenty minutes you have.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <LinkButton to="/signup" variant="accent" size="large">
            Start Free Practice
          </LinkButton>
          <LinkButton to="/teas-exam-help" variant="secondary" size="large">
            Get Proctored Exam Help
          </LinkButton>
        </div>
        <p className="mt-5 max-w-xl text-14 text-soft">
          Exam help means tutoring and exam-day preparation by nursing-qualified tutors. You sit
          your exam yourself.
        </p>
      </div>
      <SampleItem />
    </section>
  );
}
