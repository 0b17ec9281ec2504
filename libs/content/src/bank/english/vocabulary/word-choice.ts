import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { choiceModel, rowModel, supplyModel } from '../support.js';

const OBJECTIVE = 'vocabulary.word-choice';

const connotation = choiceModel(
  { id: 'english.connotation', objective: OBJECTIVE, difficulty: 0.2 },
  `
  ? A writer wants to praise a man who is careful with money. Which word has the right connotation?
  + thrifty :: "Thrifty" praises a person for spending wisely.
  - stingy :: negative-connotation :: "Stingy" blames a person for giving too little.
  - miserly :: negative-connotation :: "Miserly" suggests a love of money that hurts others.
  - cheap :: negative-connotation :: Said of a person, "cheap" is an insult.

  ? Which word describes a slim person in the most favorable way?
  + slender :: "Slender" suggests grace as well as slimness.
  - scrawny :: negative-connotation :: "Scrawny" suggests that a person looks underfed.
  - bony :: negative-connotation :: "Bony" draws attention to bones that stick out.
  - gaunt :: negative-connotation :: "Gaunt" suggests illness or hunger.

  ? A reference letter should present a firm employee positively. Which word fits best?
  + determined :: "Determined" praises a person who does not give up.
  - stubborn :: negative-connotation :: "Stubborn" blames a person who will not listen.
  - pigheaded :: negative-connotation :: "Pigheaded" is an insult for a person who refuses to think again.
  - inflexible :: negative-connotation :: "Inflexible" suggests that a person cannot adapt.

  ? An advertisement describes an old house. Which word makes its age most attractive?
  + historic :: "Historic" suggests that age gives the house importance.
  - outdated :: negative-connotation :: "Outdated" suggests that the house is behind the times.
  - decrepit :: negative-connotation :: "Decrepit" means worn out by age.
  - run-down :: negative-connotation :: "Run-down" suggests neglect.

  ? A critic wants to suggest that a crowd was dangerous. Which word does this best?
  + mob :: "Mob" suggests a disorderly and violent crowd.
  - audience :: neutral-connotation :: "Audience" names people who watch or listen and suggests no danger.
  - gathering :: neutral-connotation :: "Gathering" is neutral and even peaceful.
  - assembly :: neutral-connotation :: "Assembly" suggests an orderly meeting.

  ? Which word most strongly suggests that the visitor was too interested in private matters?
  + nosy :: "Nosy" blames a person for prying into other people's business.
  - curious :: neutral-connotation :: "Curious" can be praise: it is a wish to learn.
  - attentive :: positive-connotation :: "Attentive" praises a person who listens with care.
  - inquiring :: positive-connotation :: "Inquiring" suggests a mind that wants to know things.

  ? A nurse writes a neutral note about a patient who refused a meal. Which verb is most neutral?
  + declined :: "Declined" states the refusal politely and without judgment.
  - snubbed :: negative-connotation :: "Snubbed" suggests contempt.
  - spurned :: negative-connotation :: "Spurned" suggests scorn.
  - balked at :: negative-connotation :: "Balked at" suggests that the patient was being difficult.

  ? Which word gives the smell of a kitchen the most pleasant connotation?
  + aroma :: "Aroma" is used for a pleasant smell, often of food.
  - odor :: neutral-connotation :: "Odor" is neutral or slightly unpleasant.
  - stench :: negative-connotation :: "Stench" is a strong, bad smell.
  - reek :: negative-connotation :: "Reek" is a bad smell that spreads.

  ? A reporter wants to say without judgment that a politician spoke. Which verb is neutral?
  + said :: "Said" reports the words and adds no judgment.
  - ranted :: negative-connotation :: "Ranted" suggests wild and angry speech.
  - droned :: negative-connotation :: "Droned" suggests that the speech was dull.
  - preached :: negative-connotation :: Used of a politician, "preached" suggests a lecture nobody asked for.

  ? Which word suggests the greatest degree of fear?
  + terror :: "Terror" is extreme fear.
  - worry :: degree-too-low :: "Worry" is mild and often lasts for a while.
  - unease :: degree-too-low :: "Unease" is a slight feeling that something is wrong.
  - concern :: degree-too-low :: "Concern" is interest mixed with mild worry.

  ? A guide wants to make a quiet village sound appealing. Which word serves this purpose?
  + peaceful :: "Peaceful" presents the quiet as something to enjoy.
  - dull :: negative-connotation :: "Dull" presents the quiet as boring.
  - lifeless :: negative-connotation :: "Lifeless" suggests that nobody and nothing moves.
  - deserted :: negative-connotation :: "Deserted" suggests that people have left the place.

  ? Which word presents a child's many questions in a positive light?
  + inquisitive :: "Inquisitive" praises a mind that is eager to learn.
  - meddlesome :: negative-connotation :: "Meddlesome" blames a person for interfering.
  - pestering :: negative-connotation :: "Pestering" suggests that the questions annoy.
  - prying :: negative-connotation :: "Prying" suggests that the questions are too personal.
  `,
);

