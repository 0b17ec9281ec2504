import type { ItemModel } from '../../kit/types.js';
import { choiceModel, selectModel } from '../support.js';

const OBJECTIVE = 'knowledge.clarity';

const activeVoice = choiceModel(
  { id: 'english.active-voice', objective: OBJECTIVE, difficulty: -0.3 },
  `
  ? Which sentence is written in the active voice?
  + The therapist taught the exercise. :: The subject "therapist" performs the action "taught."
  - The exercise was taught on Monday. :: passive-taken-for-active :: The subject "exercise" receives the action, and the teacher is not named.
  - The patient was taught to stretch. :: passive-taken-for-active :: The subject "patient" receives the teaching.
  - The exercises have been taught. :: passive-taken-for-active :: "Have been taught" is passive: the subject receives the action.

  ? Choose the version of the statement that uses the active voice.
  | > The lunch was prepared by two volunteers.
  + Two volunteers prepared the lunch. :: The doers, "two volunteers," are now the subject of the active verb "prepared."
  - The lunch had been prepared by two volunteers. :: passive-taken-for-active :: Only the tense is new; "had been prepared" is still passive.
  - By two volunteers the lunch was prepared. :: word-order-for-voice :: Only the word order is new; the verb is still passive.
  - The lunch that two volunteers made was eaten. :: passive-taken-for-active :: The main verb "was eaten" is passive and tells of another action.

  ? How can this sentence be changed to the active voice without a change of meaning?
  | > The broken window was noticed by a guard.
  + A guard noticed the broken window. :: The guard performs the action and becomes the subject.
  - A guard was noticed by the broken window. :: subject-and-object-swapped :: The meaning is reversed, and the verb is still passive.
  - The window was broken by a guard. :: changes-meaning :: Now the guard breaks the window, and the verb is passive.
  - The broken window was noticed. :: doer-dropped :: The doer is gone, but the verb is still passive.

  ? Which of these sentences has a subject that performs the action?
  + A storm delayed the flight. :: The subject "storm" does the delaying, so the verb is active.
  - The flight was delayed twice. :: passive-taken-for-active :: The subject "flight" receives the action.
  - The bags were lost in Rome. :: passive-taken-for-active :: The subject "bags" receives the action.
  - Our seats had been changed. :: passive-taken-for-active :: The subject "seats" receives the action.

  ? A memo reads as shown. Which revision is in the active voice?
  | > A mistake was made in the schedule by the manager.
  + The manager made a mistake in the schedule. :: The manager is named as the subject of "made," which makes the sentence direct.
  - A mistake in the schedule had been made. :: passive-taken-for-active :: The verb is still passive, and the doer has disappeared.
  - It was a mistake that was made by the manager. :: still-wordy :: "Was made" is passive, and "it was" only adds words.
  - The schedule was mistaken by the manager. :: changes-meaning :: The verb is still passive, and the meaning has changed.

  ? Which sentence does **not** use the passive voice?
  + The leaves are turning red. :: "Are turning" is active: the leaves themselves turn.
  - The leaves are raked by hand. :: active-taken-for-passive :: "Are raked" is passive: someone else rakes the leaves.
  - The leaves were blown away. :: active-taken-for-passive :: "Were blown" is passive: the wind acts on the leaves.
  - The leaves will be burned. :: active-taken-for-passive :: "Will be burned" is passive: the leaves receive the action.

  ? In a lab report, which sentence names the doer as its subject?
  + Our team weighed each sample twice. :: The subject "team" performs the weighing.
  - Each sample was weighed by our team. :: passive-taken-for-active :: The doer is named, but after "by"; the subject is "sample."
  - The weight of each sample was noted. :: passive-taken-for-active :: The subject "weight" receives the action, and no doer is named.
  - Two samples were dropped by mistake. :: passive-taken-for-active :: The subject "samples" receives the action.

  ? Choose the active version of this instruction.
  | > The cap should be removed before the bottle is heated.
  + Remove the cap before you heat the bottle. :: The command "remove" and the clause "you heat" both have a doer, so both are active.
  - The cap must be removed before the heating. :: passive-taken-for-active :: "Must be removed" is still passive.
  - Before heating, the cap is to be removed. :: passive-taken-for-active :: "Is to be removed" is still passive.
  - The bottle should be heated without its cap. :: passive-taken-for-active :: "Should be heated" is passive, and the order of steps is lost.

  ? The writer wants to stress who acted. Which sentence does so by using an active verb?
  + Dr. Lin discovered the error. :: Dr. Lin is the subject of the active verb "discovered."
  - The error was discovered at once. :: passive-taken-for-active :: No doer is named, and the verb is passive.
  - The error that was found is small. :: passive-taken-for-active :: "Was found" is passive, and the sentence is about the size of the error.
  - The discovery was made by Dr. Lin. :: passive-taken-for-active :: Dr. Lin is named only after "by"; "was made" is passive.

  ? Which headline is in the active voice?
  + Local bakery feeds flood victims :: The subject "bakery" performs the action "feeds."
  - Flood victims fed by local bakery :: passive-taken-for-active :: "Fed by" is a shortened passive: the victims receive the action.
  - Meals given to victims of flood :: passive-taken-for-active :: "Given" is a shortened passive, and no doer is named.
  - Bakery praised after flood :: passive-taken-for-active :: "Praised" is a shortened passive: the bakery receives the praise.
  `,
);

