import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const OBJECTIVE = 'conventions.sentences';

/** One verb breaks the tense of the sentence. */
const SHIFTS = readTable(
  `
  The aide opened the window, checked the chart, and ______ the pillow. | adjusted | adjusts | is adjusting | will adjust | past | opened
  Every morning the baker lights the oven and ______ the dough. | kneads | kneaded | was kneading | had kneaded | present | lights
  When the storm hit, the lights flickered and the radio ______ silent. | went | goes | will go | is going | past | flickered
  Next week the crew will pave the lot and ______ new lines. | paint | painted | were painting | has painted | future | will pave
  The sensor measures the pressure and ______ a signal to the pump. | sends | sent | had sent | was sending | present | measures
  As the curtain rose, the audience ______ and the band began to play. | cheered | cheers | will cheer | is cheering | past | rose
  By the time we arrived, the train ______ the station. | had left | leaves | will leave | has been leaving | past perfect | arrived
  Since 2010 the shelter ______ more than a thousand dogs a year. | has housed | houses | is housing | will house | present perfect | since 2010
  Yesterday the committee met, discussed the budget, and ______ it. | approved | approves | has approved | is approving | past | met
  If the alarm sounds, leave your desk and ______ to the stairs. | walk | walked | walking | have walked | command | leave
  The chef tasted the sauce, frowned, and ______ a pinch of salt. | added | adds | will add | is adding | past | tasted
  Before the guests sat down, Mia ______ all of the candles. | had lit | lights | will light | has lit | past perfect | sat
  Last night the power failed, and the elevator ______ between two floors. | stopped | stops | is stopping | will stop | past | failed
  Each spring the stream swells and ______ the lower meadow. | floods | flooded | was flooding | had flooded | present | swells
  Tomorrow the mason will lay the stones and ______ the gaps. | fill | filled | fills | had filled | future | will lay
  The pilot lowered the wheels and ______ the runway. | approached | approaches | will approach | is approaching | past | lowered
  Water freezes at zero degrees Celsius and ______ at one hundred. | boils | boiled | had boiled | was boiling | present | freezes
  After they ______ the house, they sold the furniture. | had left | leave | will leave | have been leaving | past perfect | sold
  By next June, Priya ______ here for ten years. | will have worked | worked | works | was working | future perfect | by next June
  While the nurse was taking my pulse, the phone ______. | rang | rings | will ring | has rung | past | was taking
  `,
  ['sentence', 'key', 'one', 'two', 'three', 'tense', 'clue'],
);

const tenseShift = rowModel(
  { id: 'english.verb-tense', objective: OBJECTIVE, difficulty: -0.1 },
  'multiple-choice',
  SHIFTS,
  ({ sentence, key, one, two, three, tense, clue }) => ({
    type: 'multiple-choice',
    stem: `Which verb form keeps the time of the events consistent?\n\n> ${sentence}`,
    key: {
      text: key,
      rationale: `The clue "${clue}" calls for the ${tense} form, and "${key}" has it.`,
    },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: 'shifts-tense',
      rationale: `With "${text}" the time shifts without a reason: the clue "${clue}" calls for the ${tense} form.`,
    })),
  }),
);

