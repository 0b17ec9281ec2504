import type { ItemModel } from '../../kit/types.js';
import { boxableWords, wrongWordSpot } from '../boxed-words.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const OBJECTIVE = 'vocabulary.word-choice';

/** Each cell of a wrong word says after `~` what the word means. */
const CONFUSED = readTable(
  `
  effect | The new drug had no ______ on the patient's cough. | "result," a noun | affect ~ "to influence," a verb | infect ~ "to pass a disease to" | effort ~ "hard work"
  affect | Loud noise can ______ the quality of sleep. | "to influence," a verb | effect ~ "a result," usually a noun | infect ~ "to pass a disease to" | affirm ~ "to state as true"
  principal | The ______ reason for the delay was the weather. | "main" | principle ~ "a basic rule or belief" | princely ~ "fit for a prince" | principled ~ "having high moral standards"
  advice | The dietitian gave me useful ______ about breakfast. | "a suggestion," a noun | advise ~ "to suggest," a verb | device ~ "a tool" | advances ~ "steps forward"
  accept | Please ______ my thanks for your help. | "to receive willingly" | except ~ "leaving out" | expect ~ "to look forward to as likely" | access ~ "to gain entry to"
  lose | Tie the tag to the bag so that you do not ______ it. | "to be unable to find" | loose ~ "not tight" | loss ~ "the fact of losing," a noun | lost ~ a past form, which cannot follow "do not"
  than | The second sample was heavier ______ the first. | the word used in comparisons | then ~ "at that time" | them ~ a pronoun, the object form of "they" | that ~ a word that points out or joins, not one that compares
  complement | The green curtains ______ the brown carpet well. | "to go well with" | compliment ~ "to praise" | complain ~ "to express dislike" | complete ~ "to finish," which would need an action
  elicit | The joke was meant to ______ a smile from the child. | "to draw out," a verb | illicit ~ "unlawful," an adjective | solicit ~ "to ask for formally, as money or votes" | elude ~ "to escape from"
  stationary | The bus was ______ for an hour while the tire was changed. | "not moving" | stationery ~ "writing paper" | stationed ~ "posted at a place," said of people on duty | stately ~ "grand and dignified"
  cite | A research paper must ______ the sources of its figures. | "to name as a source" | site ~ "a place" | sight ~ "the power of seeing" | incite ~ "to stir to action"
  personnel | All hospital ______ must wear a badge. | "the staff" | personal ~ "private," an adjective | personable ~ "pleasant in manner" | persona ~ "a role that one shows to others"
  eminent | The lecture was given by an ______ surgeon known all over the world. | "famous and respected" | imminent ~ "about to happen" | evident ~ "easy to see" | immanent ~ "existing within"
  precede | In the alphabet, B and C ______ D. | "to come before" | proceed ~ "to go ahead" | recede ~ "to move back" | concede ~ "to admit"
  conscience | His ______ would not let him keep the wallet. | "the sense of right and wrong," a noun | conscious ~ "awake or aware," an adjective | conscientious ~ "careful and thorough," an adjective | consensus ~ "general agreement"
  fewer | There were ______ patients in the waiting room than yesterday. | used with things that are counted | less ~ used with amounts that are not counted | least ~ the superlative, which does not go with "than" | lesser ~ "smaller in importance"
  raise | If you have a question, please ______ your hand. | "to lift," with an object | rise ~ "to go up," without an object | rouse ~ "to wake" | raze ~ "to tear down"
  allude | In his speech he will ______ to the flood without naming it. | "to refer indirectly" | elude ~ "to escape from" | delude ~ "to deceive" | exclude ~ "to leave out"
  discreet | A nurse must be ______ and keep what patients say to herself. | "careful to keep things private" | discrete ~ "separate" | distinct ~ "clearly different" | indiscreet ~ "careless with secrets"
  ensure | Check the lock twice to ______ that the cabinet is closed. | "to make certain" | assure ~ "to tell a person with confidence" | injure ~ "to hurt" | endure ~ "to bear patiently"
  disinterested | A referee should be ______ and favor neither team. | "having no personal stake" | uninterested ~ "bored" | disingenuous ~ "not sincere" | unintended ~ "not meant"
  morale | After the good news, ______ on the ward was high. | "spirit of a group" | moral ~ "lesson of a story" or "ethical" | mortal ~ "subject to death" | mural ~ "a painting on a wall"
  loose | After the diet his belt was too ______. | "not tight" | lose ~ "to be unable to find" | loss ~ "the fact of losing" | lost ~ the past form of "lose"
  proceed | After the short break, the tour will ______ to the garden. | "to go ahead" | precede ~ "to come before" | recede ~ "to move back" | concede ~ "to admit"
  sight | The ______ of the sea after so many years made her cry. | "something seen" | site ~ "a place" | cite ~ "to name as a source" | slight ~ "small in degree"
  site | The new hospital will be built on the ______ of the old mill. | "a place" | sight ~ "something seen" | cite ~ "to name as a source" | side ~ "an edge or surface"
  moral | The fable ends with a clear ______ about greed. | "a lesson" | morale ~ "the spirit of a group" | mortal ~ "a being that must die" | mural ~ "a painting on a wall"
  compliment | He paid the cook a warm ______ on the soup. | "praise" | complement ~ "something that completes" | complaint ~ "a statement of dissatisfaction" | component ~ "a part"
  device | A pacemaker is a small ______ that regulates the heartbeat. | "a tool made for a purpose" | devise ~ "to invent," a verb | advice ~ "a suggestion" | divide ~ "to separate," a verb
  except | Everyone ______ the driver wore a seat belt. | "leaving out" | accept ~ "to receive" | expect ~ "to look forward to as likely" | excess ~ "too large an amount"
  desert | Few plants can survive in the hot, dry ______. | "a dry region" | dessert ~ "a sweet dish after a meal" | dissent ~ "disagreement" | descent ~ "a way down"
  formally | She was ______ introduced to the ambassador at the dinner. | "in a formal way" | formerly ~ "in the past" | formality ~ a noun, which cannot modify a verb | formal ~ an adjective, which cannot modify a verb
  emigrate | In 1910 my great-grandparents decided to ______ from Norway. | "to leave a country for good" | immigrate ~ "to come into a country," which goes with "to" | imitate ~ "to copy" | irritate ~ "to annoy"
  illusion | The lake on the road was only an optical ______. | "a false impression" | allusion ~ "an indirect reference" | elusion ~ "an escape" | allocation ~ "a share given out"
  adverse | The patient had an ______ reaction to the drug and broke out in hives. | "harmful" | averse ~ "unwilling," said of people | inverse ~ "opposite in order" | adept ~ "skilled"
  breathe | Lie on your back and ______ slowly. | "to take in air," a verb | breath ~ "air taken in," a noun | breadth ~ "width" | breathy ~ an adjective, which cannot be a command
  quiet | Please be ______ while the baby is asleep. | "silent" | quite ~ "completely" or "rather" | quit ~ "to stop" | quota ~ "a fixed share"
  `,
  ['key', 'sentence', 'sense', 'one', 'two', 'three'],
);

