import type { Experiment } from './experiment.js';

/** The second half of the experiments, in its order; append only. */
export const LATER_EXPERIMENTS: readonly Experiment[] = [
  {
    slug: 'caffeine-reaction',
    title: 'Alertness study',
    text: `Psychologists investigate whether caffeine influences how quickly people respond to a simple signal. Sixty healthy adults, who have avoided coffee and tea since the previous evening, come to the laboratory at nine in the morning. A random list decides which thirty of them are given a cup of coffee with caffeine and which thirty are given a cup of decaffeinated coffee. The two drinks look alike and have the same taste, and neither the participants nor the assistants know who has received which.

Half an hour later every participant sits in front of a screen in a quiet room and presses a button as soon as a light appears. The test is repeated twenty times at irregular intervals, and a computer records the time between the signal and the response. The average reaction time is 0.24 seconds after coffee with caffeine and 0.27 seconds after decaffeinated coffee.`,
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
    text: `Water fleas are tiny freshwater animals whose transparent bodies allow an observer to see the heart beating under a microscope. A biology student uses them to examine whether nicotine changes the frequency of the heartbeat. Adult water fleas of similar size are taken from one culture and divided at random among four dishes, which contain pond water with 0, 10, 20 or 40 mg/L of nicotine. There are twelve animals in every dish, and the temperature of the room is held at 21 °C throughout the experiment.

After the animals have spent ten minutes in the solution, each of them is placed on a slide in a drop of the same liquid. Its heartbeats are counted for 15 seconds with the help of a video that is played back slowly. The average counts are 45 at 0 mg/L, 51 at 10 mg/L, 58 at 20 mg/L and 66 at 40 mg/L.`,
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
    text: `Ulcers of the lower leg often heal slowly, and a hospital wants to know whether a new gel dressing has an advantage over the usual gauze. One hundred patients with ulcers of comparable size agree to participate. By lot, fifty of them are treated with gauze and fifty with the gel dressing. Apart from that, the treatment is identical: all dressings are changed once a day, all wounds are rinsed with the same saline solution, and all patients wear the same type of compression stocking.

After four weeks a physician who is not informed about the dressings photographs each wound beside a ruler, and its area is calculated from the picture. The wounds measure 4.1 square centimeters on average in the patients with gauze and 2.6 square centimeters in the patients with gel, and in both groups several wounds have not closed.`,
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
    text: `Farmers near the coast worry that salt in the soil prevents seeds from sprouting. To examine the question on a small scale, a student prepares ten identical glass dishes, lines each of them with moist filter paper, and lays twenty radish seeds from one packet on the paper. Five of the dishes are watered with 10 mL of a salt solution, and the other five are watered with the same volume of pure water.

All of the dishes are covered, so that little water evaporates, and they remain side by side in a cabinet at 20 °C. On the fourth day the student counts the seeds whose roots have become visible. In the dishes with the salt solution 22% of the seeds have sprouted, and in the dishes with pure water 87% of them have sprouted. The seeds that have not sprouted are discarded without further examination.`,
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
    text: `Forty university students volunteer for a study of sleep and memory. In the evening all of them learn the same list of 30 unrelated nouns, which is read aloud to them three times. The participants are then divided into two groups by lot. The members of the first group remain awake the entire night in a supervised lounge, where they may read or watch films but may not drink coffee. The members of the second group sleep for eight hours as usual.

At nine the next morning, after an identical breakfast, each student writes down as many of the words as possible within five minutes. An assistant who does not know which group the student belongs to compares the answers with the list. Students who remained awake recall 14 words on average, whereas students who slept recall 21 words; the test is not repeated on a later day.`,
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
    text: `Because mold often spoils bread within days, a student examines whether lemon juice, which is acidic, can slow its growth. Twenty slices are cut from one loaf that contains no preservative. With a dropper, the student distributes 5 drops of lemon juice over the surface of ten slices and 5 drops of water over the surface of the other ten. Every slice is sealed in a transparent plastic bag, and all of the bags are kept in the same dark cupboard at ordinary room temperature.

The bags remain closed during the entire experiment. After ten days the student places a transparent grid over each bag and counts the squares beneath which mold is visible. On average, mold covers 9% of the area of the slices with lemon juice, whereas it covers 34% of the area of the slices with water.`,
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