const combining = choiceModel(
  { id: 'english.combine-sentences', objective: OBJECTIVE, difficulty: 0.2 },
  `
  ? Which sentence combines the ideas and keeps their relation?
  | > The road was closed. We arrived on time.
  + Although the road was closed, we arrived on time. :: "Although" shows that the second fact is surprising after the first.
  - Because the road was closed, we arrived on time. :: wrong-relation :: "Because" makes the closed road the cause of arriving on time.
  - The road was closed, we arrived on time. :: comma-splice :: A comma alone cannot join two complete thoughts.
  - The road was closed until we arrived on time. :: wrong-relation :: "Until" adds a relation in time that is not stated.

  ? Choose the best combination of the two statements.
  | > The patient skipped her medicine. Her blood pressure rose.
  + Her blood pressure rose because the patient skipped her medicine. :: "Because" shows that the skipped medicine was the cause.
  - Her blood pressure rose, so the patient skipped her medicine. :: cause-and-effect-swapped :: "So" makes the skipped medicine the result of the rise.
  - Her blood pressure rose unless the patient skipped her medicine. :: wrong-relation :: "Unless" says the opposite of what happened.
  - The patient skipped her medicine her blood pressure rose. :: fused-sentence :: Nothing joins or divides the two complete thoughts.

  ? Which version joins the statements most smoothly?
  | > Ms. Cole is our new director. She worked in Chicago. She worked there for ten years.
  + Ms. Cole, our new director, worked in Chicago for ten years. :: An appositive and a phrase of time replace two whole sentences, and no fact is lost.
  - Ms. Cole is our new director and worked there for ten years. :: loses-information :: Chicago is lost, so "there" refers to nothing.
  - Ms. Cole worked in Chicago, she is our new director of ten years. :: comma-splice :: A comma alone joins two complete thoughts, and the ten years are misplaced.
  - Ms. Cole is our new director, and she worked in Chicago, and she worked there for ten years. :: still-wordy :: Three clauses with "and" and repeated words remain choppy.

  ? Select the sentence that combines all three facts without repeating words.
  | > The garden is small. The garden is behind the clinic. It grows herbs.
  + The small garden behind the clinic grows herbs. :: An adjective and a phrase carry two of the facts, and the verb "grows" carries the third.
  - The garden is small, and the garden is behind the clinic and grows herbs. :: still-wordy :: "The garden" and "is" are repeated.
  - The small garden grows herbs. :: loses-information :: The place of the garden is lost.
  - Behind the small clinic is a garden of herbs. :: changes-meaning :: Now the clinic is small and not the garden.

  ? Which combination shows that one event came before the other?
  | > The guests left. We washed the dishes.
  + After the guests left, we washed the dishes. :: "After" puts the two events in order.
  - While the guests left, we had washed the dishes. :: wrong-relation :: "While" says that the events took place at the same time, and the tense contradicts it.
  - The guests left, for we washed the dishes. :: wrong-relation :: "For" makes the washing the reason that the guests left.
  - If the guests left, we washed the dishes. :: wrong-relation :: "If" turns a fact into a condition.

  ? The writer wants to express a contrast. Which combination does this correctly?
  | > The first test was easy. The second test was hard.
  + The first test was easy, but the second was hard. :: "But" expresses the contrast, and a comma stands before it.
  - The first test was easy, so the second was hard. :: wrong-relation :: "So" makes the hard test a result of the easy one.
  - The first test was easy but, the second was hard. :: comma-after-conjunction :: The relation is right, but the comma must stand before "but."
  - The first test was easy, however, the second was hard. :: comma-splice :: "However" is not a conjunction, so a comma cannot join the two thoughts.

  ? Which sentence combines the pair by using a clause with "who" or "which" correctly?
  | > My neighbor repairs old radios. He gave me this one.
  + My neighbor, who repairs old radios, gave me this one. :: The clause with "who" follows "neighbor" and is set off by two commas.
  - My neighbor, which repairs old radios, gave me this one. :: which-for-person :: "Which" refers to things, but a neighbor is a person.
  - My neighbor gave me this one, who repairs old radios. :: misplaced-modifier :: The clause follows "one," the radio, as if it repaired radios.
  - My neighbor who he repairs old radios gave me this one. :: doubled-subject :: "Who" is already the subject of "repairs," so "he" is one subject too many.

  ? How are these ideas best combined if the second is the purpose of the first?
  | > The nurse lowered the bed. The patient could stand up.
  + The nurse lowered the bed so that the patient could stand up. :: "So that" expresses purpose.
  - The nurse lowered the bed although the patient could stand up. :: wrong-relation :: "Although" expresses a contrast.
  - The nurse lowered the bed because the patient stood up. :: wrong-relation :: "Because" makes the standing up come first, as a cause.
  - The nurse lowered the bed, the patient could stand up. :: comma-splice :: A comma alone cannot join two complete thoughts.

  ? Which version makes the condition clear?
  | > You may feel dizzy. In that case, call the desk.
  + If you feel dizzy, call the desk. :: "If" states the condition, and the command follows.
  - You feel dizzy, so call the desk. :: wrong-relation :: The possible case has become a fact.
  - Call the desk before you feel dizzy. :: wrong-relation :: "Before" asks for the call even without dizziness.
  - Unless you feel dizzy, call the desk. :: wrong-relation :: "Unless" reverses the condition.

  ? Combine the statements so that the less important one depends on the other.
  | > The museum is small. It owns a famous painting.
  + Though small, the museum owns a famous painting. :: The size is reduced to a phrase, and the main clause carries the main point.
  - The museum is small, it owns a famous painting. :: comma-splice :: A comma alone joins two complete thoughts, and neither depends on the other.
  - The museum is small; and owns a famous painting. :: semicolon-before-fragment :: What follows the semicolon has no subject, so it is not a complete thought.
  - Owning a famous painting, so the museum is small. :: broken-structure :: "So" cannot connect an opening phrase with the main clause, and the relation is wrong.
  `,
);