/** "means" before a quoted meaning, "is" before a description. */
const says = (meaning: string) => `${meaning.startsWith('"') ? 'means' : 'is'} ${meaning}`;

const confused = rowModel(
  { id: 'english.confused-words', objective: OBJECTIVE, difficulty: 0 },
  'multiple-choice',
  CONFUSED,
  ({ key, sentence, sense, one, two, three }) => ({
    type: 'multiple-choice',
    stem: `Which word expresses the intended idea?\n\n> ${sentence}`,
    key: { text: key, rationale: `The word "${key}" is right here: it ${says(sense)}.` },
    distractors: [one, two, three].map((cell) => {
      const [text = '', means = ''] = cell.split(' ~ ');
      return {
        text,
        misconception: 'confuses-similar-words',
        rationale: `The form "${text}" does not fit, as it ${says(means)}.`,
      };
    }),
  }),
);

/** Two spellings that sound alike: `note` says which meaning is wanted without the word. */
const HOMOPHONES = readTable(
  `
  their | there ~ "in that place" | they're ~ "they are" | The parents left ______ coats in the hall. | belonging to them
  there | their ~ "belonging to them" | they're ~ "they are" | Please put the tray over ______ by the window. | in that place
  too | to ~ "toward" | two ~ the number after one | The soup is ______ hot to eat. | more than is good
  weather | whether ~ "if" | wether ~ a castrated ram | The picnic depends on the ______ this weekend. | sun, wind, and rain
  whether | weather ~ sun, wind, and rain | wether ~ a castrated ram | Ask the patient ______ she has eaten today. | if
  brake | break ~ "a fracture or a pause" | brack ~ no standard word | Press the ______ gently when the road is wet. | the pedal that slows a car
  break | brake ~ "a pedal that slows a car" | breack ~ no standard word | The fall caused a clean ______ in the bone. | a fracture
  heal | heel ~ "the back of the foot" | he'll ~ "he will" | Keep the wound clean so that it can ______. | become healthy again
  heel | heal ~ "to become healthy again" | he'll ~ "he will" | The new shoe rubbed a blister on her ______. | the back of the foot
  vein | vain ~ "too proud" | vane ~ "a blade that shows the wind" | The needle was placed in a ______ of the left arm. | a vessel that carries blood to the heart
  waist | waste ~ "to use badly" | wasted ~ "used badly" | Fasten the belt around your ______. | the middle of the body
  waste | waist ~ "the middle of the body" | wasted ~ a past form | Do not ______ time on the first question. | use badly
  passed | past ~ "a time gone by" or "beyond" | pass ~ the present form | We ______ the clinic on our way to school yesterday. | went by
  past | passed ~ "went by," a verb | paste ~ "glue" | The shop is just ______ the post office. | beyond
  capital | capitol ~ "the building of a legislature" | capitel ~ no standard word | Austin is the ______ of Texas. | the city in which a government sits
  patience | patients ~ "people under medical care" | patient's ~ a possessive form | Learning to knit takes time and ______. | calm while waiting
  patients | patience ~ "calm while waiting" | patient's ~ a possessive form of one person | The clinic treats sixty ______ a day. | people under medical care
  coarse | course ~ "a path or a class" | corse ~ no common word | The sandpaper is too ______ for this wood. | rough
  course | coarse ~ "rough" | corse ~ no common word | She enrolled in a ______ on first aid. | a series of lessons
  hole | whole ~ "entire" | hull ~ "the body of a ship" | Cut a small ______ in the lid for steam. | an opening
  whole | hole ~ "an opening" | wholly ~ "entirely," an adverb | She finished the ______ bottle of water. | entire
  wear | where ~ "in which place" | ware ~ "goods for sale" | Visitors must ______ a mask. | have on the body
  they're | their ~ "belonging to them" | there ~ "in that place" | I think that ______ late again. | they are
  your | you're ~ "you are" | yore ~ "time long past" | Please show me ______ badge. | belonging to you
  its | it's ~ "it is" | its' ~ no English word | The dog wagged ______ tail. | belonging to it
  peace | piece ~ "a part of something" | peas ~ green vegetables | After the war there were forty years of ______. | freedom from war
  piece | peace ~ "freedom from war" | peas ~ green vegetables | May I have a ______ of that pie? | a part of something
  plain | plane ~ "an aircraft" | plan ~ "an idea for doing something" | She wore a ______ gray dress. | simple
  stairs | stares ~ "looks for a long time" | stars ~ lights in the night sky | Take the ______ if the elevator is full. | a series of steps
  write | right ~ "correct" | rite ~ "a ceremony" | Please ______ your name on the line. | put words on paper
  right | write ~ "to put words on paper" | rite ~ "a ceremony" | That is the ______ answer. | correct
  principal | principle ~ "a basic rule" | principel ~ no English word | The ______ of the school greeted us. | the head of a school
  principle | principal ~ "the head of a school" | principel ~ no English word | He refused on ______. | a basic rule of conduct
  knight | night ~ "the time of darkness" | nite ~ an informal spelling of "night" | The ______ in armor rode a gray horse. | an armored warrior
  flour | flower ~ "a blossom" | floor ~ "the bottom of a room" | Mix the ______ with two eggs. | ground grain
  sew | so ~ "therefore" | sow ~ "to plant seeds" | The nurse can ______ the button on. | join with needle and thread
  threw | through ~ "from one side to the other" | throw ~ the present form | He ______ the ball over the fence yesterday. | sent through the air by hand
  `,
  ['key', 'one', 'two', 'sentence', 'meaning'],
);

