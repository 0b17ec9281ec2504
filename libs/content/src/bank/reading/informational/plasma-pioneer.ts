import { choice, readingSet } from '../authoring.js';

/** The Part That Keeps: informational text with 6 items. */
export const plasmaPioneer = readingSet(
  {
    id: 'reading.plasma-pioneer',
    title: 'The Part That Keeps',
    kind: 'informational',
    text: `In the late 1930s a hospital that needed blood usually needed a donor as well, waiting in the next room. Whole blood could be refrigerated for about a week, but its red cells broke down, and every transfusion required that the types of donor and patient be matched. Charles Drew, a surgeon from Washington, D.C., wrote his doctoral dissertation at Columbia University on the banking of blood, and he devoted much of it to a simple but consequential observation: the liquid part of the blood, the plasma, keeps far longer than the cells do.

Plasma cannot carry oxygen. For a wounded person who is going into shock because too little fluid remains in the vessels, however, it can restore the volume of the blood, and it can be given without matching types when the plasma of many donors is pooled. When German bombs began to fall on British cities in 1940, Drew was asked to direct a program that collected blood in New York, separated the plasma, and shipped it overseas. His contribution was less a single discovery than a system. He standardized the equipment, tested every batch for contamination, and arranged for trucks with refrigerators to drive to the donors.

The following year he was appointed to direct a blood bank of the American Red Cross. The armed forces at first excluded African American donors altogether and afterward insisted that their blood be kept apart. Drew, himself African American, called the policy unscientific, since no test could tell the blood of one race from that of another, and he returned to teaching surgeons at Howard University. The separation was not abandoned by the Red Cross until 1950.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.2,
      'Which sentence best summarizes the passage about Charles Drew?',
      [
        'He built a system for storing and shipping plasma and objected to unscientific rules.',
        'The second paragraph describes the system, and the third his objection to separating blood by race.',
      ],
      [
        [
          'He discovered that blood has types, which must be matched between donor and patient.',
          'not-stated',
          'The matching of types was already required; he is not said to have discovered it.',
        ],
        [
          'He wrote a dissertation at Columbia, in which he described how blood could be banked.',
          'true-but-not-main-idea',
          'The dissertation is the beginning of the work described.',
        ],
        [
          'He directed a program during the war that sent surgeons from New York to British cities.',
          'distorts-detail',
          'The program shipped plasma and not surgeons.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      -0.2,
      'Which advantage of plasma over whole blood does the passage mention?',
      ['It can be kept for a longer time.', 'Plasma “keeps far longer than the cells do.”'],
      [
        ['It can carry more oxygen.', 'opposite', '“Plasma cannot carry oxygen.”'],
        [
          'It can be given to donors.',
          'confuses-roles',
          'Donors give blood, and patients receive plasma.',
        ],
        [
          'It can be collected at home.',
          'not-stated',
          'Trucks came to the donors, but collecting at home is not mentioned.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.1,
      'In the first paragraph, “consequential” most nearly means',
      [
        'having important results.',
        'The observation about plasma led to the shipping of plasma overseas, as the passage goes on to show.',
      ],
      [
        ['following in order.', 'confuses-word', 'This is nearer to *consecutive*.'],
        ['hard to understand.', 'contradicts-text', 'The observation is called simple.'],
        [
          'proud and self-important.',
          'wrong-sense-of-word',
          "The word can be used of a person's manner, but here it describes an observation.",
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.4,
      "How does the author support the statement that Drew's contribution was “less a single discovery than a system”?",
      [
        'By listing several practical measures that he introduced',
        'The next sentence names equipment, tests of every batch, and trucks.',
      ],
      [
        [
          'By quoting the opinion of a doctor who worked with him',
          'not-stated',
          'Nobody is quoted on his work.',
        ],
        [
          'By comparing his work with that of an earlier inventor',
          'not-stated',
          'No inventor is compared with him.',
        ],
        [
          'By describing the single experiment that made it famous',
          'opposite',
          'The author denies that it was a single discovery.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.4,
      'On what reason did Drew base his judgment of the policy?',
      [
        'Blood could not be told apart by the race of the donor.',
        '“No test could tell the blood of one race from that of another.”',
      ],
      [
        [
          'Plasma could be given without matching blood types.',
          'true-but-irrelevant',
          'This is true of pooled plasma but is not the reason he gives.',
        ],
        [
          'Donors were needed in far greater numbers than before.',
          'sounds-plausible',
          'The number of donors is not his argument.',
        ],
        [
          'Blood kept apart could not be refrigerated for a week.',
          'not-stated',
          'Refrigeration did not depend on the separation.',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.2,
      'Which statement is an opinion about the events in the passage?',
      ['The Red Cross should have ended the separation sooner.', '“Should” expresses a judgment.'],
      [
        [
          'The Red Cross ended the separation in 1950.',
          'mistakes-fact-for-opinion',
          'The year can be checked.',
        ],
        [
          'The armed forces excluded some donors at first.',
          'mistakes-fact-for-opinion',
          'The policy can be documented.',
        ],
        [
          'The plasma of many donors was pooled.',
          'mistakes-fact-for-opinion',
          'The method can be documented.',
        ],
      ],
    ),
  ],
);
