import type { ItemModel } from '../../kit/types.js';
import { orderedModel } from '../support-ordered.js';

/** Processes of the body, to be put in order. */
export const PROCESS_SEQUENCE_MODELS: readonly ItemModel[] = [
  orderedModel({
    id: 'science.reflex-order',
    objective: 'science.anatomy.nervous',
    difficulty: 0,
    sequences: [
      {
        stem: 'A hand touches a hot pan and is pulled back. In which order do the parts of the reflex arc act?',
        steps: [
          ['Receptor in the skin', 'It turns the heat into a nerve signal.'],
          ['Sensory neuron', 'It carries the signal to the spinal cord.'],
          ['Interneuron in the spinal cord', 'It connects the incoming with the outgoing neuron.'],
          ['Motor neuron', 'It carries the command away from the spinal cord.'],
          ['Muscle of the arm', 'The effector contracts and withdraws the hand.'],
        ],
        rationale:
          'A reflex arc runs from receptor through sensory neuron, interneuron and motor neuron to the effector.',
        misconception: 'swaps-sensory-and-motor-neurons',
      },
      {
        stem: 'What is the order of events at a chemical synapse?',
        steps: [
          [
            'The impulse reaches the axon terminal',
            'The change of voltage arrives at the end of the first neuron.',
          ],
          ['Calcium channels open', 'They react to the change of voltage, and calcium flows in.'],
          ['Vesicles release neurotransmitter', 'Calcium makes them fuse with the membrane.'],
          ['Transmitter binds to receptors', 'It has crossed the gap to the next cell.'],
          [
            'Ion channels of the next cell open',
            'The receptors change the voltage of the receiving membrane.',
          ],
        ],
        rationale:
          'Voltage lets calcium in, calcium frees the transmitter, and the transmitter opens channels in the receiving cell.',
        misconception: 'puts-transmitter-before-calcium',
      },
    ],
  }),
  orderedModel({
    id: 'science.contraction-order',
    objective: 'science.anatomy.muscular',
    difficulty: 0.8,
    sequences: [
      {
        stem: 'A skeletal muscle fiber is stimulated. In which order do these events follow?',
        steps: [
          ['Acetylcholine binds to the fiber', 'The motor neuron releases it at the junction.'],
          [
            'An action potential runs along the membrane',
            'Binding opens channels, and sodium flows in.',
          ],
          [
            'The sarcoplasmic reticulum releases calcium',
            'The signal has come down the T tubules.',
          ],
          ['Calcium binds to troponin', 'The calcium has spread among the filaments.'],
          ['Myosin heads attach to actin', 'Tropomyosin has moved and freed the binding sites.'],
          ['Filaments slide past each other', 'The heads swing and pull the thin filaments.'],
        ],
        rationale:
          'Transmitter, action potential, calcium, troponin, cross-bridges and sliding follow each other.',
        misconception: 'mixes-excitation-contraction-steps',
      },
      {
        stem: 'From the whole to its smallest part, in which order are the levels of a skeletal muscle arranged?',
        steps: [
          ['Whole muscle', 'It is the organ, wrapped in epimysium.'],
          ['Fascicle', 'It is a bundle of fibers within the muscle.'],
          ['Muscle fiber', 'It is one long cell of the bundle.'],
          ['Myofibril', 'Many of these rods fill one cell.'],
          ['Myofilament', 'Thick and thin protein threads make up each rod.'],
        ],
        rationale:
          'A muscle contains fascicles, these contain fibers, fibers contain myofibrils, and these contain filaments.',
        misconception: 'swaps-fiber-and-myofibril',
      },
    ],
  }),
  orderedModel({
    id: 'science.reproduction-order',
    objective: 'science.anatomy.reproductive',
    difficulty: 0.3,
    sequences: [
      {
        stem: 'In which order do sperm pass these structures on their way out of the body?',
        steps: [
          ['Seminiferous tubules', 'Sperm are formed here.'],
          ['Epididymis', 'Sperm mature and are stored in this coiled tube.'],
          ['Ductus (vas) deferens', 'It carries sperm up into the pelvis.'],
          ['Ejaculatory duct', 'It forms where the duct of the seminal vesicle joins.'],
          ['Urethra', 'It carries semen through the penis to the outside.'],
        ],
        rationale:
          'Sperm go from the tubules to the epididymis, through the ductus deferens and the ejaculatory duct to the urethra.',
        misconception: 'swaps-epididymis-and-ductus-deferens',
      },
      {
        stem: 'Beginning with fertilization, in which order do these stages of human development follow?',
        steps: [
          ['Zygote', 'It is the single cell that results from fertilization.'],
          ['Morula', 'Cell divisions have made a solid ball of cells.'],
          ['Blastocyst', 'A fluid-filled hollow ball, which implants in the uterus.'],
          [
            'Embryo with three germ layers',
            'The layers form after implantation and give rise to the organs.',
          ],
          ['Fetus', 'From the ninth week on, organs grow and mature.'],
        ],
        rationale:
          'A zygote divides into a morula, which becomes a blastocyst; after implantation the embryo forms layers and later is called a fetus.',
        misconception: 'swaps-morula-and-blastocyst',
      },
      {
        stem: 'An egg is released and is fertilized. In which order do these events take place?',
        steps: [
          ['A follicle ripens in the ovary', 'FSH makes it grow in the first half of the cycle.'],
          ['A surge of LH triggers ovulation', 'The ripe follicle bursts.'],
          ['The egg enters the uterine tube', 'Fimbriae sweep it in.'],
          ['A sperm fuses with the egg', 'This takes place in the tube.'],
          [
            'The blastocyst implants in the endometrium',
            'About a week later the embryo reaches the uterus.',
          ],
        ],
        rationale:
          'Ripening and ovulation come first, then the egg enters the tube, is fertilized there, and implants days later.',
        misconception: 'places-fertilization-in-uterus',
      },
    ],
  }),
  orderedModel({
    id: 'science.skin-layer-order',
    objective: 'science.anatomy.integumentary',
    difficulty: 0.5,
    sequences: [
      {
        stem: 'From the deepest to the outermost, what is the order of the layers of thick epidermis?',
        steps: [
          ['Stratum basale', 'The dividing cells lie on the dermis.'],
          ['Stratum spinosum', 'Several layers of living cells lie just above.'],
          ['Stratum granulosum', 'Cells fill with grains and begin to die.'],
          ['Stratum lucidum', 'This clear layer occurs in thick skin.'],
          ['Stratum corneum', 'Dead, flat cells form the surface.'],
        ],
        rationale:
          'Cells are born in the stratum basale and move up through spinosum, granulosum and lucidum to the corneum.',
        misconception: 'reverses-epidermal-layers',
      },
      {
        stem: 'A splinter enters the sole of the foot. Which layers does it meet, in order?',
        steps: [
          ['Stratum corneum', 'Dead cells form the surface of the epidermis.'],
          ['Stratum basale', 'It is the deepest layer of the epidermis.'],
          ['Papillary dermis', 'This loose tissue lies just below the epidermis.'],
          ['Reticular dermis', 'This thick tissue forms most of the dermis.'],
          ['Hypodermis', 'Fatty tissue lies below the dermis.'],
        ],
        rationale:
          'Epidermis comes first, from corneum to basale, then the two parts of the dermis, then the hypodermis.',
        misconception: 'puts-hypodermis-above-dermis',
      },
    ],
  }),
  orderedModel({
    id: 'science.repair-defense-order',
    objective: 'science.anatomy.immune',
    difficulty: 0.6,
    sequences: [
      {
        stem: 'A bacterium enters the tissue for the first time. In which order do these steps of the antibody response follow?',
        steps: [
          ['A macrophage engulfs the bacterium', 'The innate defense meets the intruder first.'],
          ['The macrophage presents an antigen', 'Pieces of the intruder appear on its surface.'],
          ['A helper T cell is activated', 'Its receptor recognizes the presented piece.'],
          ['Matching B cells multiply', 'Cytokines of the helper cell stimulate them.'],
          [
            'Plasma cells release antibodies',
            'They are the mature form of the multiplied B cells.',
          ],
        ],
        rationale:
          'Engulfing, presenting, T cell help, B cell multiplication and antibody release follow each other.',
        misconception: 'puts-antibodies-before-t-cells',
      },
      {
        stem: 'A splinter injures the skin and inflammation follows. What is the order of events?',
        steps: [
          [
            'Injured cells and mast cells release histamine',
            'The damage sets free chemical signals.',
          ],
          [
            'Local vessels widen and become leaky',
            'Histamine acts on the vessels, which causes redness and swelling.',
          ],
          [
            'Neutrophils leave the blood',
            'They squeeze through the leaky walls, drawn by signals.',
          ],
          ['Phagocytes engulf microbes and debris', 'They have reached the place of injury.'],
          ['Tissue repair is completed', 'New cells close the gap once the place is clean.'],
        ],
        rationale:
          'Signals widen the vessels, phagocytes arrive and clean up, and repair comes last.',
        misconception: 'puts-repair-before-clean-up',
      },
    ],
  }),
  orderedModel({
    id: 'science.fracture-clot-order',
    objective: 'science.anatomy.skeletal',
    difficulty: 0.5,
    sequences: [
      {
        stem: 'In which order does a broken bone heal?',
        steps: [
          ['A hematoma forms', 'Torn vessels bleed, and the blood clots.'],
          [
            'A soft callus of cartilage bridges the gap',
            'Fibroblasts and cartilage cells invade the clot.',
          ],
          ['A hard callus of spongy bone forms', 'Osteoblasts replace the cartilage with bone.'],
          [
            'The bone is remodeled to its former shape',
            'Osteoclasts and osteoblasts rework the bulge for months.',
          ],
        ],
        rationale: 'Clot, soft callus, hard callus and remodeling are the four stages of repair.',
        misconception: 'swaps-soft-and-hard-callus',
      },
      {
        stem: 'How does a long bone form from cartilage before and after birth? Put the steps in order.',
        steps: [
          ['A model of hyaline cartilage forms', 'The embryo first builds the bone in cartilage.'],
          [
            'A collar of bone forms around the shaft',
            'Osteoblasts lay it down beneath the covering membrane.',
          ],
          [
            'Vessels invade the shaft and primary ossification begins',
            'Bone-forming cells come in with the vessels.',
          ],
          ['Secondary centers appear in the ends', 'They appear around and after birth.'],
          ['The growth plates close', 'At the end of puberty the last cartilage turns to bone.'],
        ],
        rationale:
          'Ossification starts in the shaft of a cartilage model, then in the ends, and the growth plates close last.',
        misconception: 'starts-ossification-at-the-ends',
      },
    ],
  }),
  orderedModel({
    id: 'science.feedback-order',
    objective: 'science.anatomy.integration',
    difficulty: 0.2,
    sequences: [
      {
        stem: 'After a sweet meal, in which order does the body bring its glucose level back to normal?',
        steps: [
          ['Glucose is absorbed from the intestine', 'Digestion delivers it to the blood.'],
          ['The glucose level of the blood rises', 'More enters than the cells use.'],
          ['Beta cells release insulin', 'The pancreas senses the higher level.'],
          ['Cells take up glucose', 'The hormone makes muscle and fat open to it.'],
          ['Insulin release falls again', 'The level is normal, which ends the stimulus.'],
        ],
        rationale:
          'The rise is sensed, insulin lowers the level, and the lower level turns its release down: negative feedback.',
        misconception: 'puts-hormone-before-stimulus',
      },
      {
        stem: 'A person loses blood, and the pressure falls. In which order does the renin system answer?',
        steps: [
          ['The kidneys release renin', 'They sense the lower pressure in their vessels.'],
          ['Angiotensin I forms', 'Renin cuts it from a protein of the liver.'],
          ['Angiotensin II forms', 'An enzyme found mainly in the lungs converts angiotensin I.'],
          ['The adrenal cortex releases aldosterone', 'Angiotensin II stimulates it.'],
          [
            'The kidneys retain sodium and water',
            'Aldosterone acts on the tubules, and volume rises.',
          ],
        ],
        rationale:
          'Renin leads to angiotensin I, then II, which frees aldosterone, and the kidneys keep salt and water.',
        misconception: 'puts-aldosterone-before-angiotensin',
      },
      {
        stem: 'On a hot day the core of the body warms up. In which order does the body answer?',
        steps: [
          [
            'Body temperature rises above the set point',
            'This is the disturbance that starts the loop.',
          ],
          ['Receptors inform the hypothalamus', 'They sense the change and report it.'],
          [
            'The hypothalamus signals glands and vessels',
            'The control center compares the value with the set point.',
          ],
          ['Sweat is secreted and skin vessels widen', 'The effectors carry out the command.'],
          ['Evaporation cools the skin', 'Heat leaves with the water vapor.'],
          ['Body temperature falls toward normal', 'The response has removed the disturbance.'],
        ],
        rationale:
          'Stimulus, receptor, control center, effector and response make up a negative feedback loop.',
        misconception: 'puts-effector-before-control-center',
      },
    ],
  }),
];
