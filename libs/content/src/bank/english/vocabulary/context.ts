import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const OBJECTIVE = 'vocabulary.context';

/** Wrong meanings are of the same word class; `clue` quotes the words that settle the meaning. */
const CLUES = readTable(
  `
  lethargic | Usually full of energy, the child was so **lethargic** that she could hardly lift her head. | sluggish | cheerful | restless | stubborn | "could hardly lift her head" and the contrast with "full of energy"
  frugal | Being **frugal**, Mr. Bell saved string, mended his socks, and never bought what he did not need. | thrifty | wealthy | forgetful | generous | the examples of saving, mending, and not buying
  mitigate | The barrier cannot stop the noise, but it will **mitigate** it enough for patients to sleep. | lessen | record | worsen | explain | "cannot stop" but "enough for patients to sleep"
  arid | The **arid** valley receives less than four inches of rain a year. | dry | fertile | narrow | distant | "less than four inches of rain a year"
  candid | Her answers were **candid**; she hid nothing, not even her own mistakes. | honest | rude | brief | clever | "she hid nothing"
  obsolete | Once found in every office, typewriters became **obsolete** when computers arrived. | outdated | expensive | essential | damaged | "once found in every office" and the arrival of computers
  benign | To everyone's relief, the tumor was **benign** and would not spread. | harmless | deadly | enormous | hidden | "to everyone's relief" and "would not spread"
  novice | Though only a **novice**, with two lessons behind him, Ito skied down the steep slope. | beginner | champion | teacher | visitor | "with two lessons behind him"
  adhere | If the patch does not **adhere** to the skin, press it firmly or use tape. | stick | irritate | respond | belong | "press it firmly or use tape"
  copious | She took **copious** notes, filling three notebooks in a single week. | plentiful | messy | secret | accurate | "filling three notebooks in a single week"
  alleviate | The ice pack will **alleviate** the pain until the medicine begins to work. | ease | measure | increase | delay | the ice pack helps "until the medicine begins to work"
  futile | After an hour they saw that pushing the truck was **futile**: it had not moved an inch. | useless | exciting | dangerous | illegal | "it had not moved an inch"
  conspicuous | In his yellow suit he was **conspicuous** among the guests in black. | noticeable | uncomfortable | popular | welcome | the contrast of a yellow suit with guests in black
  deteriorate | Without care the old bridge will **deteriorate** until it is no longer safe. | get worse | grow longer | stay open | cost more | "until it is no longer safe"
  impartial | A judge must be **impartial** and favor neither side. | fair | strict | patient | powerful | "favor neither side"
  audible | The speaker's voice was barely **audible**, so those in the back moved forward to listen. | able to be heard | easy to agree with | pleasant to hear | full of sorrow | "those in the back moved forward to listen"
  abate | We waited in the barn for the storm to **abate**, and when the wind had died down, we walked home. | weaken | arrive | surprise | return | "when the wind had died down"
  reluctant | The cat was **reluctant** to enter the carrier and had to be pushed inside. | unwilling | eager | unable | quick | "had to be pushed inside"
  concise | The instructions were **concise**: three short lines said all that was needed. | brief and clear | long and dull | hard to read | full of errors | "three short lines said all that was needed"
  erratic | His pulse was **erratic**, now fast, now slow, now skipping a beat. | irregular | steady | feeble | normal | "now fast, now slow, now skipping a beat"
  dormant | Bears stay **dormant** through the winter and become active again in spring. | inactive | hungry | visible | aggressive | the contrast with "become active again"
  comply | Drivers who do not **comply** with the speed limit will be fined. | obey | argue | agree | compete | breaking the rule leads to a fine
  scrutinize | The auditor will **scrutinize** every receipt, checking each figure twice. | examine closely | throw away | pay promptly | copy by hand | "checking each figure twice"
  prevalent | Colds are most **prevalent** in winter, when nearly every family has one. | common | serious | contagious | unusual | "nearly every family has one"
  diligent | Ana is a **diligent** student who works on every assignment until it is perfect. | hardworking | lucky | quiet | popular | "works on every assignment until it is perfect"
  vague | His directions were so **vague** that nobody knew which road to take. | unclear | detailed | funny | lengthy | "nobody knew which road to take"
  hazardous | Because the fumes are **hazardous**, workers must wear masks near the tank. | dangerous | invisible | pleasant | expensive | "workers must wear masks"
  temporary | The repair is only **temporary**; a new pipe will be installed next week. | lasting a short time | done at no cost | hard to see | made by hand | "a new pipe will be installed next week"
  abundant | Berries were so **abundant** that we filled six buckets in an hour. | plentiful | sour | hidden | small | "we filled six buckets in an hour"
  cautious | A **cautious** climber, Eva tested each hold before she trusted it. | careful | famous | tired | fast | "tested each hold before she trusted it"
  expand | Metal rails **expand** in the heat, so small gaps are left between them. | grow larger | turn darker | break apart | lose weight | gaps must be left for the rails in the heat
  hostile | The crowd was **hostile**: people shouted insults and threw paper cups. | unfriendly | cheerful | curious | orderly | "shouted insults and threw paper cups"
  eradicate | The campaign did not just reduce the disease; it hoped to **eradicate** it so that no case would remain. | wipe out | study | slow down | name | "no case would remain"
  feasible | The engineer said that the bridge was **feasible**: it could be built with the money at hand. | possible | beautiful | dangerous | old-fashioned | "it could be built with the money at hand"
  transparent | The lid is **transparent**, so you can see the soup without lifting it. | clear | heavy | tight | metallic | "you can see the soup without lifting it"
  hinder | Thick mud did not stop the rescuers, but it did **hinder** them, and the trip took twice as long. | slow down | guide | protect | surprise | "the trip took twice as long"
  rigid | The cast is **rigid**, so the broken bone cannot bend or shift. | stiff | white | loose | waterproof | "cannot bend or shift"
  consume | Athletes in training **consume** up to five meals a day. | eat | cook | refuse | sell | "up to five meals a day"
  vivid | Her description was so **vivid** that I could almost smell the market. | lively and clear | false | brief | familiar | "I could almost smell the market"
  meticulous | The watchmaker is **meticulous**; he checks each tiny wheel three times. | extremely careful | very wealthy | easily bored | often late | "checks each tiny wheel three times"
  ambiguous | The note was **ambiguous**: "Meet me at the bank" could mean the river or the building. | open to more than one meaning | written in haste | kept secret | impossible to read | two meanings of the note are given
  subside | By evening the swelling had begun to **subside**, and the ring came off easily. | go down | hurt more | change color | spread | "the ring came off easily"
  inevitable | With no brakes and a steep hill ahead, a crash seemed **inevitable**. | certain to happen | hard to explain | easy to prevent | slow to come | there were no brakes on a steep hill
  resilient | The **resilient** young tree bent in the storm and stood straight again by noon. | able to recover | tall | without leaves | newly planted | "stood straight again by noon"
  tranquil | After the noise of the city, the **tranquil** lake let us rest at last. | calm | deep | frozen | crowded | the contrast with "the noise of the city" and the rest
  elated | Sam was **elated** by the news; he laughed and hugged everyone in the room. | overjoyed | confused | ashamed | bored | "laughed and hugged everyone"
  verify | Before giving the drug, **verify** the name by checking the wristband. | confirm | change | write | forget | "by checking the wristband"
  chronic | His cough was not a passing thing but **chronic**, lasting more than two years. | long-lasting | contagious | painless | sudden | "lasting more than two years"
  `,
  ['word', 'sentence', 'key', 'one', 'two', 'three', 'clue'],
);

