import { gridMap, type MapPlace, mapRegions } from '../../kit/figures/index.js';
import type { Rng } from '../../kit/rng.js';
import type { DraftRegion, ItemModel } from '../../kit/types.js';

const TOWNS = [
  { title: 'Dunmore', names: ['Bank', 'Bakery', 'Museum', 'School', 'Park', 'Clinic'] },
  { title: 'Port Lacey', names: ['Ferry', 'Hotel', 'Chapel', 'Market', 'Garage', 'Pool'] },
  { title: 'Fairgrounds', names: ['Stage', 'Barn', 'First Aid', 'Ponies', 'Tickets', 'Picnic'] },
  { title: 'Hospital Grounds', names: ['Lobby', 'Lab', 'Chapel', 'Garden', 'Garage', 'Offices'] },
];

const square = (p: MapPlace) => `${String.fromCharCode(65 + p.column)}${p.row + 1}`;
const blocks = (count: number) => (count === 1 ? '1 block' : `${count} blocks`);

function placesOf(rng: Rng, names: readonly string[]): MapPlace[] {
  const squares = rng.sample(
    Array.from({ length: 20 }, (_, i) => ({ column: i % 5, row: Math.floor(i / 5) })),
    names.length,
  );
  return names.map((name, i) => ({ name, ...(squares[i] ?? { column: 0, row: 0 }) }));
}

/** The walk from one place to another in two legs, as the directions give it. */
function legs(rng: Rng, from: MapPlace, to: MapPlace): [string, string] {
  const [dx, dy] = [to.column - from.column, to.row - from.row];
  const across = `${blocks(Math.abs(dx))} ${dx > 0 ? 'east' : 'west'}`;
  const along = `${blocks(Math.abs(dy))} ${dy > 0 ? 'south' : 'north'}`;
  return rng.int(0, 1) === 0 ? [across, along] : [along, across];
}

/** Where one place lies, seen from another: "1 block south and 2 blocks east". */
function offset(from: MapPlace, to: MapPlace): string {
  const [dx, dy] = [to.column - from.column, to.row - from.row];
  const along = dy === 0 ? [] : [`${blocks(Math.abs(dy))} ${dy > 0 ? 'south' : 'north'}`];
  const across = dx === 0 ? [] : [`${blocks(Math.abs(dx))} ${dx > 0 ? 'east' : 'west'}`];
  return [...along, ...across].join(' and ');
}

/** How a walk that ends at the wrong place went wrong, and what that adds to the rationale. */
function wrongTurn(
  from: MapPlace,
  to: MapPlace,
  place: MapPlace,
  [one, two]: [string, string],
): { misconception: string; adds: string } {
  const [dx, dy] = [to.column - from.column, to.row - from.row];
  const [x, y] = [place.column - from.column, place.row - from.row];
  const acrossFirst = /east|west/.test(one);
  if ((x === dx && y === 0) || (x === 0 && y === dy)) {
    const stopped = (y === 0) === acrossFirst;
    return {
      misconception: stopped ? 'skips-last-step' : 'skips-step',
      adds: `; this leaves out the ${stopped ? two : one}`,
    };
  }
  const misconception =
    x * dx < 0 || y * dy < 0
      ? 'reverses-direction'
      : x === 0 || y === 0
        ? 'misreads-route'
        : 'miscounts';
  return { misconception, adds: '' };
}

/** The places that may be selected, as regions named by their squares. */
function goalRegions(
  goals: MapPlace[],
  from: MapPlace,
  to: MapPlace,
  [one, two]: [string, string],
): DraftRegion[] {
  return mapRegions(goals).flatMap((shape, i): DraftRegion[] => {
    const place = goals[i];
    if (place === undefined) return [];
    const name = `Square ${square(place)}`;
    if (place === to) {
      const rationale = `From ${square(from)}, going ${one} and then ${two} leads to ${square(to)}.`;
      return [{ name, shape, rationale }];
    }
    const missed = wrongTurn(from, to, place, [one, two]);
    const rationale = `${square(place)} is ${offset(from, place)} of ${square(from)}${missed.adds}.`;
    return [{ name, shape, rationale, misconception: missed.misconception }];
  });
}

/** Walking directions on a map of blocks: where does the walk end? */
export const mapWalk: ItemModel = {
  id: 'reading.map-walk',
  objective: 'reading.key-ideas.graphics',
  type: 'hot-spot',
  difficulty: 0,
  variants: 12,
  make: (rng) => {
    const { title, names } = rng.pick(TOWNS);
    let places = placesOf(rng, names);
    const straight = ([from, to]: MapPlace[]) =>
      from?.column === to?.column || from?.row === to?.row;
    while (straight(places)) places = placesOf(rng, names);
    const [from, to] = places as [MapPlace, MapPlace];
    const goals = places.slice(1).sort((a, b) => a.row - b.row || a.column - b.column);
    const [one, two] = legs(rng, from, to);
    return {
      type: 'hot-spot',
      stem: `A visitor is at the place marked **${from.name}** on the map and is told, “Go ${one} and then ${two}.” Select the square where the visitor ends up.`,
      figure: gridMap({ title, columns: 5, rows: 4, places, scale: '1 block' }),
      regions: goalRegions(goals, from, to, [one, two]),
      key: goals.indexOf(to),
    };
  },
  solve: (draft) => {
    const start = /\*\*(.+?)\*\*/.exec(draft.stem)?.[1] ?? '';
    const found = new RegExp(`${start} in ([A-E])(\\d)`).exec(draft.figure?.alt ?? '');
    const step = (way: string) =>
      Number(new RegExp(`(\\d) blocks? ${way}`).exec(draft.stem)?.[1] ?? 0);
    const column = (found?.[1] ?? 'A').charCodeAt(0) + step('east') - step('west');
    const row = Number(found?.[2]) + step('south') - step('north');
    return `Square ${String.fromCharCode(column)}${row}`;
  },
};
