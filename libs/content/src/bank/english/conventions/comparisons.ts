import type { ItemModel } from '../../kit/types.js';
import { choiceModel } from '../support.js';

const OBJECTIVE = 'conventions.sentences';

const degrees = choiceModel(
  { id: 'english.comparison', objective: OBJECTIVE, difficulty: -0.2 },
  `
  ? Which form completes the comparison of two thermometers?
  | > Of the two thermometers, this one is ______.
  + more accurate :: Two things are compared, and a long adjective forms its comparative with "more."
  - most accurate :: superlative-for-two :: The superlative is used for three or more things.
  - accurater :: ending-on-long-adjective :: A long adjective takes "more," not -er.
  - more accurater :: double-comparison :: "More" and -er express the same degree twice.

  ? Which form completes the comparison of all the months?
  | > January was the ______ month of the whole year.
  + coldest :: More than two months are compared, so the superlative is needed, and a short adjective takes -est.
  - colder :: comparative-for-many :: The comparative is used for two.
  - most coldest :: double-comparison :: "Most" and -est express the same degree twice.
  - more cold :: comparative-for-many :: The comparative is used for two, and a short adjective takes an ending.

  ? Which form of "bad" is right here?
  | > The pain was ______ on Tuesday than on Monday.
  + worse :: Two days are compared, and the comparative of "bad" is irregular.
  - worst :: superlative-for-two :: "Worst" is the superlative, for three or more.
  - badder :: regular-ending-on-irregular-word :: "Bad" is irregular and takes no -er.
  - more worse :: double-comparison :: "Worse" is a comparative already.

  ? Which form of "good" completes the sentence?
  | > Among the five plans, the third is the ______.
  + best :: Five plans are compared, so the superlative is needed: good, better, best.
  - better :: comparative-for-many :: "Better" compares two.
  - goodest :: regular-ending-on-irregular-word :: "Good" is irregular and takes no -est.
  - most best :: double-comparison :: "Best" is a superlative already.

  ? Which word correctly describes the way in which Ana spoke?
  | > Ana spoke ______ enough for everyone in the hall to follow her.
  + clearly :: The word modifies the verb "spoke," so an adverb is needed.
  - clear :: adjective-for-adverb :: "Clear" is an adjective in standard English and describes a noun.
  - clearness :: noun-for-adverb :: "Clearness" is a noun and cannot modify a verb.
  - clearer :: comparative-without-comparison :: Nothing is compared, and with "enough" the plain form is used.

  ? Which word belongs after the linking verb?
  | > The milk in the staff refrigerator smells ______.
  + bad :: "Smells" links the subject to its description, so the adjective is needed.
  - badly :: adverb-after-linking-verb :: The adverb would mean that the milk is poor at smelling things.
  - worsely :: invented-form :: There is no such adverb in English.
  - badness :: noun-for-adjective :: "Badness" is a noun and cannot describe the milk here.

  ? Which word correctly modifies the adjective "sore"?
  | > After the long march, his feet were ______ sore.
  + really :: An adjective is modified by an adverb, "really."
  - real :: adjective-for-adverb :: "Real" is an adjective in standard English and describes a noun.
  - reality :: noun-for-adverb :: "Reality" is a noun and cannot modify an adjective.
  - more real :: comparative-without-comparison :: "More real" is the comparative of an adjective and modifies no adjective.

  ? Which version avoids a double negative?
  + The clerk could hardly hear us. :: "Hardly" is negative in itself, so no second negative is used.
  - The clerk could not hardly hear us. :: double-negative :: "Not" and "hardly" are both negative.
  - The clerk couldn't hear us hardly. :: double-negative :: "Couldn't" and "hardly" are both negative.
  - The clerk could hear us hardly none. :: double-negative :: "Hardly" and "none" are both negative.

  ? Which sentence has only one negative word, as standard English requires?
  + We did not see anyone in the hall. :: "Not" is the only negative, and "anyone" follows it.
  - We did not see no one in the hall. :: double-negative :: "Not" and "no one" are both negative.
  - We never saw nobody in the hall. :: double-negative :: "Never" and "nobody" are both negative.
  - We didn't see none of them there. :: double-negative :: "Didn't" and "none" are both negative.

  ? Which sentence compares two things of the same kind?
  + Tokyo's trains are faster than ours. :: "Ours" means "our trains," so trains are compared with trains.
  - Tokyo's trains are faster than us. :: unlike-things-compared :: Trains are compared with people.
  - Tokyo's trains are faster than our city. :: unlike-things-compared :: Trains are compared with a city.
  - The trains are faster than any city's. :: comparison-with-itself :: "Any city's" leaves out which trains are meant and would include the trains themselves.

  ? Which sentence makes its comparison complete?
  + This scale is lighter than the old one. :: Both things that are compared are named.
  - This scale is much lighter and smaller. :: comparison-incomplete :: The reader does not learn what the scale is compared with.
  - This scale is lighter in weight now. :: comparison-incomplete :: The thing to which it is compared is not named clearly.
  - This scale, the old one, is the lighter. :: comparison-incomplete :: The two things are named as if they were the same.

  ? Which adverb form completes the comparison of two runners?
  | > Of the twins, Lee runs ______.
  + faster :: Two runners are compared, and the short adverb "fast" takes -er.
  - fastest :: superlative-for-two :: The superlative is used for three or more.
  - more faster :: double-comparison :: "More" and -er express the same degree twice.
  - more fastly :: invented-form :: "Fast" is an adverb without -ly.
  `,
);

/** Degrees of comparison, adjectives and adverbs, negatives. */
export const comparisons: ItemModel[] = [degrees];
