import type { ItemModel } from '../../kit/types.js';
import { spotModel } from '../support.js';

const OBJECTIVE = 'knowledge.clarity';

const vagueSpot = spotModel(
  { id: 'english.spot-unclear-pronoun', objective: OBJECTIVE, difficulty: 0.4 },
  `
  ? Select the boxed pronoun whose reference is unclear.
  # When Eva met Ruth, [she] had just lost a job, so [they] sat in a café that [both] liked and called [me].
  + she :: "She" may be Eva or Ruth, as both are named before it.
  - me :: clear-reference-rejected :: "Me" can only be the person who tells of the meeting.
  - they :: clear-reference-rejected :: "They" refers to the two women together.
  - both :: clear-reference-rejected :: "Both" refers to the two women together.

  ? One boxed pronoun has nothing to refer to. Select it.
  # I called the clinic because [my] arm hurt, but [they] said that [it] would heal if [I] rested.
  + they :: No people are named before "they"; the sentence should say who answered.
  - my :: clear-reference-rejected :: "My" refers to the speaker.
  - it :: clear-reference-rejected :: "It" refers to the arm.
  - I :: clear-reference-rejected :: "I" is the speaker.

  ? Which boxed word could refer to two things in the sentence? Select it.
  # The lamp fell on the glass table, and [it] broke, so [we] swept the floor before [our] guests, [who] were due at six, arrived.
  + it :: "It" may be the lamp or the table.
  - we :: clear-reference-rejected :: "We" is the group that is speaking.
  - our :: clear-reference-rejected :: "Our" refers to the speakers.
  - who :: clear-reference-rejected :: "Who" follows "guests" and refers to them.

  ? Select the boxed word that a reader cannot connect with one noun.
  # Mr. Lee told Mr. Diaz that [his] car had a flat tire, and [both] men laughed when [they] saw [me].
  + his :: "His" may refer to Mr. Lee or to Mr. Diaz.
  - both :: clear-reference-rejected :: "Both" refers to the two men.
  - they :: clear-reference-rejected :: "They" refers to the two men.
  - me :: clear-reference-rejected :: "Me" can only be the person who tells the story.

  ? Which boxed pronoun should be replaced by a noun? Select it.
  # The aide took the cup off the tray and cleaned [it]; then [she] dried [her] hands and greeted [us].
  + it :: "It" may be the cup or the tray.
  - she :: clear-reference-rejected :: "She" refers to the aide, the only person who acts.
  - her :: clear-reference-rejected :: "Her" refers to the aide as well.
  - us :: clear-reference-rejected :: "Us" is the group to which the speaker belongs.

  ? Select the boxed word that refers to a whole idea in an unclear way.
  # The rent rose, the heating failed, and the roof leaked. [This] upset [our] neighbors, [who] said that [they] would move.
  + This :: "This" may mean the rent, the heating, the roof, or all three; a noun should follow it.
  - our :: clear-reference-rejected :: "Our" refers to the speakers.
  - who :: clear-reference-rejected :: "Who" follows "neighbors" and refers to them.
  - they :: clear-reference-rejected :: "They" refers to the neighbors.
  `,
);

const misplacedSpot = spotModel(
  { id: 'english.spot-misplaced', objective: OBJECTIVE, difficulty: 0.3 },
  `
  ? Select the boxed words that stand in the wrong place.
  # [The waiter] served a steak [to the man] [that was well done] [at the corner table].
  + that was well done :: The clause follows "man," as if the man were well done. It belongs after "steak."
  - The waiter :: placed-modifier-rejected :: The subject stands in its usual place.
  - to the man :: placed-modifier-rejected :: The phrase follows the thing that was served, which is clear.
  - at the corner table :: placed-modifier-rejected :: The phrase tells where the man sat or where the steak was served, and either makes sense.

  ? One boxed group describes the wrong word. Select it.
  # [Barking loudly], [the mailman] ran from the dog [behind the fence] [of our house].
  + Barking loudly :: The opening phrase describes the subject "mailman," as if he had barked.
  - the mailman :: placed-modifier-rejected :: The subject stands in its usual place.
  - behind the fence :: placed-modifier-rejected :: The phrase follows "dog" and tells where the dog was.
  - of our house :: placed-modifier-rejected :: The phrase follows "fence" and tells which fence is meant.

  ? Which boxed words should be moved? Select them.
  # [She] kept a photograph of her brother [in her purse] [who is a dentist], [for luck].
  + who is a dentist :: The clause follows "purse," as if the purse were a dentist. It belongs after "brother."
  - She :: placed-modifier-rejected :: The subject stands in its usual place.
  - in her purse :: placed-modifier-rejected :: When the clause has been moved, this phrase follows "brother" or "kept" and causes no confusion.
  - for luck :: placed-modifier-rejected :: The phrase gives the reason and is clear at the end.

  ? Select the boxed phrase that makes the sentence absurd.
  # [Covered in frosting], [the children] admired the cake [on the long table] [before the party].
  + Covered in frosting :: The phrase describes the subject "children," as if they were covered in frosting.
  - the children :: placed-modifier-rejected :: The subject stands in its usual place.
  - on the long table :: placed-modifier-rejected :: The phrase follows "cake" and tells where it stood.
  - before the party :: placed-modifier-rejected :: The phrase gives the time.

  ? Which boxed group is a dangling modifier? Select it.
  # [After reading the chart], [the error] was obvious [to everyone] [on the team].
  + After reading the chart :: The subject is "error," but an error cannot read. The readers should be the subject.
  - the error :: placed-modifier-rejected :: This is the subject, which needs no change of place but a correct opening.
  - to everyone :: placed-modifier-rejected :: The phrase correctly follows "obvious."
  - on the team :: placed-modifier-rejected :: The phrase follows "everyone" and tells who is meant.

  ? Select the boxed words that are attached to the wrong noun.
  # [The owner] sold the horse [to a rider] [with a white mane] [last spring].
  + with a white mane :: The phrase follows "rider," as if the rider had a mane. It belongs after "horse."
  - The owner :: placed-modifier-rejected :: The subject stands in its usual place.
  - to a rider :: placed-modifier-rejected :: The phrase tells who bought the horse.
  - last spring :: placed-modifier-rejected :: The phrase gives the time.
  `,
);

/** Unclear references and modifiers to find in a drawn sentence. */
export const claritySpots: ItemModel[] = [vagueSpot, misplacedSpot];
