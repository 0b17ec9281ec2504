import type { Fact } from '../support.js';

/** Words of scientific method. */
export const METHOD_TERMS: readonly Fact[] = [
  {
    name: 'a hypothesis',
    text: 'is a testable proposed answer to a question',
    // Some schoolbooks put a hypothesis in the form of what will be seen.
    avoid: ['a prediction'],
    why: 'It must be possible for an observation to speak against it.',
  },
  {
    name: 'a scientific theory',
    text: 'is a broad explanation supported by many independent lines of evidence',
    why: 'Cell theory is an example: it explains, and it has survived many tests.',
  },
  {
    name: 'a scientific law',
    text: 'describes what regularly happens, often as an equation, without saying why',
    why: 'The law of conservation of mass states a pattern; explaining it takes a theory.',
  },
  {
    name: 'an inference',
    text: 'is a conclusion that goes beyond what was directly observed',
    why: 'Seeing wet streets is an observation; saying that it rained is a step of thought.',
  },
  {
    name: 'an observation',
    text: 'is information gathered with the senses or with instruments',
    why: 'It reports what was noted, without explaining it.',
  },
  {
    name: 'a prediction',
    text: 'is a statement of what will be seen if the idea under test is right',
    why: 'It follows from the idea in "if ... then" form and can be checked.',
  },
  {
    name: 'peer review',
    text: 'is the judging of a study by independent experts before publication',
    why: 'Others in the field look for errors in method and reasoning.',
  },
  {
    name: 'replication',
    text: 'is the repeating of a study by others to see whether the result holds',
    why: 'A finding that cannot be repeated elsewhere may have been chance or error.',
  },
];

/** Elements of a good design. */
export const DESIGN_TERMS: readonly Fact[] = [
  {
    name: 'a control group',
    text: 'is treated the same in every way except for the factor under test',
    why: 'It shows what happens without the treatment, so that the effect can be told apart.',
  },
  {
    name: 'a placebo',
    text: 'looks like the treatment but has no active ingredient',
    why: 'It makes the expectations of both groups equal.',
  },
  {
    name: 'random assignment',
    text: 'spreads differences among participants evenly over the groups',
    why: 'Chance, not choice, decides who is treated, so groups are alike on average.',
  },
  {
    name: 'a double-blind design',
    text: 'keeps participants and evaluators from knowing who is treated',
    why: 'Expectations then cannot color what is reported or recorded.',
  },
  {
    name: 'a large sample',
    text: 'reduces the influence of chance on the result',
    why: 'Individual quirks average out as more participants are measured.',
  },
  {
    name: 'a constant',
    text: 'is a condition kept equal in all trials so that it cannot explain the result',
    why: 'If the light differs as well as the fertilizer, one cannot tell which mattered.',
  },
  {
    name: 'the independent variable',
    text: 'is the factor that the investigator changes on purpose',
    why: 'It is the presumed cause, and it goes on the horizontal axis of a graph.',
  },
  {
    name: 'the dependent variable',
    text: 'is the outcome that is measured',
    why: 'It is the presumed effect, and it goes on the vertical axis of a graph.',
  },
  {
    name: 'a pilot study',
    text: 'tries out the methods on a small scale beforehand',
    why: 'Problems with tools and procedures come to light before much is spent.',
  },
];
