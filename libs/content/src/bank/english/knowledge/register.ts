import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const OBJECTIVE = 'knowledge.register';

const SWAPS = readTable(
  `
  The committee will **look into** the complaint. | investigate | check out | poke at | dig around in | look into
  The nurse tried to **calm down** the visitor. | soothe | chill out | cool off | settle up | calm down
  The shelter hopes to **get** more funds this year. | obtain | grab | snag | score | get
  The office will **put off** the meeting until June. | postpone | push back a bit | kick down the road | blow off | put off
  Please **fill in** the form before your visit. | complete | knock out | jot stuff on | wrap up | fill in
  The engineers have to **fix up** the old wing. | renovate | spruce up | jazz up | patch up | fix up
  The company decided to **get rid of** the old files. | discard | dump | chuck | toss out | get rid of
  The director wants to **set up** a new clinic. | establish | kick off | whip up | throw together | set up
  The speaker **went over** the main points again. | reviewed | ran through | hit | rehashed | went over
  The team could not **figure out** the cause of the fault. | determine | get | nail down | suss out | figure out
  Prices have **gone up** since March. | increased | shot up | jumped up | taken off | gone up
  The patient **threw up** twice after the meal. | vomited | puked | barfed | tossed his lunch | threw up
  `,
  ['sentence', 'key', 'one', 'two', 'three', 'phrase'],
);

const formalWord = rowModel(
  { id: 'english.formal-word', objective: OBJECTIVE, difficulty: -0.3 },
  'multiple-choice',
  SWAPS,
  ({ sentence, key, one, two, three, phrase }) => ({
    type: 'multiple-choice',
    stem: `Which replacement for the bold words is most suitable in formal writing?\n\n> ${sentence}`,
    key: {
      text: key,
      rationale: `The single verb "${key}" is the neutral, formal word for "${phrase}."`,
    },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: 'slang-in-formal-text',
      rationale: `The expression "${text}" is informal or imprecise, so it does not raise the level of "${phrase}."`,
    })),
  }),
);

/** Formality, audience and tone. */
export const register: ItemModel[] = [formalWord];
