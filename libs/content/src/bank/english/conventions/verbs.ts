import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { choiceModel, rowModel, supplyModel } from '../support.js';

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

const verbForms = supplyModel(
  { id: 'english.supply-verb-form', objective: OBJECTIVE, difficulty: 0 },
  `
  ? Type the past participle of "write" to complete the sentence.
  | > The resident has already ______ the discharge orders.
  + written :: After "has," the past participle is needed: write, wrote, written.
  - wrote :: past-for-participle :: "Wrote" is the simple past, which stands without "has."
  - writen :: participle-misspelled :: The participle has double t.

  ? Type the correct form of "begin" for this sentence.
  | > The lecture had ______ before the doors were closed.
  + begun :: After "had," the past participle is needed: begin, began, begun.
  - began :: past-for-participle :: "Began" is the simple past, which stands without "had."
  - beginned :: regular-ending-on-irregular-verb :: This verb changes its vowel and takes no -ed.

  ? Which form of "choose" belongs in the blank? Type it.
  | > Yesterday the jury ______ a new foreperson.
  + chose :: "Yesterday" calls for the simple past: choose, chose, chosen.
  - choose :: present-for-past :: "Choose" is the present form, but the event was yesterday.
  - chosen :: participle-for-past :: "Chosen" is the participle and needs a helping verb.

  ? Which form of "swim" does the sentence need? Type one word.
  | > The twins have ______ across this lake every summer.
  + swum :: After "have," the past participle is needed: swim, swam, swum.
  - swam :: past-for-participle :: "Swam" is the simple past, which stands without "have."
  - swimmed :: regular-ending-on-irregular-verb :: This verb takes no -ed.

  ? Type the form of "lie" (to rest flat) that fits.
  | > The patient ______ on her left side during the scan yesterday.
  + lay :: The verb "lie" (to rest) has the past "lay": lie, lay, lain.
  - laid :: lie-lay-confused :: "Laid" is the past of "lay," to put something down.
  - lied :: lie-lay-confused :: "Lied" is the past of "lie," to tell an untruth.

  ? Type the form of "lay" (to put down) that fits.
  | > An hour ago the nurse ______ the clean towels on the cart.
  + laid :: The verb "lay" (to put down) has the past "laid" and takes an object, here "towels."
  - lay :: lie-lay-confused :: As a past form, "lay" belongs to "lie," to rest flat, which takes no object.
  - layed :: past-misspelled :: The past of "lay" is spelled with i and without e.

  ? Type the past participle of "break."
  | > The X-ray shows that the bone was ______ in two places.
  + broken :: After "was," the past participle is needed: break, broke, broken.
  - broke :: past-for-participle :: "Broke" is the simple past and does not follow "was."
  - breaked :: regular-ending-on-irregular-verb :: This verb takes no -ed.

  ? Complete the sentence with the right form of "go."
  | > By noon all of the visitors had ______ home.
  + gone :: After "had," the past participle is needed: go, went, gone.
  - went :: past-for-participle :: "Went" is the simple past, which stands without "had."
  - goed :: regular-ending-on-irregular-verb :: This verb takes no -ed.

  ? Complete the sentence with the right form of "drink."
  | > The child has ______ two glasses of water since breakfast.
  + drunk :: After "has," the past participle is needed: drink, drank, drunk.
  - drank :: past-for-participle :: "Drank" is the simple past, which stands without "has."
  - drunken :: adjective-for-participle :: "Drunken" is an adjective and is not used with "has."

  ? Fill the blank with the right form of "ring."
  | > The phone in the lobby has ______ six times today.
  + rung :: After "has," the past participle is needed: ring, rang, rung.
  - rang :: past-for-participle :: "Rang" is the simple past, which stands without "has."
  - ringed :: regular-ending-on-irregular-verb :: "Ringed" means "surrounded"; for a sound the participle is irregular.

  ? Fill the blank with the right form of "teach." Type one word.
  | > Mr. Osei ______ first aid at the fire station for twenty years before he retired.
  + taught :: The past of "teach" is irregular: teach, taught, taught.
  - teached :: regular-ending-on-irregular-verb :: This verb takes no -ed.
  - thought :: similar-word :: "Thought" is the past of "think."

  ? Fill the blank with the right form of "freeze."
  | > The pipes have ______ twice this winter.
  + frozen :: After "have," the past participle is needed: freeze, froze, frozen.
  - froze :: past-for-participle :: "Froze" is the simple past, which stands without "have."
  - freezed :: regular-ending-on-irregular-verb :: This verb takes no -ed.
  `,
);