const PARTS = readTable(
  `
  slowly | adverb | adjective | noun | preposition | The elderly patient walked **slowly** down the hall. | it tells how the patient walked
  during | preposition | conjunction | adverb | verb | The phone rang twice **during** the exam. | it relates the noun "exam" to the rest of the sentence
  careful | adjective | adverb | noun | verb | A **careful** driver keeps a safe distance. | it describes the noun "driver"
  although | conjunction | preposition | adverb | pronoun | We hiked on, **although** it was raining. | it joins a dependent clause to the main clause
  courage | noun | adjective | verb | adverb | Her **courage** inspired the whole team. | it names a quality and is the subject of "inspired"
  they | pronoun | noun | adjective | conjunction | The boys waved when **they** saw the ship. | it stands in place of the noun "boys"
  painted | verb | adjective | noun | adverb | Last June the twins **painted** the fence. | it tells what the twins did
  painted | adjective | verb | noun | adverb | A **painted** fence stood behind the house. | it describes the noun "fence"
  very | adverb | adjective | preposition | noun | The soup was **very** hot. | it modifies the adjective "hot"
  but | conjunction | preposition | adverb | pronoun | The test was long, **but** it was fair. | it joins two independent clauses
  walk | noun | verb | adverb | adjective | After dinner we took a long **walk** by the lake. | it names a thing and is the object of "took"
  under | preposition | adverb | conjunction | adjective | The cat hid **under** the stairs. | it relates the noun "stairs" to the verb "hid"
  everyone | pronoun | noun | adjective | adverb | By noon **everyone** had signed the card. | it stands for people who are not named
  early | adverb | adjective | noun | conjunction | The bus left **early** this morning. | it tells when the bus left
  early | adjective | adverb | noun | preposition | We caught the **early** bus. | it describes the noun "bus"
  brave | adjective | adverb | noun | verb | The **brave** diver freed the whale. | it describes the noun "diver"
  bravely | adverb | adjective | noun | preposition | The diver acted **bravely**. | it tells how the diver acted
  bravery | noun | adjective | adverb | verb | The diver was honored for her **bravery**. | it names a quality and is the object of "for"
  because | conjunction | preposition | adverb | pronoun | We stayed inside **because** it was hot. | it joins a dependent clause to the main clause
  between | preposition | conjunction | adverb | adjective | The letter was hidden **between** two books. | it relates the noun "books" to the verb "was hidden"
  water | verb | noun | adjective | adverb | Please **water** the ferns twice a week. | it tells what should be done
  water | noun | verb | adjective | pronoun | The **water** in the lake is cold. | it names a thing and is the subject of "is"
  someone | pronoun | noun | adjective | conjunction | I heard that **someone** had called. | it stands for a person who is not named
  never | adverb | adjective | conjunction | noun | The old clock **never** stops. | it modifies the verb "stops"
  or | conjunction | preposition | adverb | pronoun | Would you like tea **or** juice? | it joins the nouns "tea" and "juice"
  toward | preposition | adverb | conjunction | verb | The kitten crept **toward** the dish. | it relates the noun "dish" to the verb "crept"
  seems | verb | adverb | adjective | noun | The patient **seems** better today. | it links the subject to its description
  happiness | noun | adjective | adverb | verb | Their **happiness** was plain to see. | it names a feeling and is the subject of "was"
  her | pronoun | noun | adverb | conjunction | The doctor called **her** at noon. | it stands in place of a name and is the object of "called"
  heavy | adjective | adverb | noun | verb | The box was too **heavy** to lift. | it describes the noun "box"
  `,
  ['word', 'key', 'one', 'two', 'three', 'sentence', 'why'],
);

const TASKS: Record<string, string> = {
  adverb: 'modifies a verb, an adjective, or another adverb',
  adjective: 'describes a noun or a pronoun',
  noun: 'names a person, place, thing, or idea',
  verb: 'expresses an action or a state',
  preposition: 'relates a noun or pronoun, its object, to another word',
  conjunction: 'joins words, phrases, or clauses',
  pronoun: 'stands in place of a noun',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const partsOfSpeech = rowModel(
  { id: 'english.part-of-speech', objective: OBJECTIVE, difficulty: -0.2 },
  'multiple-choice',
  PARTS,
  ({ word, key, one, two, three, sentence, why }) => ({
    type: 'multiple-choice',
    stem: `What part of speech is the word in bold type?\n\n> ${sentence}`,
    key: {
      text: capital(key),
      rationale: `Here "${word}" works as ${/^[aeiou]/.test(key) ? 'an' : 'a'} ${key}: ${why}.`,
    },
    distractors: [one, two, three].map((text) => ({
      text: capital(text),
      misconception: `takes-${key}-for-${text}`,
      rationale: `A word of this class ${TASKS[text]}. In this sentence "${word}" has another task: ${why}.`,
    })),
  }),
);

/** Verb forms, tense, sentence types and word classes. */
export const verbs: ItemModel[] = [tenseShift, partsOfSpeech];
