import type { HOME } from '@prepward/content/site/home';
import practiceDarkAvif from '../pictures/product/practice-dark.avif';
import practiceDarkWebp from '../pictures/product/practice-dark.webp';
import practiceLightAvif from '../pictures/product/practice-light.avif';
import practiceLightWebp from '../pictures/product/practice-light.webp';
import progressDarkAvif from '../pictures/product/progress-dark.avif';
import progressDarkWebp from '../pictures/product/progress-dark.webp';
import progressLightAvif from '../pictures/product/progress-light.avif';
import progressLightWebp from '../pictures/product/progress-light.webp';
import resultDarkAvif from '../pictures/product/result-dark.avif';
import resultDarkWebp from '../pictures/product/result-dark.webp';
import resultLightAvif from '../pictures/product/result-light.avif';
import resultLightWebp from '../pictures/product/result-light.webp';

type Shown = NonNullable<(typeof HOME.benefits)[number]['picture']>;

/** The size of the pictures that `npm run pictures -- product` makes: two pixels per CSS pixel of a phone. */
const SIZE = { width: 780, height: 840 };

const SCHEMES = ['light', 'dark'] as const;

/** Addresses by screen and theme: AVIF, and WebP for browsers without it. */
const FILES: Record<
  Shown['name'],
  Record<(typeof SCHEMES)[number], readonly [avif: string, webp: string]>
> = {
  practice: {
    light: [practiceLightAvif, practiceLightWebp],
    dark: [practiceDarkAvif, practiceDarkWebp],
  },
  result: {
    light: [resultLightAvif, resultLightWebp],
    dark: [resultDarkAvif, resultDarkWebp],
  },
  progress: {
    light: [progressLightAvif, progressLightWebp],
    dark: [progressDarkAvif, progressDarkWebp],
  },
};

/** A screen of the product as a phone shows it, in the theme of the page; fetched when it comes near. */
export function ProductPicture({ picture: { name, alt } }: { picture: Shown }) {
  return (
    <div className="overflow-hidden rounded-md border border-line-strong">
      {SCHEMES.map((scheme) => {
        const [avif, webp] = FILES[name][scheme];
        return (
          <picture key={scheme} className={`only-${scheme}`}>
            <source srcSet={avif} type="image/avif" />
            <img
              src={webp}
              alt={alt}
              {...SIZE}
              loading="lazy"
              decoding="async"
              className="block h-auto w-full"
            />
          </picture>
        );
      })}
    </div>
  );
}
