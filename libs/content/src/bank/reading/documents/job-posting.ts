import { choice, readingSet, select } from '../authoring.js';

/** A Job Posting and an Applicant's Note: informational text with 5 items. */
export const jobPosting = readingSet(
  {
    id: 'reading.job-posting',
    title: "A Job Posting and an Applicant's Note",
    kind: 'informational',
    text: `### Source 1: from the website of Cedar Point Clinic

**Medical receptionist, part-time (24 hours a week).** We seek a person who greets patients warmly, answers as many as sixty calls a day, and keeps records accurately. *Required:* a high school diploma or equivalent; one year of work with the public; ability to type forty words a minute. *Preferred:* a second language; experience with electronic records. The position includes every second Saturday, from 8:00 until noon. Applications that lack a telephone number for a former supervisor will not be considered. The clinic will begin reviewing applications on June 10 and will continue until the position has been filled.

### Source 2: a note by an applicant, Noor Haddad

I was a cashier at Bellweather Grocery for three years and received its award for courtesy twice. I earned my equivalency diploma in March, and I type fifty-two words a minute. I speak Arabic and some French. I have not used electronic medical records, but I taught the store's new register system to eleven colleagues in a week. I can work on any day except Sunday. My former supervisor, Anton Beliveau, has agreed to be called; I will gladly send his number on request.`,
  },
  [
    choice(
      'integration.combine-sources',
      0.3,
      'What must the applicant add in order for the application to be considered?',
      [
        'The telephone number of the supervisor',
        'Source 1: applications “that lack a telephone number for a former supervisor will not be considered”; Source 2 offers it only on request.',
      ],
      [
        [
          'A certificate for typing sixty words a minute',
          'confuses-numbers',
          'Sixty is the number of calls; forty words a minute are required and she types fifty-two.',
        ],
        [
          'Proof of experience with electronic records',
          'confuses-required-and-preferred',
          'Such experience is preferred and not required.',
        ],
        [
          'A statement that she can work on Sunday',
          'not-stated',
          'The position includes Saturdays, and Sunday is not mentioned by the clinic.',
        ],
      ],
    ),
    select(
      'integration.combine-sources',
      0.4,
      'Which **two** qualifications of the applicant go beyond what the clinic requires?',
      [
        [
          'Her knowledge of other languages',
          'A second language is preferred, not required; she speaks Arabic and some French.',
        ],
        ['Her speed in typing', 'Forty words a minute are required, and she types fifty-two.'],
      ],
      [
        [
          'Her equivalency diploma',
          'meets-but-does-not-exceed',
          'A diploma “or equivalent” is what the clinic requires.',
        ],
        [
          'Her experience with electronic records',
          'contradicts-text',
          'She has “not used electronic medical records.”',
        ],
        [
          'Her freedom to work on a Sunday',
          'contradicts-text',
          'Sunday is the day on which she cannot work.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.4,
      'Why does the applicant mention the register system?',
      [
        'To suggest that she learns and explains new systems quickly',
        'The sentence follows the admission that she has not used electronic medical records.',
      ],
      [
        [
          'To suggest that the clinic should buy a new register soon',
          'not-stated',
          "She makes no suggestion about the clinic's equipment.",
        ],
        [
          'To suggest that she was the supervisor of her colleagues',
          'contradicts-text',
          'Her supervisor was Anton Beliveau.',
        ],
        [
          'To suggest that she has met the requirement for records',
          'contradicts-text',
          'She admits that she lacks this experience.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      0.1,
      'What does the posting say about the time for applying?',
      [
        'Applications may still be sent after June 10 while the post is open.',
        'Review begins on June 10 and continues “until the position has been filled.”',
      ],
      [
        [
          'Applications must have reached the clinic before June 10 in any case.',
          'misreads-date',
          'June 10 is the day on which the review begins.',
        ],
        [
          'Applications are to be brought to the clinic on every second Saturday.',
          'confuses-notes',
          'Every second Saturday is part of the working hours.',
        ],
        [
          'Applications will be accepted until noon on the tenth day of the month.',
          'confuses-notes',
          'Noon is the end of the Saturday shift.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.3,
      'How do the purposes of the two sources differ?',
      [
        'Source 1 sets out what is needed; Source 2 seeks to convince.',
        "The posting lists requirements, and the note presents the writer's strengths.",
      ],
      [
        [
          'Source 1 seeks to entertain; Source 2 sets out instructions.',
          'confuses-purposes',
          'Neither text entertains or instructs.',
        ],
        [
          'Source 1 seeks to convince; Source 2 tells a personal story.',
          'swaps-sources',
          'It is the applicant who tries to convince the reader.',
        ],
        [
          'Source 1 explains a mistake; Source 2 makes an apology.',
          'not-stated',
          'No mistake and no apology occur.',
        ],
      ],
    ),
  ],
);
