import type { ItemModel } from '../../kit/types.js';
import { nephron, urinary } from '../../plates/index.js';
import { type PartFacts, plateLetters, plateRoles, plateSpots } from '../support-plates.js';

const objective = 'science.anatomy.urinary';

const NEPHRON: PartFacts = {
  glomerulus: {
    does: 'filters blood under pressure',
    why: 'Blood enters this tuft of capillaries through a wide vessel and leaves through a narrow one, so its pressure stays high. Water and small molecules are pressed out; cells and large proteins stay in the blood.',
    remember: 'Filtration happens in the glomerulus.',
  },
  'bowmans-capsule': {
    does: 'catches the filtrate as it leaves the blood',
    why: 'This cup surrounds the tuft of capillaries. What is pressed out of the blood collects in its space and flows on into the tubule.',
    remember: "Bowman's capsule is the cup under the filter.",
  },
  'proximal-tubule': {
    does: 'reabsorbs the glucose and most of the water and salts of the filtrate',
    why: 'Its cells carry a brush of microvilli and many mitochondria. They take back all the glucose and amino acids as long as there is not more than their carriers can handle.',
    remember: 'Glucose comes back in the proximal tubule.',
  },
  'loop-of-henle': {
    does: 'builds up the salt gradient of the medulla',
    why: 'One limb lets water out and the other pumps salt out. Together they make the medulla saltier toward its tip, which later draws water out of the urine.',
    remember: 'The loop makes the medulla salty.',
  },
  'distal-tubule': {
    does: 'adjusts sodium and potassium under the control of aldosterone',
    why: 'The bulk of the filtrate has come back by the time it gets here. Hormones fine-tune what is left, above all sodium, potassium and calcium.',
    remember: 'Fine tuning by hormones: distal tubule.',
  },
  'collecting-duct': {
    does: 'takes up urine from several nephrons and lets water out when ADH is present',
    why: 'Many nephrons empty into one duct, which runs through the salty medulla. ADH opens water channels in its wall, so water leaves and the urine becomes concentrated.',
    remember: 'ADH opens the collecting duct for water.',
  },
  'afferent-arteriole': {
    does: 'brings blood to the filter of the nephron',
    why: 'This vessel is wider than the one that leaves. The difference keeps the pressure in the capillaries between them high enough for filtration.',
    remember: 'Afferent arrives, efferent exits.',
  },
  'efferent-arteriole': {
    does: 'takes filtered blood away from the tuft of capillaries',
    why: 'Because this vessel is narrow, blood backs up before it and pressure stays high. From here blood flows into the capillaries around the tubules.',
    remember: 'Afferent arrives, efferent exits.',
  },
};

const URINARY: PartFacts = {
  kidney: {
    does: 'belongs to a pair of organs that filter the blood',
    why: 'About a fifth of the blood that the heart pumps flows to this pair of organs. They remove urea and balance water, salts and acid.',
    remember: 'Urine is made in the kidneys only.',
  },
  ureter: {
    does: 'moves urine down to the bladder by waves of contraction',
    why: 'Its muscular wall pushes small portions of urine along. A stone that sticks in it makes the muscle cramp, which hurts badly.',
    remember: 'UreTER: two of them. UreTHRA: the way out.',
  },
  bladder: {
    does: 'stores urine and squeezes it out when it is full',
    why: 'Its wall is a muscle that stretches as it fills. Sensors in the wall report how full it is, and the muscle contracts when you let go.',
    remember: 'The bladder stores; it does not filter.',
  },
  urethra: {
    does: 'leads urine out of the body',
    why: 'This single tube starts at the lowest point of the bladder. It is much shorter in females, which is one reason why they have bladder infections more often.',
    remember: 'A short urethra lets bacteria climb to the bladder.',
  },
  'renal-cortex': {
    does: 'holds the glomeruli',
    why: 'The outer zone of the kidney looks grainy because the filters of the nephrons lie in it. Only the loops and the collecting ducts reach into the zone below.',
    remember: 'Glomeruli: in the cortex.',
  },
  'renal-pyramid': {
    does: 'holds loops of Henle and collecting ducts that run toward its tip',
    why: 'The medulla of the kidney is made of these cones. Their stripes are the straight tubules that run down to the tip, where urine drips out.',
    remember: 'Pyramids make up the medulla.',
  },
  'renal-pelvis': {
    does: 'gathers urine like a funnel at the inner edge of the kidney',
    why: 'Urine drips from the tips of the cones into small cups. The cups join into this funnel, which narrows into a tube to the bladder.',
    remember: 'Pyramid → pelvis → ureter.',
  },
  'renal-artery': {
    does: 'brings blood from the aorta to a kidney',
    why: 'A short, wide branch of the aorta supplies each kidney. A narrowing in it lowers the pressure in the kidney, which answers by raising the pressure of the whole body.',
    remember: 'Renal artery in, renal vein out.',
  },
  'renal-vein': {
    does: 'carries cleaned blood to the inferior vena cava',
    why: 'Blood that leaves the kidney holds less urea than the blood that entered. The vein from the left kidney crosses in front of the aorta to reach the large vein.',
    remember: 'Renal vein: less urea than the renal artery.',
  },
};

const nephronSpec = { objective, plate: nephron, facts: NEPHRON };
const urinarySpec = { objective, plate: urinary, facts: URINARY };

/** Plates of kidney and nephron. */
export const KIDNEY_PLATE_MODELS: readonly ItemModel[] = [
  plateSpots({
    ...nephronSpec,
    id: 'science.nephron-spot',
    difficulty: 0.5,
    choices: ['glomerulus', 'proximal-tubule', 'loop-of-henle', 'distal-tubule', 'collecting-duct'],
    questions: [
      ['Select the part of the nephron in which blood is filtered.', 'glomerulus'],
      [
        'Select the part that normally reabsorbs all the glucose of the filtrate.',
        'proximal-tubule',
      ],
      ['Select the part that makes the renal medulla salty.', 'loop-of-henle'],
      [
        'Select the part that several nephrons share and whose permeability to water depends on ADH.',
        'collecting-duct',
      ],
    ],
  }),
  plateSpots({
    ...urinarySpec,
    id: 'science.urinary-spot',
    difficulty: -0.2,
    choices: ['kidney', 'ureter', 'bladder', 'urethra', 'renal-pelvis'],
    questions: [
      ['Select the organ that removes urea from the blood.', 'kidney'],
      [
        'A stone leaves the kidney and sticks halfway to the bladder. Select the structure that it blocks.',
        'ureter',
      ],
      [
        'Select the structure whose shortness makes bladder infections more common in females.',
        'urethra',
      ],
      ['Select the organ whose wall reports how full it is.', 'bladder'],
      ['Select the funnel in which urine gathers before it leaves the kidney.', 'renal-pelvis'],
    ],
  }),
  plateLetters({ ...nephronSpec, id: 'science.nephron-letters', difficulty: 0.5 }),
  plateRoles({ ...nephronSpec, id: 'science.nephron-labeled-roles', difficulty: 0.6 }),
  plateLetters({ ...urinarySpec, id: 'science.urinary-letters', difficulty: 0.1 }),
  plateRoles({ ...urinarySpec, id: 'science.urinary-labeled-roles', difficulty: 0.3 }),
];
