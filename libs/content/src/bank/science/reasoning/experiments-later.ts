import type { Experiment } from './experiment.js';

/** The second half of the experiments, in its order; append only. */
export const LATER_EXPERIMENTS: readonly Experiment[] = [
  {
    slug: 'caffeine-reaction',
    title: 'Alertness study',
    text: 'Thirty adults drink coffee with caffeine and thirty drink decaffeinated coffee of the same taste; nobody knows who got which. Half an hour later each presses a button as soon as a light appears. The average times are 0.24 and 0.27 seconds.',
    independent: 'Presence of caffeine',
    dependent: 'Time taken to press the button',
    constant: 'Taste of the drink',
    control: 'Adults on decaffeinated coffee',
    supported: 'Caffeine may shorten simple reaction times half an hour after a drink',
    why: 'The groups differed only in the caffeine, and the group with it was slightly faster on average.',
    unsupported: [
      [
        'Caffeine makes drivers safer on long journeys at night',
        'invents-unmeasured-outcome',
        'Driving was not studied.',
      ],
      [
        'Caffeine shortens reaction times more the more one drinks',
        'extrapolates-dose',
        'Only one amount was tested.',
      ],
      [
        'Caffeine works through the expectation of the drinker alone',
        'ignores-blinding',
        'Nobody knew what they drank, so expectation was equal in both groups.',
      ],
    ],
  },
  {
    slug: 'water-fleas',
    title: 'Aquarium experiment',
    text: 'Water fleas from one culture are placed in water with 0, 10, 20 or 40 mg/L of nicotine. Under a microscope, heartbeats are counted for 15 seconds at room temperature. The average counts are 45, 51, 58 and 66.',
    independent: 'Concentration of nicotine',
    dependent: 'Count of heartbeats',
    constant: 'Temperature of the room',
    control: 'Water fleas at 0 mg/L',
    supported: 'Heartbeats of water fleas rise with nicotine between 0 and 40 mg/L',
    why: 'The count rose at each step from 45 to 66 while temperature and culture stayed the same.',
    unsupported: [
      [
        'Water fleas die in water with more than 40 mg/L of nicotine',
        'goes-beyond-the-data',
        'No concentration above 40 mg/L was tested, and death was not recorded.',
      ],
      [
        'Nicotine raises the heart rate of smokers to the same degree',
        'generalizes-to-other-species',
        'Smokers were not studied.',
      ],
      [
        'Water fleas without nicotine have no regular heartbeat',
        'ignores-control',
        'At 0 mg/L there were 45 beats in 15 seconds.',
      ],
    ],
  },
  {
    slug: 'wound-dressing',
    title: 'Clinic comparison',
    text: 'A hospital compares two dressings for leg ulcers. By lot, fifty patients get the usual gauze and fifty a new gel dressing; all dressings are changed daily. After four weeks the wounds measure 4.1 square centimeters on average with gauze and 2.6 with gel.',
    independent: 'Type of dressing',
    dependent: 'Area of the wound',
    constant: 'Frequency of dressing changes',
    control: 'Patients with usual gauze',
    supported: 'After four weeks, leg ulcers were smaller with gel than with gauze',
    why: 'Groups formed by lot differed in the dressing, and wounds under gel measured less on average.',
    unsupported: [
      [
        'After four weeks, all ulcers under gel had healed completely',
        'reads-average-as-each-case',
        'The average wound under gel still measured 2.6 square centimeters.',
      ],
      [
        'Gel dressings heal burns faster than gauze dressings do',
        'goes-beyond-the-data',
        'Burns were not studied.',
      ],
      [
        'Gel dressings work better when they are changed less often',
        'draws-conclusion-on-constant',
        'All dressings were changed daily, so frequency was not tested.',
      ],
    ],
  },
  {
    slug: 'salt-radish',
    title: 'Germination experiment',
    text: 'Radish seeds of one packet lie on moist paper in dishes. Five dishes are watered with a salt solution and five with pure water of the same volume. After four days 22% of the seeds have sprouted with salt and 87% without.',
    independent: 'Salt content of the water',
    dependent: 'Share of sprouted seeds',
    constant: 'Volume of liquid given',
    control: 'Dishes with pure water',
    supported: 'This salt solution hinders the sprouting of radish seeds',
    why: 'Volume and seeds were the same, and far fewer seeds sprouted with salt.',
    unsupported: [
      [
        'This salt solution kills all radish seeds within four days',
        'reads-average-as-each-case',
        'Some seeds sprouted, and those that did not may still be alive.',
      ],
      [
        'Radish plants that are full-grown cannot live with any salt',
        'goes-beyond-the-data',
        'Only seeds were tested, with one solution.',
      ],
      [
        'Pure water contains substances that make radish seeds sprout',
        'misreads-control-group',
        'Pure water contains no such additions; it is the comparison without salt.',
      ],
    ],
  },
  {
    slug: 'sleep-memory',
    title: 'Campus study',
    text: 'Forty students, divided by lot, learn the same list of 30 words in the evening. Twenty then stay awake all night, and twenty sleep eight hours as usual. In the morning the first group recalls 14 words on average and the second 21.',
    independent: 'Amount of sleep',
    dependent: 'Number of words recalled',
    constant: 'List of words learned',
    control: 'Students with usual sleep',
    supported: 'A night without sleep can impair the recall of words the next morning',
    why: 'The groups differed in sleep, and those who stayed awake recalled seven words fewer on average.',
    unsupported: [
      [
        'A night without sleep does permanent damage to the memory of a student',
        'invents-unmeasured-outcome',
        'Recall was tested once, the next morning, so nothing is known of lasting effects.',
      ],
      [
        'Ten hours of sleep would let students recall still more words',
        'extrapolates-dose',
        'Ten hours were not tested.',
      ],
      [
        'Students with eight hours of sleep recall each word they learn',
        'reads-average-as-each-case',
        'The average was 21 of 30 words.',
      ],
    ],
  },
  {
    slug: 'bread-mold',
    title: 'Pantry experiment',
    text: 'Bread slices of one loaf are sealed in bags. Ten get 5 drops of lemon juice and ten get 5 drops of water. All are kept in the same dark cupboard. After ten days mold covers 9% of the slices with juice and 34% of those with water.',
    independent: 'Addition of lemon juice',
    dependent: 'Area covered by mold',
    constant: 'Place of storage',
    control: 'Slices with drops of water',
    supported: 'Lemon juice slowed the growth of mold on this bread',
    why: 'Loaf, moisture and place were the same, and mold covered much less of the slices with juice.',
    unsupported: [
      [
        'Lemon juice makes moldy bread safe to eat again',
        'invents-unmeasured-outcome',
        'Safety was not studied; mold still grew on the slices.',
      ],
      [
        'Mold grows on bread in dark places and nowhere else',
        'draws-conclusion-on-constant',
        'All slices were in the dark, so the effect of light is unknown.',
      ],
      [
        'Vinegar would slow mold just as much as lemon juice',
        'compares-untested-treatment',
        'Vinegar was not tested.',
      ],
    ],
  },
];
