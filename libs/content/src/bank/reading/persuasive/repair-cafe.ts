import { choice, readingSet, select } from '../authoring.js';

/** The Screwdriver Is Not Dangerous: persuasive text with 6 items. */
export const repairCafe = readingSet(
  {
    id: 'reading.repair-cafe',
    title: 'The Screwdriver Is Not Dangerous',
    kind: 'persuasive',
    text: `On the second Saturday of each month, twenty or thirty people carry broken things into the basement of the Unitarian church: lamps, toasters, a jacket with a torn zipper, a radio that belonged to someone's father. Volunteers sit down beside the owners and, in roughly two cases out of three, send them home with something that works. I have kept the tally for four years. The failures interest me more than the successes.

Of the objects that we could not repair last year, hardly a third were beyond help in principle. The remainder were defeated by design. A hair dryer had been glued shut rather than screwed. A vacuum cleaner needed a switch worth forty cents, which its manufacturer supplies exclusively as part of an assembly that costs more than a new machine. A pair of headphones would accept no battery but its maker's own.

Manufacturers reply that sealed products are safer and thinner. There is some truth in this; nobody wants an amateur to open a microwave oven. But safety is scarcely the reason for gluing a hair dryer, since the same company sells a version with screws to hotels. A proposed law before our legislature would oblige firms to sell parts and publish diagrams for ten years after a product leaves the market. It would not compel anybody to repair anything. It would merely return the choice to the person who paid for the object, and it deserves a vote this session.`,
  },
  [
    choice(
      'craft.purpose',
      0.1,
      'What does the author most want the reader to accept?',
      [
        'That a law on spare parts and diagrams ought to be passed',
        'The proposed law “deserves a vote this session.”',
      ],
      [
        [
          'That volunteers ought to be paid for repairing old objects',
          'not-stated',
          'Payment of volunteers is not discussed.',
        ],
        [
          'That people ought to open their own microwave ovens safely',
          'contradicts-text',
          '“Nobody wants an amateur to open a microwave oven.”',
        ],
        [
          'That hotels ought to share their hair dryers with the public',
          'distorts-detail',
          'The hotels serve as evidence about the use of screws.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.7,
      "How does the version sold to hotels support the author's argument?",
      [
        'It suggests that glue was not chosen for the sake of safety.',
        '“Safety is scarcely the reason,” since the same company sells one “with screws.”',
      ],
      [
        [
          'It suggests that hotels have safer products than homes do.',
          'contradicts-text',
          'The author argues that safety does not explain the difference.',
        ],
        [
          'It suggests that screws make a product cost more to build.',
          'not-stated',
          'The cost of screws is not discussed.',
        ],
        [
          'It suggests that volunteers can repair most hair dryers.',
          'contradicts-text',
          'The glued dryer was among those not repaired.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.2,
      'In the second paragraph, “defeated by design” means that the objects',
      [
        'could not be repaired because of how they were made.',
        'The examples are a glued case, a part sold within an assembly, and a battery of one maker.',
      ],
      [
        [
          'had been damaged on purpose by a careless customer.',
          'wrong-cause',
          "The manufacturers' choices are blamed, not the customers.",
        ],
        [
          'had been found to be beyond help in principle.',
          'wrong-detail',
          'Hardly a third were beyond help in principle; the phrase describes the remainder.',
        ],
        [
          'were so old that their plans could no longer be found.',
          'not-stated',
          'The age of the objects is not given as the reason.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.4,
      'What is the function of the words “There is some truth in this”?',
      [
        'They grant a part of the reply before limiting it.',
        'The author accepts the point for microwave ovens and then turns with “But.”',
      ],
      [
        [
          'They give up the proposal that was made earlier.',
          'misreads-concession',
          'The proposal follows and is supported.',
        ],
        [
          'They introduce the strongest point for the law.',
          'misreads-concession',
          "The truth granted belongs to the manufacturers' side.",
        ],
        [
          "They repeat a finding from the author's tally.",
          'wrong-source',
          'The tally is not mentioned in that place.',
        ],
      ],
    ),
    select(
      'craft.fact-opinion',
      0.2,
      "Which **two** statements could be checked against the author's records?",
      [
        [
          'About two objects in three leave the basement in working order.',
          'The author has “kept the tally for four years.”',
        ],
        [
          "Fewer than a third of last year's failures were truly hopeless.",
          '“Hardly a third were beyond help in principle” is drawn from the tally.',
        ],
      ],
      [
        [
          'The failures are more interesting to study than the successes.',
          'mistakes-opinion-for-fact',
          'What is interesting is a matter of taste.',
        ],
        [
          'The proposed law deserves to be voted on in the present session.',
          'mistakes-opinion-for-fact',
          'What a law deserves is a judgment.',
        ],
        [
          'The choice should belong to the person who paid for the object.',
          'mistakes-opinion-for-fact',
          '“Should” marks a judgment of value.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.4,
      'What does the example of the forty-cent switch imply?',
      [
        'A cheap repair can be made unreasonable by the way parts are sold.',
        'The switch comes “exclusively as part of an assembly that costs more than a new machine.”',
      ],
      [
        [
          'A cheap repair tends to last for a shorter time than a dear one.',
          'not-stated',
          'How long repairs last is not discussed.',
        ],
        [
          'A manufacturer may lose money on each part that it sells alone.',
          'not-stated',
          "The manufacturer's costs are not discussed.",
        ],
        [
          'A vacuum cleaner is more likely to fail than a lamp or a toaster.',
          'overgeneralises',
          'One example says nothing of how often kinds of objects fail.',
        ],
      ],
    ),
  ],
);
