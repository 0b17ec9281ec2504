import type { DemoQuestion } from './types.js';

/** The three questions of the home page's demo quiz: Math, Science, English. */
export const HOME_DEMO_QUIZ: readonly DemoQuestion[] = [
  {
    id: 1,
    question:
      'The price of a stethoscope falls from $80 to $60. By what percent does the price decrease?',
    options: ['A. 20%', 'B. 25%', 'C. 33%', 'D. 75%'],
    correctAnswer: 1,
    explanation:
      'The decrease is $20, and a percent change is measured against the old price: 20 ÷ 80 = 0.25, or 25%. Dividing by the new price gives 33%, reading dollars as percent gives 20%, and 75% is what remains.',
  },
  {
    id: 2,
    question: 'Which vessels carry oxygen-rich blood to the heart?',
    options: [
      'A. The pulmonary arteries',
      'B. The venae cavae',
      'C. The pulmonary veins',
      'D. The coronary arteries',
    ],
    correctAnswer: 2,
    explanation:
      'Veins lead to the heart, and the pulmonary veins come from the lungs, where blood takes up oxygen. The pulmonary arteries carry oxygen-poor blood to the lungs, the venae cavae bring oxygen-poor blood from the body, and the coronary arteries branch off the aorta to supply the heart muscle.',
  },
  {
    id: 3,
    question: 'Which sentence is punctuated correctly?',
    options: [
      'A. The monitor alarmed, the nurse checked the leads.',
      'B. The monitor alarmed; the nurse checked the leads.',
      'C. The monitor alarmed the nurse, checked the leads.',
      'D. The monitor alarmed; and checked the leads.',
    ],
    correctAnswer: 1,
    explanation:
      'Two complete sentences may be joined by a semicolon. A joins them with a comma alone, C changes the meaning and cuts subject from verb, and in D the part after the semicolon is not a complete sentence.',
  },
];
