import { choice, order, readingSet } from '../authoring.js';

/** The Doctor Who Counted: informational text with 8 items. */
export const handWashing = readingSet(
  {
    id: 'reading.hand-washing',
    title: 'The Doctor Who Counted',
    kind: 'informational',
    text: `In the 1840s, the Vienna General Hospital ran two maternity clinics side by side. In the first, staffed by physicians and medical students, mothers died of childbed fever far more often than in the second, which was staffed by midwives. The difference was so well known in the city that women begged to be admitted on the days when the second clinic received patients.

Ignaz Semmelweis, a young physician, considered the possible explanations one at a time. Crowding could not be the cause, for the safer clinic was the more crowded, and the climate was identical in both. Then, in 1847, a colleague cut his finger during an autopsy and died of an illness that looked just like childbed fever. Semmelweis noticed that the doctors and students, unlike the midwives, often came to the delivery room straight from the autopsy room. He proposed that “particles” from the dead were carried on their hands.

He ordered everyone to wash in a chlorine solution before examining a patient. Within months, deaths in the first clinic fell to about the level of the second.

The result did not persuade his profession. Germs had not yet been accepted as a cause of disease, so Semmelweis could show that the washing worked without being able to say why. He published his full account only in 1861, and its bitter tone won him few friends. Broad acceptance came after his death, when others supplied the missing explanation.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which sentence best summarizes the passage?',
      [
        'The cause of a deadly fever was traced to unwashed hands, but the finding was long resisted.',
        'The first three paragraphs tell how the cause was traced; the fourth says it “did not persuade his profession.”',
      ],
      [
        [
          'Germs were proved to spread from the dead to the living in the most crowded clinics.',
          'contradicts-text',
          'Germs “had not yet been accepted,” and crowding was ruled out.',
        ],
        [
          'Women in Vienna preferred the clinic run by midwives to the one staffed by students.',
          'true-but-not-main-idea',
          'This detail from the first paragraph shows how known the gap was; it is not the main idea.',
        ],
        [
          'Great discoveries are usually rejected when their authors write in an angry manner.',
          'too-broad',
          'The passage tells of one case and gives the missing explanation as the chief reason.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      0.0,
      'Put these events in the order in which they happened.',
      "The clinics' difference was known first; the colleague's death in 1847 led to the idea, the order to wash, and the fall in deaths; the book came in 1861.",
      'follows-order-of-mention',
      [
        [
          'Women ask to be admitted to the clinic run by midwives.',
          'The difference was already “well known in the city” before the inquiry.',
        ],
        [
          'A colleague dies after a cut during an autopsy.',
          'This happened “in 1847” and gave Semmelweis his clue.',
        ],
        [
          'Staff are ordered to wash in a chlorine solution.',
          'He gave the order after proposing that particles were carried on hands.',
        ],
        ['Deaths in the first clinic drop sharply.', 'They fell “within months” of the order.'],
        ['Semmelweis publishes his full account.', 'He published “only in 1861.”'],
      ],
    ),
    choice(
      'integration.argument',
      0.5,
      'How did Semmelweis rule out crowding as the cause of the deaths?',
      [
        'He saw that the clinic with more patients had fewer deaths.',
        '“The safer clinic was the more crowded,” so crowding could not explain the higher death rate.',
      ],
      [
        [
          'He moved patients until the two clinics were equally full.',
          'not-stated',
          'No patients were moved between the clinics.',
        ],
        [
          'He found that the two clinics held the same number of patients.',
          'wrong-detail',
          'It is the climate that was the same in both; the safer clinic was more crowded.',
        ],
        [
          'He showed that the deaths went on after crowding was reduced.',
          'not-stated',
          'The passage reports no reduction in crowding.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.3,
      "Why was the death of the colleague important to Semmelweis's reasoning?",
      [
        'It suggested that matter from a corpse could cause the same fever.',
        'The colleague was cut “during an autopsy” and his illness “looked just like childbed fever.”',
      ],
      [
        [
          'It showed that men were as likely as women to die in hospitals.',
          'irrelevant-detail',
          'The point of comparison was the illness and its source, not the sex of the patient.',
        ],
        [
          'It proved that the chlorine solution was too weak to be useful.',
          'wrong-time-order',
          'The solution was introduced after this death, and it worked.',
        ],
        [
          'It led the hospital to forbid students from entering autopsies.',
          'not-stated',
          'The passage mentions no such ban; the order was to wash.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.4,
      'In the last sentence, “supplied” most nearly means',
      ['provided.', 'Others gave “the missing explanation,” that is, they provided it.'],
      [
        [
          'sold.',
          'wrong-sense-of-word',
          'Supplying goods can mean selling them, but an explanation is not sold here.',
        ],
        [
          'replaced.',
          'confuses-relation',
          'Nothing was there to replace: the explanation was “missing.”',
        ],
        [
          'doubted.',
          'opposite',
          'Acceptance came because others gave the explanation, not because they doubted it.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.6,
      'Which fact from the passage gives the strongest support to the idea that hands carried the cause?',
      [
        "After staff began washing, the first clinic's deaths fell to about the other's level.",
        'Changing only the washing removed the difference between the clinics, which is the most direct evidence.',
      ],
      [
        [
          'After 1861, few physicians were friendly to the author of a book with a bitter tone.',
          'irrelevant-detail',
          'The reception of the book says nothing about the cause of the fever.',
        ],
        [
          'Before 1847, women in the city pleaded to be admitted on particular days.',
          'weak-evidence',
          'Their pleading shows that the gap was known, not what caused it.',
        ],
        [
          'During those years, the climate was the same for both of the clinics.',
          'weak-evidence',
          'This rules out one rival explanation but does not point to hands.',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.2,
      'Which statement about Semmelweis is an opinion?',
      [
        'His colleagues should have trusted him sooner.',
        '“Should” expresses a judgment that the passage itself leaves to the reader.',
      ],
      [
        [
          'His full account was published in 1861.',
          'mistakes-fact-for-opinion',
          'The date of a book can be checked.',
        ],
        [
          'He ordered the staff to wash in chlorine.',
          'mistakes-fact-for-opinion',
          'The order is a historical event.',
        ],
        [
          'He observed students as well as midwives.',
          'mistakes-fact-for-opinion',
          'What he observed is recorded.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      1.0,
      'What made it possible for Semmelweis to rule out causes one at a time?',
      [
        'Two clinics that were alike in most respects but not in their deaths',
        'Whatever was the same in both, such as climate, or pointed the other way, such as crowding, could not explain the difference.',
      ],
      [
        [
          'Two clinics that took turns in trying out each of the new treatments',
          'not-stated',
          'One measure, washing, was introduced; the clinics did not take turns.',
        ],
        [
          'Two colleagues who had each proposed an explanation of the illness',
          'distorts-detail',
          "One colleague's death gave the clue; no rival colleagues are described.",
        ],
        [
          'Two reports that had been published in different years on the fever',
          'wrong-detail',
          'The full account was published once, in 1861.',
        ],
      ],
    ),
  ],
);
