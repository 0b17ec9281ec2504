import type { ItemModel } from '../../kit/types.js';
import { classSelectModel, membersOf as of } from '../support-select.js';

/** Multiple-select models of anatomy. */
export const ANATOMY_SELECT_MODELS: readonly ItemModel[] = [
  classSelectModel({
    id: 'science.autonomic-effects-select',
    objective: 'science.anatomy.nervous',
    difficulty: 0.2,
    variants: 6,
    questions: {
      sympathetic: 'Which effects belong to the sympathetic (fight-or-flight) division?',
      parasympathetic: 'Which effects belong to the parasympathetic (rest-and-digest) division?',
    },
    unlike: {
      sympathetic: 'It is not a sympathetic effect.',
      parasympathetic: 'It is not a parasympathetic effect.',
    },
    members: [
      ...of('sympathetic', [
        ['Wider pupils', 'In an alarm, sympathetic nerves open the pupils to let in more light.'],
        ['Faster heartbeat', 'Sympathetic nerves raise the heart rate to supply working muscles.'],
        ['Wider airways', 'Sympathetic signals relax the muscle of the bronchioles.'],
        ['Release of glucose by the liver', 'Sympathetic signals free fuel for muscles.'],
      ]),
      ...of('parasympathetic', [
        ['Narrower pupils', 'At rest, parasympathetic nerves narrow the pupils.'],
        ['Slower heartbeat', 'The vagus nerve, which is parasympathetic, lowers the heart rate.'],
        [
          'More watery saliva',
          'Parasympathetic nerves stimulate the salivary glands for digestion.',
        ],
        ['Stronger movement of the gut', 'Parasympathetic nerves promote digestion.'],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.skeleton-division-select',
    objective: 'science.anatomy.skeletal',
    difficulty: -0.3,
    variants: 6,
    questions: {
      axial: 'Which bones belong to the axial skeleton?',
      appendicular: 'Which bones belong to the appendicular skeleton?',
    },
    unlike: {
      axial: 'It is not in the axial skeleton.',
      appendicular: 'It is not in the appendicular skeleton.',
    },
    members: [
      ...of('axial', [
        ['Sternum', 'The breastbone is part of the thoracic cage, which is axial.'],
        ['Mandible', 'The lower jaw is part of the skull, which is axial.'],
        ['Occipital bone', 'It is the back of the skull, which is axial.'],
        ['Seventh rib', 'Ribs form the thoracic cage, which is axial.'],
        ['Axis (C2)', 'Every vertebra is part of the axial skeleton.'],
      ]),
      ...of('appendicular', [
        ['Clavicle', 'The collarbone belongs to the shoulder girdle, which is appendicular.'],
        ['Scapula', 'The shoulder blade belongs to the shoulder girdle, which is appendicular.'],
        ['Hip bone', 'The hip bones form the pelvic girdle, which is appendicular.'],
        ['Patella', 'The kneecap belongs to the lower limb, which is appendicular.'],
        ['Metacarpal', 'The bones of the palm belong to the upper limb, which is appendicular.'],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.tissue-class-select',
    objective: 'science.anatomy.orientation',
    difficulty: 0,
    variants: 6,
    questions: {
      connective: 'Which of these are classed as connective tissue?',
      epithelial: 'In which of these is epithelium the main tissue?',
    },
    unlike: {
      connective: 'It is not a connective tissue.',
      epithelial: 'Epithelium is not its main tissue.',
    },
    members: [
      ...of('connective', [
        ['Blood', 'Blood is a connective tissue with a liquid matrix, the plasma.'],
        ['Bone', 'Bone is a connective tissue with a hard mineral matrix.'],
        ['Fat', 'Adipose tissue is a connective tissue of fat cells.'],
        ['Tendon', 'A tendon is dense regular connective tissue.'],
        ['Cartilage', 'Cartilage is a connective tissue with a firm gel matrix.'],
      ]),
      ...of('epithelial', [
        ['Epidermis', 'The outer layer of the skin is stratified squamous epithelium.'],
        ['Inner surface of the trachea', 'It is covered by ciliated pseudostratified epithelium.'],
        ['Wall of a kidney tubule', 'It is a single layer of cuboidal epithelium.'],
      ]),
      ...of('muscle', [
        ['Wall of the left ventricle', 'Its thick wall is mainly cardiac muscle tissue.'],
      ]),
      ...of('nervous', [
        ['Gray matter of the spinal cord', 'It is nervous tissue with cell bodies of neurons.'],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.vessel-content-select',
    objective: 'science.anatomy.cardiovascular',
    difficulty: 0.4,
    variants: 6,
    questions: {
      rich: 'In a healthy adult, which of these contain oxygen-rich blood?',
      poor: 'In a healthy adult, which of these contain oxygen-poor blood?',
    },
    unlike: {
      rich: 'Its blood is not rich in oxygen.',
      poor: 'Its blood is not poor in oxygen.',
    },
    members: [
      ...of('rich', [
        ['Pulmonary vein', 'It comes from the lungs, so its blood is rich in oxygen.'],
        ['Left atrium', 'It receives blood from the lungs, which is rich in oxygen.'],
        ['Aorta', 'It leaves the left ventricle with oxygen-rich blood.'],
        ['Renal artery', 'It branches from the aorta and carries oxygen-rich blood.'],
      ]),
      ...of('poor', [
        [
          'Pulmonary artery',
          'It carries oxygen-poor blood to the lungs, although it is an artery.',
        ],
        ['Right ventricle', 'It pumps oxygen-poor blood to the lungs.'],
        ['Superior vena cava', 'It brings oxygen-poor blood from the head and arms.'],
        ['Jugular vein', 'It drains oxygen-poor blood from the head.'],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.defense-line-select',
    objective: 'science.anatomy.immune',
    difficulty: 0.2,
    variants: 6,
    questions: {
      innate: 'Which of these belong to innate (nonspecific) defense?',
      adaptive: 'Which of these belong to adaptive (specific) defense?',
    },
    unlike: {
      innate: 'That is not innate defense.',
      adaptive: 'That is not adaptive defense.',
    },
    members: [
      ...of('innate', [
        ['Unbroken skin', 'It is an innate barrier against every kind of microbe.'],
        ['Stomach acid', 'It is an innate chemical barrier that kills many microbes.'],
        ['Fever', 'It is an innate response that slows microbes of many kinds.'],
        ['Neutrophils', 'They are innate phagocytes that attack any bacterium.'],
      ]),
      ...of('adaptive', [
        ['Antibodies', 'Each fits one antigen, which makes them part of adaptive defense.'],
        ['Memory cells', 'They recall one antigen for years, which is a mark of adaptive defense.'],
        ['Cytotoxic T cells', 'Each recognizes one antigen, which makes them adaptive.'],
        ['B cells', 'Each carries a receptor for one antigen, which makes them adaptive.'],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.pituitary-hormone-select',
    objective: 'science.anatomy.endocrine',
    difficulty: 0.5,
    variants: 5,
    questions: {
      anterior: 'Which hormones are made and released by the anterior pituitary?',
      adrenal: 'Which hormones come from the adrenal glands?',
    },
    unlike: {
      anterior: 'It is not a hormone of the anterior pituitary.',
      adrenal: 'It is not a hormone of the adrenal glands.',
    },
    members: [
      ...of('anterior', [
        ['Growth hormone', 'Cells of the anterior pituitary make it.'],
        ['Prolactin', 'Cells of the anterior pituitary make it.'],
        ['TSH', 'The anterior pituitary releases it to drive the thyroid gland.'],
        ['ACTH', 'The anterior pituitary releases it to drive the adrenal cortex.'],
      ]),
      ...of('adrenal', [
        ['Cortisol', 'It is a steroid of the adrenal cortex.'],
        ['Aldosterone', 'It is a steroid of the adrenal cortex.'],
        ['Epinephrine', 'It comes from the adrenal medulla.'],
      ]),
      ...of('other', [
        ['Oxytocin', 'It is made in the hypothalamus and released by the posterior pituitary.'],
        ['Glucagon', 'It comes from alpha cells of the pancreas.'],
        ['Calcitonin', 'It comes from the thyroid gland.'],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.urine-content-select',
    objective: 'science.anatomy.urinary',
    difficulty: 0.1,
    variants: 4,
    questions: {
      normal: 'Which substances are normally found in the urine of a healthy person?',
    },
    unlike: {
      normal: 'It is not normal in urine.',
    },
    members: [
      ...of('normal', [
        ['Urea', 'It is the main waste of protein breakdown and is excreted in urine.'],
        ['Sodium ions', 'Surplus salt is excreted in urine every day.'],
        ['Creatinine', 'It is a waste of muscle metabolism and is excreted in urine.'],
        ['Potassium ions', 'Surplus potassium is secreted into urine every day.'],
      ]),
      ...of('abnormal', [
        [
          'Large amounts of glucose',
          'Glucose is fully reabsorbed at normal blood levels; much of it in urine suggests diabetes.',
        ],
        [
          'Large amounts of albumin',
          'Plasma proteins are too large to be filtered; much of it suggests a damaged filter.',
        ],
        [
          'Many red blood cells',
          'Cells do not pass the filter; many of them suggest injury, infection or stones.',
        ],
      ]),
    ],
  }),
];
