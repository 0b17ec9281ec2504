import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

/** Paragraphs of five sentences; `odd` (2 to 5) is the place of the one that leaves the subject. */
const PARAGRAPHS = readTable(
  `
  how the hospice garden helps patients | The garden behind the hospice was made for its patients. | Its paths are wide enough for beds on wheels. | Low fountains give those who cannot see a pleasant sound to follow. | The city's largest fountain was built in 1890. | Even in winter, scented shrubs bloom beside the benches. | 4 | The fountain of the city has nothing to do with the patients' garden.
  why sea otters matter to kelp forests | Sea otters protect the kelp forests of the coast. | They eat the urchins that feed on kelp. | Where otters vanished, urchins soon turned forests into bare rock. | Otters sometimes hold hands while they sleep. | Where otters returned, the kelp grew back within years. | 4 | How otters sleep does not show that they protect the kelp.
  the steps of checking a pulse | To check a pulse, place two fingers on the inside of the wrist. | Press lightly until you feel a beat. | Many wristwatches are water-resistant. | Count the beats for thirty seconds. | Double that number to find the rate per minute. | 3 | Water-resistant watches are no part of the instructions.
  the career of Bessie Coleman | In 1921 Bessie Coleman became the first Black American woman with a pilot's license. | No flying school in her country would admit her, so she learned French and trained in France. | France produces many kinds of cheese. | After her return she thrilled crowds with daring shows. | She used her fame to encourage others to fly. | 3 | Cheese has nothing to do with the life of the pilot.
  the benefits of a school breakfast | Breakfast at school helps children to learn. | Pupils who have eaten can pay attention longer. | Teachers report fewer visits to the nurse before noon. | The word "breakfast" is made of "break" and "fast." | In several districts, even attendance has improved. | 4 | The origin of the word does not show that the meal helps children.
  how the town prepared for the flood | When the river began to rise, the town acted quickly. | Volunteers filled sandbags through the night. | Buses took residents of the lower streets to the school. | The school's team had won the regional title in May. | By dawn every threatened house was empty. | 4 | The title of the team has no part in the preparations.
  how to choose running shoes | Running shoes should be chosen with care. | Shop in the evening, when feet are slightly larger. | Leave the width of a thumb in front of the longest toe. | Some runners listen to music. | Walk around the store for several minutes before you decide. | 4 | Music is no help in choosing shoes.
  the risks of skipping safety goggles | Goggles must be worn in the chemistry lab. | A single splash of acid can blind an eye. | Broken glass may fly in any direction. | Even those who only watch an experiment are at risk. | The lab has a view of the campus lake. | 5 | The view has nothing to do with the risks to the eyes.
  the changes to the visitor policy | Our visitor policy will change on the first of May. | Two guests at a time may sit with each patient. | The gift shop was recently painted. | Children under twelve may visit on weekends. | All guests will receive a badge at the entrance. | 3 | The paint of the shop is no part of the policy.
  how bread dough rises | Yeast makes bread dough rise. | The living cells feed on sugar in the dough. | Wheat is grown on every continent but one. | They give off bubbles of carbon dioxide. | The bubbles are trapped by the dough, which swells. | 3 | Where wheat grows does not explain why the dough rises.
  the lamplighter's work | My great-grandfather lit the street lamps of his town. | At dusk he set out with a ladder and a flame. | He knew every corner of the forty streets on his route. | Electric cars are now sold in the same town. | At dawn he walked the route again to put the lamps out. | 4 | Electric cars have no part in the lamplighter's work.
  why hand-offs between shifts are dangerous | The change of shifts is a risky moment in a hospital. | Details are easily lost when one nurse reports to another. | Interruptions make the report even harder to follow. | Some nurses prefer the early shift because they like to cook. | A written checklist has been shown to reduce such errors. | 4 | What nurses like to do at home has nothing to do with the risk.
  how the volunteers saved the old theater | The old theater was saved by its neighbors. | They sold cookies and washed cars to raise money. | Popcorn was first sold in theaters long ago. | Carpenters among them repaired the stage for free. | Last month the curtain rose again. | 3 | The history of popcorn has no part in the rescue of the theater.
  why hand washing matters in a hospital | Clean hands protect hospital patients. | Germs travel from bed to bed on the hands of visitors and staff. | Hospitals that remind people to wash report fewer infections. | Soap can be made at home with simple tools. | Even a twenty-second wash removes most germs. | 4 | Making soap at home does not show why clean hands matter in a hospital.
  how to pack a suitcase | A suitcase holds more if it is packed in layers. | Put shoes and heavy things at the bottom. | Airports can be noisy in the summer. | Roll soft clothes and fill the gaps with them. | Lay a jacket flat on top. | 3 | Noise at airports has nothing to do with packing.
  the life of a monarch butterfly | A monarch butterfly passes through four stages. | It begins as an egg on a milkweed leaf. | The caterpillar that hatches eats the leaves and grows. | Milkweed sap was once tested as a rubber. | Inside a green case it then changes into a butterfly. | 4 | Rubber made of sap has no part in the life of the butterfly.
  the new schedule of the bus line | Starting in June, Bus 12 will run on a new schedule. | On weekdays a bus will leave every ten minutes. | The drivers wear blue jackets. | On weekends the interval will be twenty minutes. | The last bus will leave the station at midnight. | 3 | The color of the jackets is no part of the schedule.
  the benefits of reading aloud to children | Reading aloud to children has lasting benefits. | It introduces them to words that are rare in conversation. | It trains them to listen for longer periods. | Many libraries were founded by wealthy donors. | Above all, it teaches them that books are a pleasure. | 4 | Who founded libraries does not show the benefits of reading aloud.
  what caused the fire in the barn | Investigators have found the cause of the fire. | A lantern had been left on a bale of hay. | Hay is cut several times in one summer. | When the lantern fell, the dry hay caught fire at once. | A strong wind carried the flames to the roof. | 3 | How often hay is cut does not explain the fire.
  how the ankle should be treated after a sprain | A sprained ankle needs four things in the first two days. | Rest keeps the injury from growing worse. | Ice, wrapped in a cloth, limits the swelling. | Skating became popular in the last century. | A bandage and a raised position also help. | 4 | The popularity of skating has nothing to do with the treatment.
  `,
  ['subject', 'one', 'two', 'three', 'four', 'five', 'odd', 'why'],
);

/** Unity of a paragraph. */
export const unity: ItemModel[] = [
  rowModel(
    { id: 'english.off-topic-sentence', objective: 'knowledge.paragraphs', difficulty: -0.6 },
    'multiple-choice',
    PARAGRAPHS,
    ({ subject, one, two, three, four, five, odd, why }) => {
      const sentences = [one, two, three, four, five];
      const off = sentences[Number(odd) - 1] ?? '';
      const rest = sentences.slice(1).filter((sentence) => sentence !== off);
      return {
        type: 'multiple-choice',
        stem: `Which sentence should be removed, because it does not belong in the paragraph?\n\n> ${sentences.join(' ')}`,
        key: { text: off, rationale: `The subject of the paragraph is ${subject}. ${why}` },
        distractors: rest.map((text) => ({
          text,
          misconception: 'removes-supporting-sentence',
          rationale: `This sentence belongs in the paragraph: it tells something about ${subject}.`,
        })),
      };
    },
  ),
];