const sentenceTypes = choiceModel(
  { id: 'english.sentence-type', objective: OBJECTIVE, difficulty: 0.5 },
  `
  ? What type of sentence is this?
  | > The nurse and the aide lifted the patient and turned him.
  + Simple :: There is one clause: its compound subject "nurse and aide" shares the compound verb "lifted and turned."
  - Compound :: compound-verb-as-compound-sentence :: "Turned him" has no subject of its own, so there is only one clause.
  - Complex :: complex-without-dependent-clause :: There is no dependent clause, as no word such as "because" or "who" opens one.
  - Compound-complex :: clause-count-wrong :: That type needs two independent clauses and a dependent one; there is only one clause.

  ? Classify the sentence by its clauses.
  | > The rain stopped, and the crew returned to the roof.
  + Compound :: Two independent clauses are joined by a comma and "and."
  - Simple :: simple-for-compound :: There are two subjects with a verb each: "rain stopped" and "crew returned."
  - Complex :: coordination-as-subordination :: "And" joins equals; neither clause depends on the other.
  - Compound-complex :: clause-count-wrong :: There is no dependent clause beside the two independent ones.

  ? Which term names the structure of this sentence?
  | > Patients who arrive early may wait in the garden.
  + Complex :: The main clause "patients may wait in the garden" contains the dependent clause "who arrive early."
  - Simple :: dependent-clause-overlooked :: "Who arrive early" is a second clause, with a subject and a verb of its own.
  - Compound :: relative-clause-as-independent :: "Who arrive early" depends on "patients," so there are not two independent clauses.
  - Compound-complex :: clause-count-wrong :: That type needs two independent clauses, and there is only one.

  ? What is the structure of the following sentence?
  | > When the bell rang, the runners stopped, but the clock kept going.
  + Compound-complex :: Two independent clauses are joined by "but," and "when the bell rang" depends on them.
  - Complex :: second-main-clause-overlooked :: Beside the dependent clause there are two independent clauses, not one.
  - Compound :: dependent-clause-overlooked :: "When the bell rang" is a dependent clause, which a compound sentence does not have.
  - Simple :: clause-count-wrong :: Three clauses are present, each with a subject and a verb.

  ? Name the type to which this sentence belongs.
  | > Running along the river at dawn calms my mind.
  + Simple :: There is a single clause: the phrase "running along the river at dawn" is the subject of "calms."
  - Complex :: phrase-as-clause :: "Running along the river at dawn" is a phrase without a complete verb, not a dependent clause.
  - Compound :: phrase-as-clause :: There is only one complete verb, "calms," so there cannot be two independent clauses.
  - Compound-complex :: clause-count-wrong :: That type needs three clauses, and there is only one.

  ? To which group does the sentence belong?
  | > Because the road was flooded, the school closed early.
  + Complex :: The dependent clause with "because" is joined to one independent clause.
  - Compound :: subordination-as-coordination :: "Because the road was flooded" cannot stand alone, so the two clauses are not equals.
  - Simple :: dependent-clause-overlooked :: There are two clauses: "road was flooded" and "school closed."
  - Compound-complex :: clause-count-wrong :: There is only one independent clause.

  ? Decide how many clauses there are and name the sentence type.
  | > He opened the letter; it contained a check.
  + Compound :: A semicolon joins the two independent clauses "he opened the letter" and "it contained a check."
  - Complex :: coordination-as-subordination :: No clause depends on the other; each could stand alone.
  - Simple :: simple-for-compound :: There are two subjects, "he" and "it," each with a verb.
  - Compound-complex :: clause-count-wrong :: There is no dependent clause.

  ? An essay contains the sentence below. What kind of sentence is it?
  | > Although she was tired, Kim finished the form, and she mailed it.
  + Compound-complex :: "Although she was tired" is dependent, and two independent clauses are joined by "and."
  - Compound :: dependent-clause-overlooked :: The clause with "although" is dependent, so the sentence is more than compound.
  - Complex :: second-main-clause-overlooked :: "Kim finished the form" and "she mailed it" are both independent.
  - Simple :: clause-count-wrong :: The sentence has three clauses.
  `,
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
export const verbs: ItemModel[] = [tenseShift, verbForms, sentenceTypes, partsOfSpeech];