const meaningInContext = rowModel(
  { id: 'english.context-meaning', objective: OBJECTIVE, difficulty: -0.4 },
  'multiple-choice',
  CLUES,
  ({ word, sentence, key, one, two, three, clue }) => ({
    type: 'multiple-choice',
    stem: `Use the clues in the sentence to find the meaning of the word in bold type.\n\n> ${sentence}`,
    key: {
      text: key,
      rationale: `The clue is ${clue}. It shows that "${word}" means "${key}."`,
    },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: 'overlooks-context-clue',
      rationale: `The meaning "${text}" would fit the grammar of the sentence but not its clue: ${clue}.`,
    })),
  }),
);

const CLUE_TYPES: Record<string, [name: string, what: string]> = {
  definition: ['A definition', 'states the meaning of the word directly'],
  contrast: ['A contrast', 'sets the word against its opposite'],
  example: ['Examples', 'lists cases of what the word names'],
  synonym: ['A synonym', 'repeats the idea in another word'],
};

const CLUE_SENTENCES = readTable(
  `
  definition | A **sphygmomanometer**, a device that measures blood pressure, hung on the wall. | the words between the commas say what the device is
  contrast | Unlike her **gregarious** sister, Ana prefers to spend her evenings alone. | "unlike" opposes the word to "prefers to spend her evenings alone"
  example | **Citrus** fruits, such as oranges, lemons, and limes, are rich in vitamin C. | "such as" introduces three fruits of the group
  synonym | The hikers were **famished**, so hungry that they ate the bread without butter. | "so hungry" repeats the idea
  definition | The **perimeter** is the distance around the outside of a figure. | "is the distance around" explains the term
  contrast | The old road was **tortuous**, but the new one runs in a straight line. | "but" opposes the word to "a straight line"
  example | Keep **perishables**, including milk, fish, and fresh berries, in the cooler. | "including" introduces foods of the kind
  synonym | The path was **arduous**; it was a difficult climb from the first step. | "difficult" repeats the idea
  definition | **Edema**, which is swelling caused by fluid in the tissues, was seen in both ankles. | "which is swelling" explains the term
  contrast | Although the label said the glue was **permanent**, the handle came off within a day. | "although" opposes the word to "came off within a day"
  example | **Percussion** instruments like drums, cymbals, and gongs stood at the back. | "like" introduces three instruments of the group
  synonym | The committee reached a **unanimous** decision; everyone agreed with it. | "everyone agreed" repeats the idea
  definition | The **sternum**, or breastbone, protects the heart. | "or breastbone" gives the meaning
  contrast | While his brother is **punctual**, Dan arrives late for every meeting. | "while" opposes the word to "arrives late"
  example | **Nocturnal** animals, such as owls, bats, and raccoons, hunt in the dark. | "such as" introduces three animals of the kind
  synonym | The lecture was **tedious**; in fact, it was so boring that two people fell asleep. | "so boring" repeats the idea
  definition | **Dehydration** is a condition in which the body has lost too much water. | "is a condition in which" explains the term
  contrast | The first speaker was **verbose**, but the second one used few words. | "but" opposes the word to "used few words"
  example | Carry your **credentials** with you, for example, your license, your badge, and your diploma. | "for example" introduces three documents of the kind
  synonym | We found the puppy **drenched**, soaked to the skin by the rain. | "soaked to the skin" repeats the idea
  `,
  ['kind', 'sentence', 'why'],
);

const clueType = rowModel(
  { id: 'english.context-clue-type', objective: OBJECTIVE, difficulty: 0.2 },
  'multiple-choice',
  CLUE_SENTENCES,
  ({ kind, sentence, why }) => {
    const [keyText, keyWhat] = CLUE_TYPES[kind] ?? ['', ''];
    const others = Object.entries(CLUE_TYPES).filter(([name]) => name !== kind);
    return {
      type: 'multiple-choice',
      stem: `Which kind of context clue helps most with the word in bold type?\n\n> ${sentence}`,
      key: { text: keyText, rationale: `This kind of clue ${keyWhat}: here ${why}.` },
      distractors: others.map(([name, [text, what]]) => ({
        text,
        misconception: `sees-${name}-clue`,
        rationale: `Such a clue ${what}. The sentence works in another way: ${why}.`,
      })),
    };
  },
);

/** Meaning from context. */
export const contextModels: ItemModel[] = [meaningInContext, clueType];
