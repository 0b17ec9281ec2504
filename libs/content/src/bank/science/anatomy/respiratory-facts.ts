import type { Fact } from '../support.js';

/** Parts of the airway and the chest, by what they are and do. */
export const AIRWAY_PARTS: readonly Fact[] = [
  {
    name: 'the nasal cavity',
    text: 'warms, moistens and filters air as it enters the body',
    why: 'its lining has many blood vessels, mucus and hairs, which heat and clean the air drawn over them.',
  },
  {
    name: 'the pharynx',
    text: 'is a passage shared by swallowed food and inhaled air',
    why: 'the throat lies behind the nose and mouth and leads both to the esophagus and to the windpipe.',
  },
  {
    name: 'the epiglottis',
    text: 'is a flap that folds over the airway during swallowing',
    why: 'this leaf of elastic cartilage tips down when one swallows, so that food passes into the esophagus.',
  },
  {
    name: 'the larynx',
    text: 'holds the vocal folds that vibrate to make sound',
    why: 'air that passes the stretched folds of the voice box sets them vibrating.',
  },
  {
    name: 'the trachea',
    text: 'is a tube kept open by C-shaped rings of cartilage',
    why: 'the rings hold the windpipe open in front, while its soft back wall lets the esophagus bulge.',
  },
  {
    name: 'a primary bronchus',
    text: 'carries air from the windpipe into one lung',
    why: 'the windpipe divides in two, and each branch enters a lung at its hilum.',
    avoid: ['the trachea'],
  },
  {
    name: 'a bronchiole',
    text: 'is a narrow airway that lacks cartilage and can be tightened by smooth muscle',
    why: 'without cartilage, the width of these fine tubes depends on smooth muscle, which contracts too much in asthma.',
  },
  {
    name: 'an alveolus',
    text: 'is a thin-walled sac where gases are exchanged with blood',
    why: 'its wall of simple squamous cells lies against a capillary, so oxygen and carbon dioxide diffuse quickly.',
  },
  {
    name: 'the diaphragm',
    text: 'flattens as it contracts and so enlarges the chest cavity',
    why: 'this dome of muscle below the lungs moves down in inhalation, which lowers the pressure in the lungs.',
  },
  {
    name: 'the pleura',
    text: 'is a double membrane that lets the lungs slide without friction',
    why: 'a thin film of fluid between its two layers lubricates them and holds the lungs to the chest wall.',
  },
];

/** Lung volumes and capacities as spirometry defines them. */
export const LUNG_VOLUMES: readonly Fact[] = [
  {
    name: 'tidal volume',
    text: 'is the air moved in or out with each quiet breath',
    why: 'At rest a breath of about 500 mL flows in and out like a tide, without effort.',
  },
  {
    name: 'inspiratory reserve volume',
    text: 'is the extra air that can be inhaled after a normal inhalation',
    why: 'After a quiet breath in, a deep effort can still draw in roughly 3 L more.',
  },
  {
    name: 'expiratory reserve volume',
    text: 'is the extra air that can be exhaled after a normal exhalation',
    why: 'After a quiet breath out, the abdominal and inner chest muscles can still push out about 1.2 L.',
  },
  {
    name: 'residual volume',
    text: 'is the air left in the lungs after the strongest exhalation',
    why: 'About 1.2 L cannot be breathed out, and it keeps the air sacs from collapsing.',
  },
  {
    name: 'vital capacity',
    text: 'is the most air that can be exhaled after the deepest inhalation',
    why: 'It is the sum of the tidal volume and the two reserve volumes, all the air a person can move.',
  },
  {
    name: 'total lung capacity',
    text: 'is all the air that the lungs hold after the deepest inhalation',
    why: 'It is the vital capacity together with the residual volume, about 6 L in a typical adult male.',
  },
];

/** Events of breathing and gas transport, by what happens. */
export const BREATHING_EVENTS: readonly Fact[] = [
  {
    name: 'quiet inhalation',
    text: 'draws in air because the chest grows and the pressure in it falls',
    why: 'Contraction of the diaphragm and external intercostals enlarges the chest, and air flows toward the lower pressure.',
  },
  {
    name: 'quiet exhalation',
    text: 'moves air out as muscles relax and elastic lungs recoil',
    why: 'At rest no muscle has to work: the stretched lungs spring back, the pressure rises and air leaves.',
  },
  {
    name: 'forced exhalation',
    text: 'moves air out by contraction of abdominal and internal intercostal muscles',
    why: 'When air must leave fast, as in a cough, these muscles press on the chest and the belly.',
  },
  {
    name: 'external respiration',
    text: 'is the exchange of gases between the air sacs and blood in the lungs',
    why: 'Oxygen diffuses into the blood of the lung capillaries and carbon dioxide diffuses out.',
  },
  {
    name: 'internal respiration',
    text: 'is the exchange of gases between systemic capillaries and tissue cells',
    why: 'In the tissues oxygen leaves the blood for the cells, and carbon dioxide enters the blood.',
  },
  {
    name: 'cellular respiration',
    text: 'is the use of oxygen by mitochondria to release energy from glucose',
    why: 'It is chemistry within cells, which yields ATP, water and carbon dioxide.',
  },
];
