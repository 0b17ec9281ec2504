import type { Question } from '../support-written.js';

/** Cases of heart and blood; append only. */
export const HEART_CASES: readonly Question[] = [
  {
    stem: 'In left-sided heart failure the left ventricle ejects too little blood. Where does fluid collect first as blood backs up?',
    key: [
      'In the lungs',
      'Blood waits in the left atrium and the pulmonary veins, so the pressure in lung capillaries rises and fluid leaks out.',
    ],
    wrong: [
      [
        'In the legs',
        'confuses-left-with-right-failure',
        'Swollen legs follow when the right side fails and blood backs up in the systemic veins.',
      ],
      [
        'In the brain',
        'misplaces-backed-up-blood',
        'Veins of the brain drain to the right side of the heart, not to the left.',
      ],
      [
        'In the liver',
        'confuses-left-with-right-failure',
        'The liver becomes congested when the right side fails.',
      ],
    ],
  },
  {
    stem: 'A clot breaks loose in a deep vein of the leg and travels with the blood. In which vessel is it most likely to lodge?',
    key: [
      'Branch of a pulmonary artery',
      'From the leg it passes the right side of the heart, and the next narrowing vessels are those of the lungs.',
    ],
    wrong: [
      [
        'Branch of a coronary artery',
        'skips-pulmonary-circuit',
        'To get there it would first have to pass the capillaries of the lungs.',
      ],
      [
        'Branch of a cerebral artery',
        'skips-pulmonary-circuit',
        'To get there it would first have to pass the capillaries of the lungs.',
      ],
      [
        'Upper part of the inferior vena cava',
        'ignores-vein-widening',
        'This vein is wider than those of the leg, so a clot from there passes through it.',
      ],
    ],
  },
  {
    stem: 'A person has blood type O negative. Why can red cells of this type be given to almost any recipient in an emergency?',
    key: [
      'They carry no A, B or RhD antigens',
      'Antibodies of the recipient find no antigen of these systems to attack, so the cells are not clumped.',
    ],
    wrong: [
      [
        'They carry all of the A, B and RhD antigens',
        'confuses-o-with-ab',
        'Cells with these antigens would be attacked by recipients who lack them.',
      ],
      [
        'They destroy the antibodies of the recipient',
        'invents-antibody-destruction',
        'Red cells do not destroy antibodies.',
      ],
      [
        'They live longer than cells of other types',
        'invents-cell-lifetime',
        'The life span of red cells does not depend on the blood type.',
      ],
    ],
  },
];

/** Cases of the lungs; append only. */
export const LUNG_CASES: readonly Question[] = [
  {
    stem: 'In emphysema the walls between alveoli break down. Why does the patient become short of breath?',
    key: [
      'Less surface is left for gas exchange',
      'Many small sacs merge into fewer large ones, so less oxygen can diffuse into the blood at a time.',
    ],
    wrong: [
      [
        'Less air is left in the lungs at rest',
        'reverses-air-trapping',
        'More air is trapped, since lungs that have lost elastic tissue recoil poorly.',
      ],
      [
        'More mucus is made by the pleura',
        'misplaces-mucus',
        'The pleura makes a thin watery fluid; mucus comes from the airways.',
      ],
      [
        'More oxygen is used up by the alveoli',
        'invents-oxygen-use',
        'The thin alveolar walls use very little oxygen.',
      ],
    ],
  },
  {
    stem: 'A stab wound lets air into the space around the left lung. What happens to that lung?',
    key: [
      'It collapses by its own elastic recoil',
      'The pressure between the pleural layers normally holds the lung open; air from outside removes that hold.',
    ],
    wrong: [
      [
        'It expands until it fills the chest',
        'reverses-pneumothorax',
        'The lung shrinks, since what held it open is gone.',
      ],
      [
        'It fills with blood from the other lung',
        'invents-flow-between-lungs',
        'The lungs lie in separate pleural cavities.',
      ],
      [
        'It works as before, with air on both sides',
        'ignores-pleural-pressure',
        'Without the lower pressure around it the lung cannot follow the chest wall.',
      ],
    ],
  },
  {
    stem: 'A frightened person breathes very fast and deeply for minutes. How does the blood change?',
    key: [
      'Its pH rises as carbon dioxide falls',
      'More carbon dioxide is breathed out than is made, so there is less carbonic acid in the blood.',
    ],
    wrong: [
      [
        'Its pH falls as carbon dioxide rises',
        'reverses-hyperventilation',
        'Carbon dioxide rises when breathing is too slow or shallow.',
      ],
      [
        'Its pH falls as oxygen is lost',
        'confuses-oxygen-with-acid',
        'Oxygen is not lost by fast breathing and does not set the pH.',
      ],
      [
        'Its pH stays as carbon dioxide rises',
        'reverses-hyperventilation',
        'Carbon dioxide falls, and the pH changes with it.',
      ],
    ],
  },
];