const PRECISE = readTable(
  `
  The runner ______ across the finish line, too tired to lift her feet. | staggered | sprinted | strolled | skipped | tired, unsteady movement
  The witness ______ so softly that the clerk asked her to repeat it. | murmured | announced | declared | shouted | very quiet speech
  Steam ______ from the crack in the pipe with a sharp sound. | hissed | dripped | drifted | trickled | a sharp sound made by steam
  The technician ______ the wire with great care until it fit the tiny slot. | adjusted | yanked | tossed | jammed | small and careful changes
  The toddler ______ the last cookie before anyone could stop him. | snatched | received | requested | noticed | quick seizing by hand
  The old gate ______ whenever the wind moved its rusty hinges. | creaked | chimed | purred | rustled | the sound of rusty metal
  The detective ______ the letter for hidden marks, line by line. | examined | glimpsed | skimmed | glanced at | slow and thorough looking
  The rescue team ______ the rubble for survivors, lifting every stone. | searched | visited | noticed | crossed | a thorough hunt
  After the rain, water ______ slowly through the cracks in the basement wall. | seeped | gushed | splashed | poured | slow movement through small openings
  Exhausted, the hiker ______ into the chair without a word. | collapsed | climbed | perched | settled | a sudden fall from lack of strength
  The speaker ______ his main point three times so that nobody would forget it. | emphasized | mentioned | implied | suggested | strong stress on a point
  The surgeon ______ a thin line along the skin with a scalpel. | traced | hacked | chopped | tore | a light and exact movement
  The cat ______ toward the bird without making a sound. | crept | marched | bounced | stomped | slow and silent movement
  The child ______ the medicine in one quick gulp. | swallowed | sipped | tasted | stirred | a single quick act of drinking
  The flag ______ in the strong wind. | flapped | drooped | rested | leaned | quick movement caused by wind
  The crowd ______ when the home team won the final. | cheered | sighed | mumbled | yawned | loud joy
  The old man ______ at the tiny print on the label. | squinted | winked | nodded | grinned | looking with eyes half closed at something small
  The chef ______ the parsley into very small pieces. | minced | sliced | tore | folded | cutting into tiny pieces
  The wheels of the car ______ on the icy road, and it did not move. | spun | rolled | stopped | sank | turning fast without going forward
  Rain ______ on the tin roof so hard that we could not talk. | hammered | whispered | tapped | sprinkled | very loud striking
  `,
  ['sentence', 'key', 'one', 'two', 'three', 'idea'],
);

const precise = rowModel(
  { id: 'english.precise-verb', objective: OBJECTIVE, difficulty: -0.4 },
  'multiple-choice',
  PRECISE,
  ({ sentence, key, one, two, three, idea }) => ({
    type: 'multiple-choice',
    stem: `Which verb gives the most precise picture of the action?\n\n> ${sentence}`,
    key: {
      text: key,
      rationale: `The other words of the sentence call for ${idea}, and that is what "${key}" expresses.`,
    },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: 'imprecise-word',
      rationale: `The sentence calls for ${idea}, and "${text}" gives a different picture.`,
    })),
  }),
);

const expressions = supplyModel(
  { id: 'english.supply-preposition', objective: OBJECTIVE, difficulty: 0.1 },
  `
  ? Type the preposition that completes the standard expression.
  | > The results of the second test are consistent ______ those of the first.
  + with :: The standard expression is "consistent with."
  - to :: wrong-preposition :: "Consistent" is followed by another preposition in standard English.
  - as :: wrong-preposition :: "As" is not used after "consistent" in this sense.

  ? Which preposition follows "capable" in standard English? Type it.
  | > She is capable ______ lifting forty pounds.
  + of :: The standard expression is "capable of," with an -ing form.
  - to :: wrong-preposition :: "Able" is followed by "to," but "capable" is not.
  - for :: wrong-preposition :: "Capable" is not followed by "for."

  ? Type the one-word preposition that belongs after "depend."
  | > The date of the trip will depend ______ the weather.
  + on/upon :: The standard expression is "depend on"; "upon" is accepted as well.
  - of :: wrong-preposition :: "Depend" is not followed by "of" in English.
  - from :: wrong-preposition :: "Depend" is not followed by "from."

  ? Complete the expression with one preposition.
  | > The clinic prides itself ______ its short waiting times.
  + on/upon :: The standard expression is "to pride oneself on."
  - in :: wrong-preposition :: One takes pride in something, but prides oneself with another preposition.
  - for :: wrong-preposition :: The verb "pride" is not followed by "for."

  ? Which preposition completes this statement? Type one word.
  | > The brothers have been accused ______ taking the map.
  + of :: The standard expression is "accused of."
  - for :: wrong-preposition :: One is blamed for something, but accused with another preposition.
  - with :: wrong-preposition :: One is charged with something, but accused with another preposition.

  ? Type the preposition that is standard after "allergic."
  | > The patient is allergic ______ penicillin.
  + to :: The standard expression is "allergic to."
  - of :: wrong-preposition :: "Allergic" is not followed by "of."
  - against :: wrong-preposition :: The body acts against the drug, but the expression takes another preposition.

  ? Which preposition goes with "familiar" in this sentence? Type it.
  | > Most of the interns were already familiar ______ the software.
  + with :: A person is "familiar with" a thing.
  - to :: wrong-preposition :: A thing is familiar to a person; here a person knows a thing.
  - about :: wrong-preposition :: One knows about a thing, but "familiar" takes another preposition.

  ? Type the preposition that follows "prohibit" and its object.
  | > The rule prohibits visitors ______ smoking near the doors.
  + from :: The standard expression is "prohibit someone from doing something."
  - to :: wrong-preposition :: One forbids a person to do something, but prohibits with another preposition.
  - of :: wrong-preposition :: "Prohibit" is not followed by "of."
  `,
);

/** Words that express an idea exactly. */
export const wordChoiceModels: ItemModel[] = [connotation, precise, expressions];