const vague = choiceModel(
  { id: 'english.vague-pronoun', objective: OBJECTIVE, difficulty: 0.3 },
  `
  ? Why is this sentence unclear?
  | > When Maya met Ruth at the clinic, she was feeling better.
  + "She" could be Maya or Ruth. :: Both women are named before the pronoun, so the reader cannot tell who was feeling better.
  - "Met" is in the wrong tense. :: tense-for-reference :: Both verbs are in the past, so the tense is consistent.
  - "When" needs a comma after it. :: comma-for-reference :: No comma follows the conjunction that opens a clause.
  - "Better" should be "gooder." :: nonstandard-comparison :: "Better" is the correct comparative of "good" and "well."

  ? Which revision makes clear who was late?
  | > Omar told Luis that he was late.
  + Omar said to Luis, "You are late." :: The quotation shows that Luis was late.
  - Omar told Luis that he was too late. :: reference-still-vague :: "He" may still be Omar or Luis.
  - Omar told Luis he was late. :: reference-still-vague :: Leaving out "that" does not show whom "he" means.
  - That he was late, Omar told Luis. :: reference-still-vague :: The new word order does not show whom "he" means.

  ? What does the pronoun "this" leave unclear, and which revision repairs it?
  | > The pump failed and the backup started. This surprised the crew.
  + The quick start of the backup surprised the crew. :: A noun now names what was surprising.
  - All of this surprised the crew. :: reference-still-vague :: "All of this" still does not say which event surprised the crew.
  - And this surprised the crew. :: reference-still-vague :: "This" still has no single word that it refers to.
  - It was this that surprised the crew. :: reference-still-vague :: The new structure stresses "this" but does not explain it.

  ? Choose the version in which the pronoun has a clear reference.
  + The vase hit the table, and the vase cracked. :: The noun is repeated, so the reader knows what cracked.
  - The vase hit the table, and it cracked. :: reference-vague :: "It" may be the vase or the table.
  - It hit the table, and the vase cracked it. :: reference-vague :: Both uses of "it" leave open what is meant.
  - When the vase hit the table, it cracked. :: reference-vague :: "It" may be the vase or the table.

  ? In which sentence does "they" refer clearly to a word in the sentence?
  + The nurses said that they need more beds. :: "They" refers to "nurses," the only plural noun before it.
  - In the article, they say that salt is harmful. :: reference-without-noun :: "They" has no noun to refer to; the author should be named.
  - At the bank they close at noon on Saturdays. :: reference-without-noun :: No people are named to whom "they" could refer.
  - The cooks and the waiters argued until they left. :: reference-vague :: "They" may be the cooks, the waiters, or both groups.

  ? Which sentence avoids an unclear "it"?
  + The lid fell off the jar and rolled away. :: The lid is the subject of both verbs, so no pronoun is needed.
  - The lid fell off the jar, and it rolled away. :: reference-vague :: "It" may be the lid or the jar.
  - After the lid left the jar, it rolled away. :: reference-vague :: "It" may be the lid or the jar.
  - When it fell, the jar and the lid rolled off. :: reference-vague :: "It" is singular, but both things come after it.

  ? A reader cannot tell whose book is meant. Which revision solves the problem?
  | > Nina asked Carla for her book.
  + Nina asked to borrow Carla's book. :: The possessive "Carla's" names the owner.
  - Nina asked Carla for her own book. :: reference-still-vague :: "Her own" may still refer to either woman.
  - For her book, Nina asked Carla. :: reference-still-vague :: The new word order does not name the owner.
  - Nina asked Carla, and it was her book. :: reference-still-vague :: "Her" may still refer to either woman.

  ? Which revision replaces the pronoun that has nothing to refer to?
  | > It says on the label to take two tablets.
  + The label says to take two tablets. :: The noun "label" becomes the subject, so the empty "it" disappears.
  - On the label it says to take two tablets. :: reference-without-noun :: "It" still refers to nothing that is named as a subject.
  - They say on the label to take two tablets. :: reference-without-noun :: "They" refers to nobody who is named.
  - On the label is what it says, two tablets. :: reference-without-noun :: The structure is broken, and "it" is still empty.
  `,
);

