import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

/** Topic sentences with a detail that supports each; `near` shares its subject but not its point. */
const TOPICS = readTable(
  `
  Walking is a cheap form of exercise. | It needs no membership, no equipment, and no special clothes. | Walking upright set early humans apart from other animals. | Walking can be combined with a visit to a friend.
  The new software has made the clinic more efficient. | Nurses now find a patient's record in four seconds instead of sixty. | The new software was installed by a company from Ohio. | The clinic has had computers since 1988.
  Honeybees communicate by dancing. | A bee that has found flowers runs in a figure eight to show their direction. | A honeybee has four wings and five eyes. | Honeybees make honey from nectar.
  The winter of 1936 was unusually cold. | Trains stood still for days because the switches had frozen. | A movie theater opened on Main Street in 1936. | Winter begins in December in the northern half of the world.
  Our bakery wastes very little food. | Bread left at closing time is delivered to a shelter each night. | Our bakery opens at six and closes at seven. | Rye bread keeps longer than wheat bread.
  Laughter is good for the body. | It lowers the level of stress hormones in the blood. | Laughter can be heard in every country of the world. | Some people laugh more loudly than others.
  The bridge is no longer safe. | Inspectors have found cracks in three of its main beams. | The bridge was painted green by a local artist. | Many postcards show the bridge at sunset.
  Ms. Ono is an excellent supervisor. | She listens to complaints and answers each one within a day. | Ms. Ono lives near the harbor with her two sons. | Ms. Ono has worked in four cities.
  Glass can be recycled again and again. | A bottle may be melted and reshaped countless times without losing quality. | Glass is made of sand, soda, and lime. | Some glass is blue because it contains cobalt.
  The desert is full of life after a rain. | Within days, seeds that lay dry for years cover the ground with flowers. | The desert lies between two ranges of mountains. | Rain is measured in inches or millimeters.
  Checklists prevent mistakes in surgery. | Hospitals that use them leave fewer sponges inside patients. | Surgery is performed under bright lamps. | A checklist may be printed on paper or cardboard.
  The piano is a versatile instrument. | It can accompany a singer, join an orchestra, or fill a hall alone. | The piano has eighty-eight keys, most of them white. | The piano must be tuned twice a year.
  `,
  ['topic', 'key', 'one', 'two'],
);

/** Details that support a given topic sentence. */
export const details: ItemModel[] = [
  rowModel(
    { id: 'english.detail-for-topic', objective: 'knowledge.paragraphs', difficulty: -0.4 },
    'multiple-choice',
    TOPICS,
    (row, rng) => {
      const stranger = rng.pick(TOPICS.filter(({ topic }) => topic !== row.topic));
      return {
        type: 'multiple-choice',
        stem: `A paragraph opens with the topic sentence shown. Which detail supports it?\n\n> ${row.topic}`,
        key: {
          text: row.key,
          rationale: `This detail gives a reason or an example for the point of the paragraph: "${row.topic}"`,
        },
        distractors: [
          ...[row.one, row.two].map((text) => ({
            text,
            misconception: 'same-subject-other-point',
            rationale:
              'The detail concerns the same subject, but it does not support the point that the topic sentence makes.',
          })),
          {
            text: stranger.key,
            misconception: 'off-topic',
            rationale: `The detail belongs to another paragraph, one with the topic sentence "${stranger.topic}"`,
          },
        ],
      };
    },
  ),
];
