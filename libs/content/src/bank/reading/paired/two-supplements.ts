import { choice, readingSet, select } from '../authoring.js';

/** An Advertisement and a Letter about Memory Pills: persuasive text with 6 items. */
export const twoSupplements = readingSet(
  {
    id: 'reading.two-supplements',
    title: 'An Advertisement and a Letter about Memory Pills',
    kind: 'persuasive',
    text: `### Source 1: an advertisement

**You are not getting older; you are getting MemoRise.** Nine out of ten customers who wrote to us report that they feel sharper within a month. Our formula, developed with leading scientists and inspired by a root that mountain villagers have chewed for a thousand years, contains exclusively natural ingredients. Senator-turned-sailor Grant Holloway takes it each morning, and he has just crossed the Pacific alone. Supplies are limited, and the introductory price ends on Friday. What would you give to remember where you left your keys?

### Source 2: a letter to the editor, by a pharmacist

Your paper printed a full-page advertisement for a memory pill last Sunday. I have no quarrel with the root, which in small amounts is probably harmless, but I wish that readers would put four questions to such a page. One is who was counted, since customers who write letters are mostly those who are pleased. Another is what the result was compared with, because people who begin a new routine frequently feel sharper, whatever they swallow. The third is which scientists were involved and where they published, and the last is what natural can mean when hemlock is natural too. I telephoned the company to ask whether the product had been tested against an inactive tablet. I was told that the results were in preparation and that I should order before Friday.`,
  },
  [
    choice(
      'integration.argument',
      0.4,
      'What flaw in the figure “nine out of ten” does the pharmacist point out?',
      [
        'The customers who were counted may not be typical.',
        'The letter says that “customers who write letters are mostly those who are pleased.”',
      ],
      [
        [
          'The customers who were counted had bought too much.',
          'not-stated',
          'The amount that was bought is not discussed.',
        ],
        [
          'The customers were asked before they took the pills.',
          'contradicts-text',
          'They report feeling sharper “within a month.”',
        ],
        [
          'The customers were counted by mountain villagers.',
          'confuses-detail',
          'The villagers are said to chew the root.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.3,
      'Which kind of appeal does the advertisement make by naming Grant Holloway?',
      [
        'It relies on the fame of a person instead of on evidence.',
        'A former senator who sails is no proof of what the pill does.',
      ],
      [
        [
          'It relies on numbers that were taken from an experiment.',
          'wrong-part',
          "The number in the advertisement comes from customers' letters.",
        ],
        [
          "It relies on the reader's fear of a journey across the sea.",
          'misreads-detail',
          'The crossing is meant to impress and not to frighten.',
        ],
        [
          'It relies on the testimony of a scientist who is well known.',
          'confuses-authority',
          'He is a senator and sailor and not a scientist.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.6,
      "Why does the pharmacist end the letter with the company's answer?",
      [
        "To let the company's own words show that evidence is lacking",
        'Asked for tests, the company spoke of results “in preparation” and urged an order before Friday.',
      ],
      [
        [
          'To remind readers of the date on which the low price ends',
          'too-literal',
          'The date is repeated with irony and not as advice.',
        ],
        [
          'To show that the company has been helpful to its customers',
          'opposite',
          'The question was not answered.',
        ],
        [
          'To prove that the product has been tested with inactive tablets',
          'contradicts-text',
          'The results of such a test do not exist yet.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.0,
      'How do the purposes of the two sources differ?',
      [
        'Source 1 seeks to sell; Source 2 teaches readers to judge.',
        'The advertisement names a price, and the letter offers “four questions to such a page.”',
      ],
      [
        [
          'Source 1 seeks to warn; Source 2 offers a rival product.',
          'not-stated',
          'The pharmacist offers no product.',
        ],
        [
          'Source 1 reports research; Source 2 repeats that research.',
          'contradicts-text',
          'The letter asks where any research was published.',
        ],
        [
          'Source 1 tells a story; Source 2 gives a recipe for a root.',
          'not-stated',
          'No recipe is given.',
        ],
      ],
    ),
    select(
      'craft.fact-opinion',
      0.5,
      'Which **two** claims in the advertisement could be checked against records?',
      [
        [
          'The price of the product rises after Friday.',
          'Prices can be compared before and after the date.',
        ],
        [
          'A certain former senator has crossed an ocean alone.',
          'A voyage of that kind can be verified.',
        ],
      ],
      [
        [
          'The reader would give much to remember more.',
          'mistakes-opinion-for-fact',
          'What someone would give is a matter of feeling.',
        ],
        [
          'The customers feel sharper than they once did.',
          'mistakes-feeling-for-fact',
          'How sharp someone feels is a matter of feeling.',
        ],
        [
          'The reader of the page is not getting older.',
          'mistakes-slogan-for-fact',
          'The slogan is not meant as a fact.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.6,
      'On what do the two sources most clearly disagree?',
      [
        'What counts as a good reason to believe in a product',
        'Source 1 offers letters, fame, and age-old custom; Source 2 asks for comparison and publication.',
      ],
      [
        [
          'Whether the root can be harmful in small amounts',
          'only-one-source',
          'Source 2 calls it probably harmless, and Source 1 claims no harm.',
        ],
        [
          'Whether people would like to have a better memory',
          'agrees-in-fact',
          'Neither source doubts this wish.',
        ],
        [
          'Which villagers were the first to chew the root',
          'not-stated',
          'The pharmacist says nothing of the villagers.',
        ],
      ],
    ),
  ],
);
