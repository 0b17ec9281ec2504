import { choice, readingSet, select } from '../authoring.js';

/** Two Accounts of a Mistake: narrative text with 7 items. */
export const twoMistakes = readingSet(
  {
    id: 'reading.two-mistakes',
    title: 'Two Accounts of a Mistake',
    kind: 'narrative',
    text: `### Source 1: from the memoir of a baker

On the third morning of my apprenticeship I forgot the salt in forty kilograms of dough. My master, Mr. Ferreira, tasted a crumb of the finished bread and set the loaf down without a word, and I naturally expected to be dismissed. Instead he loaded every loaf into the van, drove me to the shelter on Quay Street, and told the cook the truth about what was wrong with it, after which he made me stay and serve it, repeating “Salt yours heavily” to each guest, two hundred and six times. I have forgotten a great many things in the years since, including the names of several relatives, but I have never again forgotten the salt.

### Source 2: from an interview with a retired air traffic controller

People generally suppose that the best controllers are the ones who make no errors, but in my experience the best were those who reported them. When I was new, I once gave two aircraft the same altitude, noticed it after four seconds, and corrected it before anybody else was aware. I could easily have kept quiet, but the controller at the next desk, a person of thirty years' experience, told me to write it up: “It's not for you, it's for whoever sits in that chair next.” A month after submitting my report I learned that five other people had described the same slip, at the same position, for the same reason: two call signs that sounded alike. The call signs were immediately changed, nobody was punished, and nobody made that mistake again.`,
  },
  [
    choice(
      'integration.themes',
      0.2,
      'Which theme do the two sources share?',
      [
        'An error openly admitted can become a lasting benefit.',
        "The baker tells each guest and learns for life; the controller's report leads to changed call signs.",
      ],
      [
        [
          'An error that harms nobody is better kept to oneself.',
          'opposite',
          'In both texts an older colleague insists on openness.',
        ],
        [
          'An apprentice learns most when left alone at the task.',
          'contradicts-text',
          'Both narrators are guided by an experienced person.',
        ],
        [
          'A stern punishment is what keeps workers from erring.',
          'contradicts-text',
          'Mr. Ferreira does not dismiss the baker, and in the second text “nobody was punished.”',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.5,
      'How do the sources differ with regard to who learns from the mistake?',
      [
        'Source 1 stresses what one person learned, Source 2 what a whole group gained.',
        'The baker has “never again forgotten the salt”; in Source 2 the report is “for whoever sits in that chair next.”',
      ],
      [
        [
          'Source 1 stresses what customers learned, Source 2 what a single pilot gained.',
          'wrong-detail',
          'The guests merely add salt, and no pilot is said to learn.',
        ],
        [
          'Source 1 stresses what a master learned, Source 2 what new trainees gained.',
          'wrong-person',
          'Mr. Ferreira teaches and does not learn from the error.',
        ],
        [
          'Source 1 stresses what a family learned, Source 2 what an airline gained.',
          'not-stated',
          'Relatives are mentioned for their names, and no airline appears.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.3,
      'Why does Mr. Ferreira most likely make the apprentice serve the bread?',
      [
        'So that the apprentice will face the people affected by the error',
        'The apprentice has to tell each guest to add salt, “two hundred and six times.”',
      ],
      [
        [
          'So that the shelter will order bread from the bakery in the future',
          'not-stated',
          'No order is mentioned; he tells the cook what is wrong with the bread.',
        ],
        [
          'So that the guests will believe the bread is meant to be without salt',
          'contradicts-text',
          'The guests are told to salt it heavily.',
        ],
        [
          'So that the apprentice will decide to look for another kind of work',
          'opposite',
          'The narrator became a baker and wrote a memoir.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.5,
      'What does the discovery that five others had made the same slip suggest?',
      [
        'The cause lay in the situation rather than in one careless person.',
        'All six made it “at the same position, for the same reason: two call signs that sounded alike.”',
      ],
      [
        [
          'The training of new controllers had become shorter over the years.',
          'not-stated',
          'Training is not discussed.',
        ],
        [
          'The reports had been written in order to protect the newest worker.',
          'contradicts-text',
          'The report was “not for you.”',
        ],
        [
          'The senior controller had been the first to give the wrong altitude.',
          'not-stated',
          'Nothing says that he made the slip himself.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.4,
      'In Source 1, what is the effect of “including the names of several relatives”?',
      [
        'It adds humor and shows how deep the lesson went.',
        'The exaggerated comparison amuses and underlines that the salt is one thing never forgotten.',
      ],
      [
        [
          "It proves that the narrator's family life was unhappy.",
          'too-literal',
          'The remark is a joke about memory.',
        ],
        [
          'It warns the reader that the narrator is unreliable.',
          'misreads-tone',
          'The remark supports the claim about the salt.',
        ],
        [
          'It explains why the narrator forgot the salt at first.',
          'wrong-time-order',
          'The names were forgotten “in the years since.”',
        ],
      ],
    ),
    select(
      'integration.evidence',
      0.2,
      'Which **two** statements apply to both of the narrators?',
      [
        [
          'They were new to the work when the error occurred.',
          'The baker was on the third morning; the controller says, “When I was new.”',
        ],
        [
          'They were guided by someone with more experience.',
          "Mr. Ferreira is the master; the controller at the next desk had “thirty years' experience.”",
        ],
      ],
      [
        [
          'They expected to lose their position as a result.',
          'only-one-source',
          'Only the baker expected to be dismissed.',
        ],
        [
          'They put their error right within a few seconds.',
          'only-one-source',
          'Only the controller corrected it, after four seconds.',
        ],
        [
          'They described their error in a written report.',
          'only-one-source',
          'Only the controller wrote it up at the time.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.3,
      'What part does an older colleague play in both accounts?',
      [
        'Someone who turns an error into an occasion for responsibility',
        "Mr. Ferreira makes the apprentice face the guests; the controller says, “It's not for you.”",
      ],
      [
        [
          'Someone who hides an error so that a beginner keeps the job',
          'opposite',
          'Both older colleagues insist on openness.',
        ],
        [
          'Someone who has made the same error in an earlier year',
          'not-stated',
          'Neither older colleague is said to have made the error.',
        ],
        [
          'Someone who takes the blame for an error of a beginner',
          'not-stated',
          'Neither takes the blame on himself or herself.',
        ],
      ],
    ),
  ],
);
