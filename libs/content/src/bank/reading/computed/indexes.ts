import type { Rng } from '../../kit/rng.js';
import type { ItemModel } from '../../kit/types.js';
import { numberOption, table, type WrongNumber, wrongOptions } from './support.js';

interface Entry {
  heading: string;
  /** Subentries as printed, each with a reader's need phrased in other words. */
  parts: { printed: string; need: string }[];
}

const BOOKS: { title: string; entries: Entry[] }[] = [
  {
    title: 'The Kitchen Garden Year',
    entries: [
      {
        heading: 'Beans',
        parts: [
          { printed: 'drying', need: 'keep beans through the winter without a freezer' },
          { printed: 'supports for', need: 'give climbing beans something to climb on' },
          { printed: 'sowing', need: 'put bean seeds into the ground' },
        ],
      },
      {
        heading: 'Compost',
        parts: [
          { printed: 'odors', need: 'stop a heap of kitchen scraps from smelling' },
          { printed: 'turning', need: 'mix a heap of garden waste so that it gets air' },
          { printed: 'worms in', need: 'learn what earthworms do in a heap of garden waste' },
        ],
      },
      {
        heading: 'Pests',
        parts: [
          { printed: 'aphids', need: 'get rid of tiny green insects on leaves' },
          { printed: 'deer', need: 'keep large animals from eating young plants' },
          { printed: 'slugs', need: 'protect lettuce from soft, slow night feeders' },
        ],
      },
      {
        heading: 'Soil',
        parts: [
          { printed: 'clay', need: 'loosen ground that is heavy and sticky' },
          { printed: 'testing', need: 'find out how acidic the ground is' },
        ],
      },
      {
        heading: 'Watering',
        parts: [
          { printed: 'by drip hose', need: 'water plants slowly at the root' },
          { printed: 'during travel', need: 'keep plants alive while the owner is away' },
        ],
      },
    ],
  },
  {
    title: 'First Aid at Work',
    entries: [
      {
        heading: 'Burns',
        parts: [
          { printed: 'chemical', need: 'treat skin that acid has touched' },
          { printed: 'electrical', need: 'help a person hurt by a live wire' },
          { printed: 'from heat', need: 'cool skin that has touched a hot pan' },
        ],
      },
      {
        heading: 'Choking',
        parts: [
          { printed: 'in adults', need: 'help a grown person with food stuck in the throat' },
          { printed: 'in infants', need: 'help a baby who has swallowed a bead' },
        ],
      },
      {
        heading: 'Cuts',
        parts: [
          { printed: 'cleaning', need: 'wash dirt out of a small wound' },
          { printed: 'deep', need: 'slow heavy bleeding from a wound' },
          { printed: 'stitches for', need: 'decide whether a wound needs stitches' },
        ],
      },
      {
        heading: 'Eyes',
        parts: [
          { printed: 'dust in', need: 'remove a speck from under the eyelid' },
          { printed: 'splashes', need: 'rinse a cleaning liquid from the eye' },
        ],
      },
      {
        heading: 'Sprains',
        parts: [
          { printed: 'ankle', need: 'care for a foot that was twisted on a step' },
          { printed: 'wrist', need: 'care for a hand that was bent back in a fall' },
        ],
      },
    ],
  },
  {
    title: 'Caring for an Older House',
    entries: [
      {
        heading: 'Attic',
        parts: [
          { printed: 'insulation', need: 'keep warmth from escaping through the top of the house' },
          { printed: 'ventilation', need: 'let damp air out from under the roof' },
        ],
      },
      {
        heading: 'Basement',
        parts: [
          { printed: 'flooding', need: 'deal with water on the lowest floor' },
          { printed: 'mold', need: 'remove dark, musty patches from cellar walls' },
        ],
      },
      {
        heading: 'Chimney',
        parts: [
          { printed: 'caps', need: 'keep rain and birds out of the flue' },
          { printed: 'cleaning', need: 'have soot taken out of the flue' },
        ],
      },
      {
        heading: 'Floors',
        parts: [
          { printed: 'sanding', need: 'smooth old boards before varnishing' },
          { printed: 'squeaks', need: 'quiet a board that makes a noise underfoot' },
          { printed: 'tiles', need: 'replace a cracked square by the bathtub' },
        ],
      },
      {
        heading: 'Windows',
        parts: [
          { printed: 'drafts', need: 'stop cold air from coming in around a closed sash' },
          { printed: 'sash cords', need: 'make a sash stay up again by itself' },
        ],
      },
    ],
  },
];