const homophones = rowModel(
  { id: 'english.supply-homophone', objective: OBJECTIVE, difficulty: -0.5 },
  'supply',
  HOMOPHONES,
  ({ key, one, two, sentence, meaning }) => {
    const [other = ''] = one.split(' ~ ');
    return {
      type: 'supply',
      stem: `Two words that sound alike are often confused. Type the one that means "${meaning}" (${key.charAt(0)}…) to complete the sentence.\n\n> ${sentence}`,
      answer: key,
      answerKind: 'word',
      rationale: `The meaning "${meaning}" is spelled "${key}." The word "${other}" sounds the same but means something else.`,
      commonErrors: [one, two].map((cell) => {
        const [answer = '', means = ''] = cell.split(' ~ ');
        return {
          answer,
          misconception: 'confuses-homophones',
          rationale: `The form "${answer}" is wrong here, since it ${says(means)}.`,
        };
      }),
    };
  },
);

const homophoneSpot = rowModel(
  { id: 'english.spot-homophone', objective: OBJECTIVE, difficulty: 0 },
  'hot-spot',
  HOMOPHONES.filter(({ sentence }) => boxableWords(sentence).length > 3),
  ({ key, one, sentence, meaning }, rng) => {
    const [text = ''] = one.split(' ~ ');
    return wrongWordSpot(
      'One boxed word sounds right but has the wrong meaning. Select it.',
      sentence,
      {
        text,
        rationale: `The sentence needs the word that means "${meaning}," which is spelled "${key}."`,
      },
      (other) => ({
        misconception: 'accepts-wrong-homophone',
        rationale: `The word "${other}" has the right spelling for its meaning here.`,
      }),
      rng,
    );
  },
);

/** Words that are often confused with one another. */
export const confusedWordModels: ItemModel[] = [confused, homophones, homophoneSpot];
