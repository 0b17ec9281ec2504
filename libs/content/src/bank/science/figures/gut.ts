import type { ItemModel } from '../../kit/types.js';
import { digestive } from '../../plates/index.js';
import { type PartFacts, plateLetters, plateRoles, plateSpots } from '../support-plates.js';

const objective = 'science.anatomy.digestive';

const GUT: PartFacts = {
  esophagus: {
    does: 'moves food from the throat to the stomach by peristalsis',
    why: 'Rings of muscle tighten behind each bite and relax in front of it. That wave moves food down even when you lie flat, and no digestion happens on the way.',
    remember: 'Esophagus: transport only, by peristalsis.',
  },
  stomach: {
    does: 'mixes food with acid and pepsin',
    why: 'Three layers of muscle churn the food into a thick liquid. Acid kills most germs and lets pepsin begin to split proteins.',
    remember: 'Protein digestion begins in the stomach.',
  },
  liver: {
    does: 'makes bile, and receives the blood that comes from the gut',
    why: 'The portal vein brings blood with absorbed nutrients here before it reaches the rest of the body. Liver cells store or change the nutrients, and make bile all day long.',
    remember: 'The liver makes bile; the gallbladder stores it.',
  },
  gallbladder: {
    does: 'stores and concentrates bile',
    why: 'Between meals, bile backs up into this sac, where water is taken out of it. A fatty meal makes the sac contract and squeeze the bile into the gut.',
    remember: 'Gallbladder: the store of bile, not its source.',
  },
  pancreas: {
    does: 'sends digestive enzymes and bicarbonate into the duodenum',
    why: 'Its juice has enzymes for starch, fat and protein. Bicarbonate in it neutralizes the acid from the stomach so that the enzymes can work.',
    remember: 'Pancreatic juice: enzymes plus bicarbonate.',
  },
  duodenum: {
    does: 'receives bile and pancreatic juice',
    why: 'It is the first and shortest part of the small intestine and bends around the head of the pancreas. The ducts of liver and pancreas open into it, so most chemical digestion begins here.',
    remember: 'Bile and pancreatic juice meet food in the duodenum.',
  },
  'small-intestine': {
    does: 'absorbs most of the nutrients through folds and villi',
    why: 'Folds, villi and microvilli give these long coils an enormous inner surface. Sugars, amino acids, fats and vitamins pass through it into blood and lymph.',
    remember: 'Most absorption: small intestine.',
  },
  cecum: {
    does: 'is the pouch in which the large intestine begins',
    why: 'The last part of the small intestine opens into this blind pouch through a valve. From here the remains move upward into the colon.',
    remember: 'Large intestine: cecum first, colon next, rectum last.',
  },
  appendix: {
    does: 'is a narrow dead end that can become blocked and inflamed',
    why: 'This small tail hangs from the cecum at the lower right of the belly. When its opening is blocked, bacteria multiply in it and it may burst.',
    remember: 'Pain at the lower right: think of the appendix.',
  },
  'ascending-colon': {
    does: 'takes water from the remains as they move up the right side',
    why: 'What the small intestine leaves is still very watery. The colon takes back much of the water and salts, and bacteria in it make vitamin K.',
    remember: 'The colon saves water.',
  },
  'sigmoid-colon': {
    does: 'is the S-shaped last bend of the colon',
    why: 'The colon ends with a double curve in the left lower belly. It leads from the descending part into the rectum.',
    remember: 'Sigmoid: shaped like an S.',
  },
  rectum: {
    does: 'holds feces until they leave the body',
    why: 'When feces enter this last stretch, its wall is stretched and sends a signal that is felt as the urge to go. Two rings of muscle at its end keep it closed.',
    remember: 'A stretched rectum gives the urge to go.',
  },
};

const spec = { objective, plate: digestive, facts: GUT };

/** Plates of the digestive organs. */
export const GUT_PLATE_MODELS: readonly ItemModel[] = [
  plateSpots({
    ...spec,
    id: 'science.digestive-spot',
    difficulty: -0.5,
    choices: ['esophagus', 'stomach', 'liver', 'small-intestine', 'ascending-colon'],
    questions: [
      ['Select the organ in which most nutrients are absorbed.', 'small-intestine'],
      ['Select the organ that produces bile.', 'liver'],
      ['Select the organ in which pepsin begins the digestion of proteins.', 'stomach'],
      [
        'Select the organ that absorbs much of the remaining water and holds bacteria that make vitamin K.',
        'ascending-colon',
      ],
    ],
  }),
  plateSpots({
    ...spec,
    id: 'science.digestive-helper-spot',
    difficulty: 0.2,
    choices: ['gallbladder', 'pancreas', 'duodenum', 'liver', 'stomach'],
    questions: [
      [
        'After a fatty meal, stones block the organ that stores bile. Select that organ.',
        'gallbladder',
      ],
      ['Select the organ that makes enzymes for starch, fat and protein.', 'pancreas'],
      ['Select the part in which acid food from the stomach is neutralized.', 'duodenum'],
    ],
  }),
  plateSpots({
    ...spec,
    id: 'science.large-intestine-spot',
    difficulty: 0.3,
    choices: ['cecum', 'appendix', 'ascending-colon', 'sigmoid-colon', 'rectum'],
    questions: [
      [
        'A patient has fever and pain that moved to the lower right of the belly. Select the structure that is most likely inflamed.',
        'appendix',
      ],
      ['Select the structure that the last part of the small intestine opens into.', 'cecum'],
      ['Select the structure that stretches and causes the urge to pass feces.', 'rectum'],
    ],
  }),
  plateLetters({ ...spec, id: 'science.digestive-letters', difficulty: -0.2 }),
  plateRoles({ ...spec, id: 'science.digestive-labeled-roles', difficulty: 0 }),
];
