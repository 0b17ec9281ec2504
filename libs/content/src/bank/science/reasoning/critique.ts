import type { ItemModel } from '../../kit/types.js';
import { capital, MOST_ITEMS, mixUp } from '../support.js';

interface Flaw {
  name: string;
  is: string;
  /** One line worth keeping. */
  remember: string;
}

const FLAWS = {
  control: {
    name: 'the lack of a comparison group',
    is: 'means that there were no untreated cases to compare with, so nothing shows what would have happened anyway',
    remember: 'Without a comparison group, no one knows what would have happened anyway.',
  },
  small: {
    name: 'a sample that is too small',
    is: 'means that so few cases were studied that chance could explain the result',
    remember: 'With only a few cases, chance alone can decide the result.',
  },
  confounded: {
    name: 'a second factor that changed as well',
    is: 'means that another influence varied along with the one under test',
    remember: 'When two things differ between groups, neither one can be credited.',
  },
  causation: {
    name: 'a correlation taken for a cause',
    is: 'means that two things were found to go together and one was called the reason for the other',
    remember: "Going together isn't the same as causing.",
  },
  biased: {
    name: 'a sample that is not representative',
    is: 'means that the people studied differ from those the claim is about',
    remember: 'A sample has to resemble the group that the claim is about.',
  },
  measure: {
    name: 'an unsuitable measurement',
    is: 'means that what was measured did not capture what the claim is about',
    remember: 'Measure what the claim is about.',
  },
  interest: {
    name: 'a conflict of interest',
    is: 'means that those who judged or paid could gain from a certain outcome',
    remember: 'Ask who gains from the result, and who judged it.',
  },
  beyond: {
    name: 'a conclusion that goes beyond the data',
    is: 'means that the conclusion covers people, conditions, or doses that were not tested',
    remember: 'A result holds only for what was tested.',
  },
} as const satisfies Record<string, Flaw>;

type FlawId = keyof typeof FLAWS;

interface Case {
  story: string;
  flaw: FlawId;
  why: string;
  /** Other flaws that a reader could find in the story. */
  also?: readonly FlawId[];
}

const CASES: readonly Case[] = [
  {
    story:
      'Ninety people with colds took zinc, and after ten days all but two felt well. The report says that zinc cures colds.',
    flaw: 'control',
    why: 'Most colds pass in ten days without treatment, and there was no one without zinc to compare with.',
    also: ['causation', 'measure', 'confounded', 'beyond'],
  },
  {
    story:
      'One of two mice that were fed garlic lived longer than the average mouse. An author concludes that garlic extends life.',
    flaw: 'small',
    why: 'With two animals, a single long life can be pure chance.',
    also: ['control', 'beyond', 'causation', 'biased'],
  },
  {
    story:
      'Plants in a sunny room got a new fertilizer, and plants in a dark room got none. The first group grew taller, and the fertilizer was praised.',
    flaw: 'confounded',
    why: 'The groups differed in light as well, which alone could explain the difference.',
    also: ['causation', 'biased'],
  },
  {
    story:
      'Records of 400 towns show that towns with more storks have more births. A writer concludes that storks raise the birth rate.',
    flaw: 'causation',
    why: 'Larger rural towns may simply have more of both; going together does not show that one brings about the other.',
    also: ['confounded', 'control', 'biased', 'beyond'],
  },
  {
    story:
      'To learn how much the adults in a city exercise, researchers asked 500 members at the door of a gym. Their report claims to describe all adults in the city.',
    flaw: 'biased',
    why: "People at a gym exercise more than others do, so they don't represent all adults.",
    also: ['beyond', 'measure'],
  },
  {
    story:
      'A drug for pain was judged by measuring the blood pressure of 200 patients before and after treatment. The readings did not change, and the drug was called useless.',
    flaw: 'measure',
    why: 'Blood pressure says little about pain; a pain scale would have been needed.',
    also: ['control', 'beyond'],
  },
  {
    story:
      'The maker of a skin cream had its own sales staff rate the skin of 150 users and 150 nonusers by eye. The users were rated higher, so the maker claims that the cream improves skin.',
    flaw: 'interest',
    why: 'The raters sell the cream and profit from a good rating, so their judgment may be biased.',
    also: ['measure', 'causation', 'biased', 'confounded'],
  },
  {
    story:
      'A painkiller was tested in 1,000 adults aged 20 to 40, half of them on a placebo. An advertisement says that the drug is safe for infants.',
    flaw: 'beyond',
    why: 'No infants were tested, so the data say nothing about them.',
    also: ['biased', 'interest'],
  },
  {
    story:
      'In the spring, a coach gave all 80 runners in a club a new drink. By summer they were running faster, and the coach credited the drink.',
    flaw: 'control',
    why: 'Runners improve with training and warm weather; without runners who did not get the drink, its effect is unknown.',
    also: ['causation', 'confounded', 'interest', 'beyond'],
  },
  {
    story:
      'A survey of 2,000 students finds that those who eat breakfast have higher grades. A poster states that breakfast improves grades.',
    flaw: 'causation',
    why: 'Students with steady routines may both eat breakfast and study more; the survey changed nothing and so cannot show a cause.',
    also: ['confounded', 'control', 'measure', 'beyond'],
  },
  {
    story:
      'One class was taught with tablets by an experienced teacher, another with books by a beginner. The first class did better, and the tablets got the credit.',
    flaw: 'confounded',
    why: 'The teachers differed as well, so the better results may be due to experience.',
    also: ['causation', 'small', 'biased', 'measure'],
  },
  {
    story:
      'A new stretching routine was compared with rest, with three dancers in each group. The report claims that the routine prevents injuries in dancers.',
    flaw: 'small',
    why: 'Three people in a group are so few that one injury more or less decides the result.',
    also: ['beyond', 'biased'],
  },
  {
    story:
      'A fertilizer was tested on 200 tomato plants at 5 g or 10 g per plant; 100 other plants got none. The label says that 50 g works even better.',
    flaw: 'beyond',
    why: 'No dose near 50 g was tested; a larger dose may even harm the plants.',
    also: ['interest'],
  },
  {
    story:
      'To find out how long nurses sleep on average, researchers asked 600 night-shift nurses. Their article presents the result as true of nurses in general.',
    flaw: 'biased',
    why: "Night work changes sleep, so nurses on that shift don't represent all nurses.",
    also: ['beyond', 'measure'],
  },
];

/** Faulty studies: which weakness undermines the claim most. */
export const critiqueModel: ItemModel = {
  id: 'science.flaw-named',
  asks: 'apply',
  objective: 'science.reasoning.critique',
  type: 'multiple-choice',
  difficulty: 0.1,
  variants: Math.min(CASES.length, MOST_ITEMS),
  make(rng) {
    const { story, flaw, why, also = [] } = rng.pick(CASES);
    const ids = Object.keys(FLAWS) as FlawId[];
    const wrong = rng.sample(
      ids.filter((id) => id !== flaw && !also.includes(id)),
      3,
    );
    return {
      type: 'multiple-choice',
      stem: `${story} Which weakness undermines this claim most directly?`,
      key: { text: capital(FLAWS[flaw].name), rationale: why },
      distractors: wrong.map((id) => ({
        text: capital(FLAWS[id].name),
        rationale: `${capital(FLAWS[id].name)} ${FLAWS[id].is}. Here the weak point is a different one: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
        misconception: mixUp('science.reasoning.critique'),
      })),
      why: `${why} ${capital(FLAWS[flaw].name)} ${FLAWS[flaw].is}.`,
      remember: FLAWS[flaw].remember,
    };
  },
};
