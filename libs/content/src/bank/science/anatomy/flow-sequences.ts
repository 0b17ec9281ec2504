import type { ItemModel } from '../../kit/types.js';
import { orderedModel } from '../support-ordered.js';

/** Paths through the body, to be put in order. */
export const FLOW_SEQUENCE_MODELS: readonly ItemModel[] = [
  orderedModel({
    id: 'science.blood-path-order',
    objective: 'science.anatomy.cardiovascular',
    difficulty: 0.2,
    sequences: [
      {
        stem: 'A red blood cell returns from the leg. In which order does it pass these structures on its way to the lungs?',
        steps: [
          [
            'Inferior vena cava',
            'This vein gathers blood from the legs and leads it to the heart.',
          ],
          ['Right atrium', 'The large veins empty into this chamber.'],
          ['Tricuspid valve', 'It lies between the atrium and the ventricle of the right side.'],
          ['Right ventricle', 'This chamber fills through the valve and then contracts.'],
          ['Pulmonary trunk', 'The ventricle ejects the blood into this vessel toward the lungs.'],
        ],
        rationale:
          'Blood from the body enters the right atrium, passes the tricuspid valve into the right ventricle, and leaves through the pulmonary trunk.',
        misconception: 'mixes-right-heart-sequence',
      },
      {
        stem: 'Oxygen-rich blood leaves the lungs. In which order does it pass these structures?',
        steps: [
          ['Pulmonary veins', 'These veins bring blood from the lungs to the heart.'],
          ['Left atrium', 'The veins from the lungs empty into this chamber.'],
          ['Mitral valve', 'It lies between the atrium and the ventricle of the left side.'],
          ['Left ventricle', 'This strong chamber contracts and drives the blood out.'],
          ['Aortic valve', 'It opens when the ventricle contracts.'],
          ['Aorta', 'The blood enters this artery on its way to the body.'],
        ],
        rationale:
          'From the lungs blood comes to the left atrium, passes the mitral valve, the left ventricle and the aortic valve, and enters the aorta.',
        misconception: 'mixes-left-heart-sequence',
      },
      {
        stem: 'After it has left the heart, through which kinds of vessels does blood flow, in order, until it returns?',
        steps: [
          ['Elastic artery', 'The largest arteries take up the blood that the heart ejects.'],
          ['Muscular artery', 'These branches distribute the blood to regions and organs.'],
          ['Arteriole', 'The smallest arteries control how much blood enters a tissue.'],
          ['Capillary', 'Here substances are exchanged with the tissue.'],
          ['Venule', 'The smallest veins collect blood from the exchange vessels.'],
          ['Vein', 'Larger veins lead the blood back to the heart.'],
        ],
        rationale:
          'Arteries branch into ever finer vessels down to capillaries, and venules then join to form veins.',
        misconception: 'swaps-arterioles-and-venules',
      },
      {
        stem: 'The electrical signal of one heartbeat spreads through the conduction system. What is its path, in order?',
        steps: [
          ['Sinoatrial (SA) node', 'The pacemaker cells start the signal.'],
          ['Atrioventricular (AV) node', 'The signal is delayed here while the atria contract.'],
          ['Bundle of His', 'It leads the signal out of the atria into the septum.'],
          [
            'Right and left bundle branches',
            'They carry the signal down both sides of the septum.',
          ],
          ['Purkinje fibers', 'They spread the signal through the walls of the ventricles.'],
        ],
        rationale:
          'The signal starts in the SA node, waits in the AV node, then runs through the bundle of His and its branches to the Purkinje fibers.',
        misconception: 'mixes-conduction-sequence',
      },
    ],
  }),
  orderedModel({
    id: 'science.air-path-order',
    objective: 'science.anatomy.respiratory',
    difficulty: -0.6,
    sequences: [
      {
        stem: 'A breath of air is drawn in through the nose. In which order does it pass these structures?',
        steps: [
          ['Nasal cavity', 'Air is warmed and filtered here as it enters.'],
          ['Pharynx', 'The throat takes the air from the nose downward.'],
          ['Larynx', 'The voice box is the entrance to the lower airway.'],
          ['Trachea', 'The windpipe leads the air down into the chest.'],
          ['Primary bronchi', 'The windpipe divides into one branch for each lung.'],
          ['Alveoli', 'The finest airways end in these sacs.'],
        ],
        rationale:
          'Air passes nose, throat, voice box and windpipe, then the bronchi and their branches, and ends in the alveoli.',
        misconception: 'swaps-larynx-and-pharynx',
      },
      {
        stem: 'Carbon dioxide is breathed out. In which order does it pass these parts of the lower airway?',
        steps: [
          ['Alveolus', 'Carbon dioxide enters the air here from the blood.'],
          ['Respiratory bronchiole', 'The smallest airway opens directly into air sacs.'],
          ['Terminal bronchiole', 'It is the last airway that only conducts air.'],
          ['Primary bronchus', 'All airways of one lung join to form this tube.'],
          ['Trachea', 'The tubes from both lungs meet in the windpipe.'],
        ],
        rationale:
          'On the way out air runs from the sacs through ever wider tubes to the windpipe.',
        misconception: 'reverses-direction-of-airflow',
      },
      {
        stem: 'What is the order of events in one quiet inhalation?',
        steps: [
          [
            'The phrenic nerves signal the diaphragm',
            'The rhythm starts in the brainstem and reaches the muscle by nerve.',
          ],
          ['The diaphragm contracts and flattens', 'The muscle answers the signal.'],
          ['The volume of the chest cavity grows', 'The floor of the chest has moved down.'],
          [
            'The pressure inside the lungs falls',
            'A larger volume for the same gas means lower pressure.',
          ],
          ['Air flows into the lungs', 'Air moves from higher to lower pressure.'],
        ],
        rationale:
          'Nerve signal, contraction, larger volume, lower pressure and inflow follow each other as cause and effect.',
        misconception: 'thinks-air-expands-the-chest',
      },
    ],
  }),
  orderedModel({
    id: 'science.food-path-order',
    objective: 'science.anatomy.digestive',
    difficulty: -0.5,
    sequences: [
      {
        stem: 'In which order does swallowed food pass these organs?',
        steps: [
          ['Pharynx', 'The throat pushes the bolus down during the swallow.'],
          ['Esophagus', 'Waves of contraction carry the bolus to the stomach.'],
          ['Stomach', 'The bolus is mixed with acid and becomes chyme.'],
          ['Small intestine', 'Digestion is completed and nutrients are absorbed.'],
          ['Large intestine', 'Water is absorbed and feces form.'],
          ['Rectum', 'Feces are held here before they leave.'],
        ],
        rationale:
          'The tract runs from the throat through esophagus, stomach and small intestine to large intestine and rectum.',
        misconception: 'swaps-small-and-large-intestine',
      },
      {
        stem: 'Chyme leaves the stomach. Through which parts of the intestine does it pass, in order?',
        steps: [
          [
            'Duodenum',
            'It receives chyme from the stomach together with bile and pancreatic juice.',
          ],
          ['Jejunum', 'The middle part of the small intestine absorbs most nutrients.'],
          ['Ileum', 'The last part of the small intestine absorbs vitamin B12 and bile salts.'],
          ['Cecum', 'The pouch at the start of the large intestine.'],
          ['Colon', 'It runs up, across and down around the small intestine.'],
          ['Rectum', 'It is the last straight part before the anal canal.'],
        ],
        rationale:
          'The small intestine consists of duodenum, jejunum and ileum; the large intestine starts with the cecum and ends in the rectum.',
        misconception: 'swaps-jejunum-and-ileum',
      },
      {
        stem: 'In which order does material in the colon move through these parts?',
        steps: [
          ['Cecum', 'Material from the small intestine enters here, at the lower right.'],
          ['Ascending colon', 'It carries the material up the right side.'],
          ['Transverse colon', 'It crosses the abdomen from right to left.'],
          ['Descending colon', 'It carries the material down the left side.'],
          ['Sigmoid colon', 'Its S-shaped bend leads to the rectum.'],
        ],
        rationale:
          'From the cecum the colon goes up on the right, across, down on the left, and through the S-shaped part.',
        misconception: 'reverses-course-of-colon',
      },
    ],
  }),
  orderedModel({
    id: 'science.urine-path-order',
    objective: 'science.anatomy.urinary',
    difficulty: 0.4,
    sequences: [
      {
        stem: 'Water is filtered in a nephron and becomes part of the urine. In which order does it pass these parts?',
        steps: [
          ["Bowman's capsule", 'It takes up the fluid that the glomerulus filters.'],
          [
            'Proximal convoluted tubule',
            'It is the first part of the tubule and reabsorbs most of the filtrate.',
          ],
          ['Descending limb of the loop of Henle', 'It dips into the medulla and loses water.'],
          [
            'Ascending limb of the loop of Henle',
            'It climbs back to the cortex and gives off salt.',
          ],
          [
            'Distal convoluted tubule',
            'It is the last part of the tubule and is adjusted by hormones.',
          ],
          ['Collecting duct', 'It gathers fluid from many nephrons.'],
        ],
        rationale:
          'Filtrate goes from the capsule through proximal tubule, loop of Henle and distal tubule into the collecting duct.',
        misconception: 'swaps-proximal-and-distal-tubules',
      },
      {
        stem: 'Finished urine leaves a collecting duct. In which order does it pass these structures?',
        steps: [
          ['Minor calyx', 'It catches urine at the tip of a renal pyramid.'],
          ['Major calyx', 'Several small cups join to form it.'],
          ['Renal pelvis', 'The large cups empty into this funnel.'],
          ['Ureter', 'It carries urine from the kidney downward.'],
          ['Urinary bladder', 'Urine is stored here.'],
          ['Urethra', 'Urine leaves the body through this tube.'],
        ],
        rationale:
          'Urine collects in the calyces and the renal pelvis, runs down the ureter to the bladder, and leaves through the urethra.',
        misconception: 'swaps-ureter-and-urethra',
      },
    ],
  }),
];
