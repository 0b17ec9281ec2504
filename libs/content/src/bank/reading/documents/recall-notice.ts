import { choice, order, readingSet } from '../authoring.js';

/** A Recall Notice and a Customer's Letter: informational text with 5 items. */
export const recallNotice = readingSet(
  {
    id: 'reading.recall-notice',
    title: "A Recall Notice and a Customer's Letter",
    kind: 'informational',
    text: `### Source 1: notice posted by a manufacturer

**VOLUNTARY RECALL: Sundial 4-Slice Toaster.** Brightline Appliances is recalling toasters of model ST-40 that were manufactured between March and August of last year, because the lever may remain down after toasting and overheat the bread. Eleven incidents have been reported, none of which caused an injury. The model number and the date of manufacture are printed underneath the toaster. Owners of an affected appliance should immediately stop using it, unplug it, and register on our website for a free replacement. Please do not return the toaster to the store; instead, cut the electrical cord, photograph it, and send us the picture as confirmation. Toasters of model ST-42 are not affected.

### Source 2: letter from a customer

Dear Brightline: I bought your Sundial toaster in September, and last week the lever stuck and a slice of rye caught fire, which I fortunately managed to put out with a pan lid. The printing underneath says ST-40, July of last year. Your store manager refused to take it back, although that seemed to me the least a manager could do. I have used this brand exclusively for thirty years and expected better, although I admit that the lever of my old one has never once stuck. Please tell me where to send this thing. P. Achterberg`,
  },
  [
    choice(
      'integration.combine-sources',
      0.0,
      "Is the customer's toaster affected by the recall?",
      [
        'Yes, since its model and its month of manufacture are both listed.',
        'The toaster is an ST-40 made in July of last year, which lies “between March and August.”',
      ],
      [
        [
          'Yes, since every toaster of this brand has been recalled by the maker.',
          'overgeneralises',
          'The recall concerns one model, and ST-42 is not affected.',
        ],
        [
          'No, since the customer bought it in September of the year in question.',
          'confuses-purchase-and-manufacture',
          'The month of manufacture counts and not the month of purchase.',
        ],
        [
          'No, since the fire was put out before anybody could have been injured.',
          'irrelevant-detail',
          'Injury is not a condition of the recall.',
        ],
      ],
    ),
    choice(
      'integration.combine-sources',
      0.4,
      "In the light of Source 1, how should the manager's refusal be judged?",
      [
        'It agreed with the wishes of the manufacturer.',
        'The notice says, “Please do not return the toaster to the store.”',
      ],
      [
        [
          'It broke a promise made to all customers.',
          'contradicts-text',
          'The notice promises a replacement by registration and not at the store.',
        ],
        [
          'It showed that the store doubts the recall.',
          'not-stated',
          "The manager's opinion of the recall is not given.",
        ],
        [
          'It prevented the customer from registering.',
          'contradicts-text',
          'Registration takes place on the website.',
        ],
      ],
    ),
    order(
      'key-ideas.directions',
      -0.1,
      'Put the steps that the customer still has to take in order, according to Source 1.',
      'The notice has the order: unplug, register, cut the cord, photograph it, and send the picture.',
      'cuts-before-unplugging',
      [
        ['Unplug the toaster.', 'An owner should stop using it and unplug it.'],
        ['Register on the website.', 'Registering follows the unplugging.'],
        ['Cut the cord.', 'The cord is cut instead of returning the toaster.'],
        ['Take a photograph.', 'The photograph shows the cut cord.'],
        ['Send the picture to the company.', 'The picture is sent at the end.'],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.1,
      "Which part of the customer's letter is an opinion?",
      [
        'That taking it back was the least the manager could do',
        'What someone owes a customer is a judgment, marked by “seemed to me.”',
      ],
      [
        [
          'That the bottom of the toaster has a number and a month',
          'mistakes-fact-for-opinion',
          'The print underneath can be seen.',
        ],
        [
          'That the customer has used the brand for thirty years',
          'mistakes-fact-for-opinion',
          'The length of time can be checked.',
        ],
        [
          'That the lever of the older toaster has not stuck before',
          'mistakes-fact-for-opinion',
          'This is a report of what happened, however hard to check.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.3,
      "What is the tone of the customer's letter?",
      [
        'Annoyed but ready to be fair',
        'The writer “expected better” and yet admits that the old toaster has given no trouble.',
      ],
      [
        [
          'Amused and without concern',
          'misreads-tone',
          'A fire and a refusal are told as grievances.',
        ],
        ['Grateful and full of praise', 'opposite', 'The writer expected better.'],
        [
          'Furious and full of threats',
          'too-strong',
          'No threat is made, and the letter ends with “please.”',
        ],
      ],
    ),
  ],
);
