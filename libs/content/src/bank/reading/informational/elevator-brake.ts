import { choice, order, readingSet, select } from '../authoring.js';

/** The Cut Rope: informational text with 7 items. */
export const elevatorBrake = readingSet(
  {
    id: 'reading.elevator-brake',
    title: 'The Cut Rope',
    kind: 'informational',
    text: `Hoists powered by steam were common in factories by the middle of the nineteenth century, and so were the accidents that followed when a rope gave way. Freight could be replaced, but few people would trust their lives to such a machine, and buildings accordingly rose no higher than tenants were willing to climb. In most cities that meant five or six floors, with the cheapest rooms at the top.

Elisha Otis, a mechanic in New York, attached a stiff wagon spring to the top of the platform. The weight of the platform, hanging from its rope, kept the spring bent; if the rope broke, the spring straightened at once and forced a pair of iron catches into notches along the rails. In 1854 he demonstrated the device at an exhibition hall. Standing on an open platform high above the spectators, he ordered an assistant to cut the only rope. The platform dropped a few inches and stopped.

The device was simple, but its consequences were not. A department store in New York installed a passenger elevator in 1857, and during the following decades hotels and office buildings did the same. Once steel frames could carry the weight of additional floors, the elevator made those floors desirable. The top of a building, formerly the place for servants and poor tenants, offered quiet, light, and a view, and its rents rose above those of the rooms below. A spring had turned the building upside down.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which sentence best summarizes the passage?',
      [
        'A safety device gained public trust and changed how tall buildings were used.',
        'The second paragraph describes the device and its demonstration, and the third its effects on height and rents.',
      ],
      [
        [
          'A mechanic amazed spectators by having an assistant cut the rope of a platform.',
          'true-but-not-main-idea',
          'The demonstration is one event; the passage goes on to its consequences.',
        ],
        [
          'A department store was the first to profit from hoists that carried passengers.',
          'too-narrow',
          'The store is one example in the third paragraph.',
        ],
        [
          'A new material allowed builders to add floors that tenants did not wish to use.',
          'contradicts-text',
          'The elevator “made those floors desirable.”',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      -0.2,
      'Put in order what happens in the device when a rope breaks.',
      'The rope gives way, the weight no longer bends the spring, the spring straightens, the catches enter the notches, and the platform stops.',
      'reverses-cause-and-effect',
      [
        ['The rope gives way above the platform.', 'The chain begins with “if the rope broke.”'],
        [
          'The weight no longer keeps the spring bent.',
          'The hanging weight had kept the spring bent.',
        ],
        ['The spring straightens.', 'The spring “straightened at once.”'],
        [
          'Iron catches are forced into notches.',
          'The spring forces “a pair of iron catches into notches along the rails.”',
        ],
        [
          'The platform stops on its rails.',
          'In the demonstration the platform “dropped a few inches and stopped.”',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'What does the author mean by the final sentence?',
      [
        'The highest floors went from least to most valued.',
        'The top, “formerly the place for servants and poor tenants,” came to have higher rents than the rooms below.',
      ],
      [
        [
          'The demonstration ended with a platform overturned.',
          'too-literal',
          'The platform “dropped a few inches and stopped.”',
        ],
        [
          'The device was placed at the bottom of later cars.',
          'too-literal',
          'The place of the spring in later elevators is not mentioned.',
        ],
        [
          'The invention was used for freight before for people.',
          'true-but-not-main-idea',
          'This concerns the uses of hoists and not the value of floors.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.2,
      'Why did Otis most likely stand on the platform himself?',
      [
        'To show that a person could rely on the device',
        'Few people “would trust their lives to such a machine”; risking his own answered that fear.',
      ],
      [
        [
          'To show that the rope could carry a person safely',
          'opposite',
          'The rope was cut, so it was not what kept the rider safe.',
        ],
        [
          'To show that the exhibition hall was tall enough',
          'irrelevant-detail',
          'The height of the hall was not in doubt.',
        ],
        [
          'To show that steam was safer than human labor',
          'not-stated',
          'The demonstration concerned a broken rope and not steam.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.2,
      'In the first paragraph, “accordingly” most nearly means',
      [
        'for that reason.',
        'Buildings stayed low because few people would trust the machine; the word marks the result.',
      ],
      [
        [
          'in spite of this.',
          'confuses-relation',
          'The low height follows from the distrust and does not contrast with it.',
        ],
        [
          'in the meantime.',
          'confuses-relation',
          'The word marks a result, not two things at one time.',
        ],
        ['with great care.', 'sounds-plausible', 'The manner of building is not described.'],
      ],
    ),
    select(
      'integration.evidence',
      0.5,
      'According to the passage, which **two** developments together made tall buildings practical?',
      [
        [
          'Frames that were able to hold up more floors',
          '“Once steel frames could carry the weight of additional floors” names the first condition.',
        ],
        [
          'Machines that people trusted to carry them',
          'The elevator with its safety device “made those floors desirable.”',
        ],
      ],
      [
        [
          'Rents that were lowered for rooms on top',
          'contradicts-text',
          'The rents of the top floors rose.',
        ],
        [
          'Exhibitions that were held in high halls',
          'irrelevant-detail',
          'The exhibition was a place of demonstration.',
        ],
        [
          'Ropes that could no longer be cut or torn',
          'contradicts-text',
          'The device works because ropes may still break.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.3,
      'Why does the author describe buildings before the invention?',
      [
        'To let the reader see how much the device would change',
        'Low buildings with the cheapest rooms on top prepare for the reversal at the end.',
      ],
      [
        [
          'To blame the builders of that time for unsafe ropes',
          'not-stated',
          'No builder is blamed.',
        ],
        [
          'To explain how steam engines lifted heavy freight',
          'true-but-not-main-idea',
          'Steam hoists are mentioned, but how they worked is not explained.',
        ],
        [
          'To show that tenants disliked the cheapest rooms',
          'distorts-detail',
          'The point is where the cheap rooms were, and no dislike is described.',
        ],
      ],
    ),
  ],
);
