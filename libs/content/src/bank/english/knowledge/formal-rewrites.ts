import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

/** After `~` in a wrong version: the words that are still casual. */
const REWRITES = readTable(
  `
  The guy at the desk messed up my form. | The clerk at the desk made an error on my form. | The guy at the desk made an error on my form. ~ guy | The clerk at the desk goofed on my form. ~ goofed | The clerk at the desk made a mess of my form, I guess. ~ I guess
  We've got tons of kids in this study. | This study includes a large number of children. | This study has got a whole bunch of children. ~ a whole bunch of | We've included loads of children in this study. ~ loads of | This study includes a ton of kids. ~ a ton of kids
  The meeting was super long and kind of pointless. | The meeting was lengthy and produced few results. | The meeting was way too long and produced few results. ~ way too long | The meeting was lengthy and sort of pointless. ~ sort of | The meeting dragged on forever and got us nowhere. ~ got us nowhere
  You can't just skip your meds. | Patients should not omit a dose of their medication. | You shouldn't blow off your medication. ~ blow off | Patients can't just skip their meds. ~ just skip their meds | Patients should not ditch a dose. ~ ditch
  The numbers went through the roof last year. | The figures rose sharply last year. | The figures shot up like crazy last year. ~ like crazy | The numbers really took off last year. ~ took off | The figures were off the charts last year. ~ off the charts
  The boss is okay with the plan. | The director has approved the plan. | The director is cool with the plan. ~ cool with | The boss gave the plan a thumbs-up. ~ a thumbs-up | The director is fine with the plan, more or less. ~ more or less
  Our stuff got there late. | Our equipment arrived late. | Our equipment showed up late. ~ showed up | Our things got there late. ~ got there | Our gear rolled in late. ~ rolled in
  The kids were freaking out about the shots. | The children were frightened of the injections. | The children were freaked out by the injections. ~ freaked out | The kids were scared stiff of the injections. ~ scared stiff | The children lost it over the injections. ~ lost it
  I'm writing because I want my money back, plain and simple. | I am writing to request a refund. | I'm writing to get my money back. ~ get my money back | I am writing because you guys owe me. ~ you guys | I am writing, and I'd better get a refund. ~ I'd better get
  The test was a walk in the park for most folks. | Most participants found the test easy. | Most folks found the test easy. ~ folks | Most participants aced the test. ~ aced | The test was a breeze for most participants. ~ a breeze
  The old machine finally died on us. | The old machine has stopped working. | The old machine finally gave up the ghost. ~ gave up the ghost | The old machine went kaput. ~ went kaput | The old machine quit on us. ~ quit on us
  They need to get their act together on safety. | The company must improve its safety measures. | The company must get its act together on safety. ~ get its act together | The company has to shape up on safety. ~ shape up | They'd better clean up their safety act. ~ they'd better
  `,
  ['casual', 'key', 'one', 'two', 'three'],
);

/** Casual sentences to be put into formal English. */
export const formalRewrites: ItemModel[] = [
  rowModel(
    { id: 'english.formal-rewrite', objective: 'knowledge.register', difficulty: -0.2 },
    'multiple-choice',
    REWRITES,
    ({ casual, key, one, two, three }) => ({
      type: 'multiple-choice',
      stem: `Which version of the sentence would suit a formal report or letter?\n\n> ${casual}`,
      key: {
        text: key,
        rationale:
          'All of the casual expressions have been replaced with neutral, exact words, and the meaning is kept.',
      },
      distractors: [one, two, three].map((cell) => {
        const [text = '', casualWords = ''] = cell.split(' ~ ');
        return {
          text,
          misconception: 'slang-in-formal-text',
          rationale: `The wording "${casualWords}" is still conversational, so this version is not formal throughout.`,
        };
      }),
    }),
  ),
];