interface PrintedPart {
  printed: string;
  need: string;
  page: number;
}

interface PrintedEntry {
  heading: string;
  start: number;
  end: number;
  parts: PrintedPart[];
}

/** Assigns ascending page numbers to a book's entries. */
function printIndex(rng: Rng, entries: readonly Entry[]): PrintedEntry[] {
  let page = rng.int(8, 20);
  return entries.map(({ heading, parts }) => {
    const start = page;
    const pages = parts.map(() => {
      page += rng.int(2, 5);
      return page;
    });
    const end = page + rng.int(2, 4);
    page = end + rng.int(3, 30);
    // In a real book, pages within an entry are in alphabetical order only by chance, so shuffle them.
    const mixed = rng.shuffle(pages);
    return { heading, start, end, parts: parts.map((p, i) => ({ ...p, page: mixed[i] ?? start })) };
  });
}

/** The pages a reader finds who takes the wrong topic, the wrong entry, or an end of the range. */
function pageErrors(
  entry: PrintedEntry,
  sibling: PrintedPart,
  strays: readonly (PrintedPart & { heading: string })[],
): WrongNumber[] {
  const { heading, start, end } = entry;
  return [
    {
      value: sibling.page,
      misconception: 'wrong-subentry',
      rationale: `Page ${sibling.page} is listed for “${sibling.printed}” under ${heading}, which is another topic.`,
    },
    {
      value: start,
      misconception: 'takes-start-of-range',
      rationale: `Page ${start} is where the pages on ${heading} begin; the topic has a page of its own.`,
    },
    {
      value: end,
      misconception: 'takes-end-of-range',
      rationale: `Page ${end} is where the pages on ${heading} end; the topic has a page of its own.`,
    },
    ...strays.map((stray) => ({
      value: stray.page,
      misconception: 'wrong-entry',
      rationale: `Page ${stray.page} is listed for “${stray.printed}” under ${stray.heading}.`,
    })),
  ];
}

/** Find the page of a subentry from a need phrased in other words. */
export const indexLookup: ItemModel = {
  id: 'reading.index-lookup',
  objective: 'reading.key-ideas.locate',
  type: 'multiple-choice',
  difficulty: -0.3,
  variants: 12,
  make: (rng) => {
    const book = rng.pick(BOOKS);
    const entries = printIndex(rng, book.entries);
    const entry = rng.pick(entries);
    const [wanted, sibling] = rng.sample(entry.parts, 2);
    if (!wanted || !sibling) throw new RangeError(`${entry.heading}: fewer than two parts`);
    const elsewhere = entries
      .filter((e) => e !== entry)
      .flatMap(({ heading, parts }) => parts.map((part) => ({ ...part, heading })));
    const rows = entries.map((e) => [
      e.heading,
      e.parts.map((part) => `${part.printed}, ${part.page}`).join('; '),
      `${e.start}–${e.end}`,
    ]);
    return {
      type: 'multiple-choice',
      stem: `**From the index of *${book.title}***\n\n${table(['Heading', 'Topics', 'Pages'], rows)}\n\nA reader wants to ${wanted.need}. To which page should the reader turn?`,
      key: numberOption(
        wanted.page,
        `Under ${entry.heading}, the topic “${wanted.printed}” fits this need and is on page ${wanted.page}.`,
      ),
      distractors: wrongOptions(
        rng,
        wanted.page,
        pageErrors(entry, sibling, rng.sample(elsewhere, 3)),
      ),
    };
  },
  solve: (draft) => {
    const need = /wants to (.+)\. To which/.exec(draft.stem)?.[1];
    const entry = BOOKS.flatMap((b) => b.entries).find((e) => e.parts.some((p) => p.need === need));
    const printed = entry?.parts.find((p) => p.need === need)?.printed;
    const row = draft.stem.split('\n').find((line) => line.startsWith(`| ${entry?.heading} |`));
    return Number(new RegExp(`${printed}, (\\d+)`).exec(row ?? '')?.[1]);
  },
};