const selectActive = selectModel(
  { id: 'english.select-active', objective: OBJECTIVE, difficulty: 0.2 },
  `
  ? Select **all** of the sentences in the active voice.
  + The choir sang two songs. :: The subject "choir" performs the action.
  + Rain has filled the tank. :: The subject "rain" performs the action.
  - The songs were sung in Latin. :: passive-taken-for-active :: The subject "songs" receives the action.
  - The tank was being filled. :: passive-taken-for-active :: The subject "tank" receives the action.

  ? Which of these sentences from a case report are passive? Select **each** one.
  + The wound was cleaned twice. :: The subject "wound" receives the action, so the verb is passive.
  + A sample had been taken by the aide. :: The subject "sample" receives the action, and the doer follows "by."
  - The patient was resting quietly. :: active-taken-for-passive :: "Was resting" is active: the patient herself rests.
  - The swelling has gone down. :: active-taken-for-passive :: "Has gone" is active: the swelling itself changes.
  - The fever lasted three days. :: active-taken-for-passive :: "Lasted" is active, with "fever" as its subject.

  ? In which sentences does the subject perform the action? Select **every** such sentence.
  + The child drew a map of the park. :: The subject "child" draws.
  + The bus is turning left. :: The subject "bus" turns.
  + A guard had locked the gate. :: The subject "guard" performs the locking.
  - The gate was left open. :: passive-taken-for-active :: The subject "gate" receives the action.
  - The map is kept in a frame. :: passive-taken-for-active :: The subject "map" receives the action.

  ? A writer wants direct, active sentences. Select **all** that need no change.
  + Call the desk at any hour. :: The command has the understood subject "you," which acts.
  + Our cooks use fresh herbs. :: The subject "cooks" performs the action.
  - Fresh herbs are used by our cooks. :: passive-taken-for-active :: The subject "herbs" receives the action.
  - The desk may be called at any hour. :: passive-taken-for-active :: The subject "desk" receives the action.
  - Meals will be brought to your room. :: passive-taken-for-active :: The subject "meals" receives the action.

  ? Select **each** sentence in which all modifiers are placed clearly.
  + Smiling, the clerk gave me the key. :: "Smiling" describes the subject "clerk."
  + We ate soup that was far too hot. :: "That was far too hot" follows "soup."
  - I found a coin walking home. :: misplaced-modifier :: "Walking home" follows "coin," as if the coin walked.
  - Sitting by the fire, the night felt warm. :: dangling-modifier :: The subject is "night," as if the night sat by the fire.
  - He sold a desk to a man with three drawers. :: misplaced-modifier :: "With three drawers" follows "man."

  ? Which sentences are free of needless words? Select **all** of them.
  + The train left at noon. :: Each word carries meaning that no other word gives.
  + She explained the plan again. :: "Again" is needed to say that it was not the first time.
  - The train left at 12 noon in the daytime. :: still-wordy :: Noon is in the daytime, so the last words repeat it.
  - The final outcome in the end was good. :: still-wordy :: "Final outcome" and "in the end" say the same.
  - He nodded his head up and down. :: still-wordy :: To nod is to move the head up and down.
  `,
);

/** Clear and direct sentences. */
export const clarity: ItemModel[] = [activeVoice, combining, vague, selectActive];
