import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { BLOOD_PARTS, CIRCULATION_ROLES, HEART_PARTS } from './cardiovascular-facts.js';

const objective = 'science.anatomy.cardiovascular';

/** Cardiovascular system, multiple choice. */
export const CARDIOVASCULAR_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.heart-part-role',
    objective,
    difficulty: -0.5,
    facts: HEART_PARTS,
    stems: [
      'Which statement about {name} is correct?',
      'In the flow of blood through the heart and great vessels, what is true of {name}?',
    ],
  }),
  namingModel({
    id: 'science.circulation-role-named',
    objective,
    difficulty: 0.3,
    facts: CIRCULATION_ROLES,
    stems: [
      'Which part of the circulatory system {fact}?',
      'In a healthy heart and circulation, which structure {fact}?',
    ],
  }),
  namingModel({
    id: 'science.blood-part-named',
    objective,
    difficulty: 0,
    facts: BLOOD_PARTS,
    stems: ['Which component of blood {fact}?', 'In a blood sample, which component {fact}?'],
  }),
];
