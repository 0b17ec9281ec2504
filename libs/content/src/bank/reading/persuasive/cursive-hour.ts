import { choice, readingSet, select } from '../authoring.js';

/** An Hour a Week for Cursive: persuasive text with 6 items. */
export const cursiveHour = readingSet(
  {
    id: 'reading.cursive-hour',
    title: 'An Hour a Week for Cursive',
    kind: 'persuasive',
    text: `When our state stopped requiring cursive handwriting, the decision was presented as arithmetic: the hours saved would go to keyboard skills, which children would certainly need. I taught third grade for twenty-six years, I use a keyboard every day, and I believe that the arithmetic left something out.

Consider what is lost when a person cannot read connected script. A student in my last class brought in a letter that her great-grandfather had written during a war, and she held it out to me as one might hold out a page in a foreign language. Historical documents, family recipes, and the notes of an elderly patient's previous physician are closed to such a reader unless someone else will translate them.

There is also evidence, although it is less conclusive than some of my allies pretend, that forming letters by hand helps young children to recognize them. Several studies that compared writing with typing have found an advantage for the hand. They tested printing as often as cursive, however, so they support handwriting in general rather than the connected kind.

My proposal is consequently modest. Nobody needs to produce the flourishes that my own teachers demanded. One hour a week during a single school year would enable nearly every child to read cursive and to write a legible signature. A keyboard is an excellent tool. It should not be the only door into the written past.`,
  },
  [
    choice(
      'key-ideas.summarise',
      -0.2,
      'Which sentence states the main claim of the essay?',
      [
        'A small amount of time for cursive is worth keeping in school.',
        'The last paragraph proposes “one hour a week during a single school year.”',
      ],
      [
        [
          'A great amount of time is being wasted on the use of keyboards.',
          'contradicts-text',
          'The author calls the keyboard “an excellent tool.”',
        ],
        [
          'A child should be able to write with the flourishes of the past.',
          'contradicts-text',
          '“Nobody needs to produce the flourishes.”',
        ],
        [
          'A child who learns to print letters will become a better reader.',
          'true-but-not-main-idea',
          'The studies are a secondary point, offered with a reservation.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.6,
      'What weakness in the research does the author admit?',
      [
        'The studies do not single out connected handwriting.',
        'They “tested printing as often as cursive,” so they “support handwriting in general.”',
      ],
      [
        [
          'The studies were carried out in a foreign language.',
          'misreads-figure',
          'The foreign language is a comparison in the story of the letter.',
        ],
        [
          'The studies found that typing has the same benefit.',
          'opposite',
          'Several studies “found an advantage for the hand.”',
        ],
        [
          'The studies were paid for by makers of keyboards.',
          'not-stated',
          'Who paid for the studies is not mentioned.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.4,
      'Which detail does most to show that the author is open to newer tools?',
      [
        'The author uses a keyboard every day and praises what it can do.',
        'By praising the newer tool the author avoids seeming hostile to it.',
      ],
      [
        [
          'The author taught the third grade for a period of twenty-six years.',
          'weak-evidence',
          'The years show experience but not openness to anything new.',
        ],
        [
          'The author once saw a letter that had been written during a war.',
          'irrelevant-detail',
          'The letter supports the wish to keep cursive.',
        ],
        [
          'The author had teachers who demanded flourishes from every pupil.',
          'irrelevant-detail',
          'This shows what the author went through as a pupil.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.5,
      'In the first paragraph, the phrase “presented as arithmetic” suggests that the decision was described as',
      [
        'a simple matter of counting hours.',
        '“The hours saved would go to keyboard skills” is the calculation meant.',
      ],
      [
        [
          'a change in the lessons on numbers.',
          'too-literal',
          'Lessons in mathematics are not affected.',
        ],
        ['a problem too hard for the parents.', 'not-stated', 'Parents are not mentioned.'],
        ['a result of falling scores on tests.', 'not-stated', 'Test scores are not mentioned.'],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.0,
      'Which statement from the essay is an opinion?',
      [
        'A keyboard should not be the only door into the written past.',
        '“Should” marks a judgment about what is desirable.',
      ],
      [
        [
          'The state stopped requiring cursive handwriting.',
          'mistakes-fact-for-opinion',
          'The requirement can be looked up.',
        ],
        [
          'Several studies compared writing with typing.',
          'mistakes-fact-for-opinion',
          'The studies can be found and read.',
        ],
        [
          'The author taught third grade for twenty-six years.',
          'mistakes-fact-for-opinion',
          'The years of teaching can be checked.',
        ],
      ],
    ),
    select(
      'key-ideas.locate',
      0.1,
      'Which **two** kinds of writing does the author name as closed to a person who cannot read cursive?',
      [
        [
          'Recipes that are kept in a family',
          '“Family recipes” stand in the list in the second paragraph.',
        ],
        [
          "Notes of a patient's earlier doctor",
          "The list names “the notes of an elderly patient's previous physician.”",
        ],
      ],
      [
        ['Labels on bottles of medicine', 'not-stated', 'Labels are not in the list.'],
        [
          'Newspapers printed during a war',
          'distorts-detail',
          'The war is mentioned with a handwritten letter, and newspapers are printed.',
        ],
        [
          'Studies on how children learn',
          'wrong-paragraph',
          'The studies stand in the third paragraph and are not written by hand.',
        ],
      ],
    ),
  ],
);
