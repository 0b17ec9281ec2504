import type { ItemModel } from '../../kit/types.js';
import { choiceModel, spotModel } from '../support.js';

const OBJECTIVE = 'knowledge.clarity';

const wordiness = choiceModel(
  { id: 'english.wordiness', objective: OBJECTIVE, difficulty: -0.2 },
  `
  ? Which revision is concise and keeps the whole meaning?
  | > Due to the fact that it was raining, the game was called off by the officials in charge.
  + Because it was raining, the officials called off the game. :: "Because" replaces "due to the fact that," and the active verb needs fewer words; the reason and the doers are kept.
  - The game was called off. :: loses-information :: The reason and the people who decided are lost.
  - Due to the fact of rain, the game was called off by those officials in charge of it. :: still-wordy :: "Due to the fact of" and "in charge of it" add words without meaning.
  - It was raining, the officials called off the game. :: comma-splice :: The version is short, but a comma alone joins two complete thoughts.

  ? Choose the revision without needless repetition.
  | > Each and every student must return the borrowed books back to the library.
  + Every student must return the borrowed books to the library. :: "Each and every" and "return back" say the same thing twice; one word is enough.
  - Each and every student must return the borrowed books to the library. :: still-wordy :: "Each and every" still says the same thing twice.
  - Every student must return the borrowed books back to the library. :: still-wordy :: "Return" already means "bring back," so "back" is repeated.
  - Students must read the books of the library. :: changes-meaning :: Reading the books is not the same as returning them.

  ? Which version removes the redundancy without a loss of meaning?
  | > At this point in time, the clinic is currently hiring nurses.
  + The clinic is currently hiring nurses. :: "Currently" alone says what "at this point in time" says.
  - At this point in time, the clinic is hiring nurses now. :: still-wordy :: The time is given twice, by the opening phrase and by "now."
  - The clinic is hiring nurses in the future. :: changes-meaning :: The original speaks of the present, not of the future.
  - Currently at this time the clinic hires nurses. :: still-wordy :: "Currently" and "at this time" mean the same.

  ? How can this sentence be shortened best?
  | > In the event that you feel dizzy, make sure that you sit down immediately right away.
  + If you feel dizzy, sit down immediately. :: "If" replaces "in the event that," and "immediately" is not repeated.
  - If you feel dizzy, sit down immediately right away. :: still-wordy :: "Immediately" and "right away" mean the same.
  - In the event of dizziness, be sure of sitting down. :: loses-information :: The word "immediately," which gives the urgency, is lost, and the wording is stiff.
  - Sit down. :: loses-information :: The condition and the urgency are both lost.

  ? Which sentence says the same thing in the clearest way?
  | > There are many volunteers who come from the college who help at the shelter.
  + Many college volunteers help at the shelter. :: "There are" and the two clauses with "who" are replaced by a subject and a direct verb.
  - Many volunteers who come from the college are ones who help at the shelter. :: still-wordy :: "Are ones who" adds words and no meaning.
  - There are volunteers at the shelter from the college. :: loses-information :: "Many" is lost, and the verb "help" is gone.
  - Many help at the college shelter. :: changes-meaning :: The shelter does not belong to the college in the original.

  ? Pick the most economical version that changes nothing in the meaning.
  | > The reason why the pump stopped is because the filter was blocked.
  + The pump stopped because the filter was blocked. :: "Because" gives the reason, so "the reason why" is not needed.
  - The reason why the pump stopped is that there was a filter that was blocked. :: still-wordy :: The opening words and "there was a filter that" only add length.
  - The pump stopped, and the filter was blocked. :: loses-information :: "And" no longer says that the one caused the other.
  - The filter was blocked because the pump stopped. :: changes-meaning :: Cause and effect have changed places.

  ? An editor wants fewer words and the same facts. Which revision does this?
  | > It is my personal opinion that the two twins should be seated in separate rooms.
  + I think that the twins should sit in separate rooms. :: "Personal opinion" and "two twins" are redundant, and "I think" states the same in fewer words.
  - My own personal opinion is to seat both of the two twins in separate rooms. :: still-wordy :: "Own personal" and "both of the two twins" repeat themselves.
  - The twins are in separate rooms. :: changes-meaning :: An opinion has become a statement of fact.
  - I think that the two twins should be seated. :: loses-information :: The separate rooms, which are the point, are lost.

  ? Which version of the instruction is shortest without leaving anything out?
  | > It is necessary that the patient should be in a fasting state for a period of eight hours before the test.
  + The patient must fast for eight hours before the test. :: "Must fast" replaces "it is necessary that … should be in a fasting state," and all facts are kept.
  - The patient must fast before the test. :: loses-information :: The eight hours are lost.
  - It is needed that the patient fasts for a time of eight hours before the test. :: still-wordy :: "It is needed that" and "a time of" are empty words.
  - The patient may fast for eight hours before the test. :: changes-meaning :: "May" turns a duty into a choice.

  ? Choose the revision that avoids empty phrases.
  | > As far as the cost is concerned, the new plan is cheaper in price than the old one.
  + The new plan is cheaper than the old one. :: "Cheaper" already speaks of cost, so the opening phrase and "in price" are empty.
  - As for cost, the new plan is cheaper in price. :: still-wordy :: The cost is mentioned twice, and the comparison is incomplete.
  - The new plan is better than the old one. :: changes-meaning :: "Better" does not say that the cost is lower.
  - The new plan, which concerns cost, is cheaper in price than the old one. :: still-wordy :: "Which concerns cost" and "in price" repeat what "cheaper" says.

  ? Which sentence should replace the wordy one?
  | > The meeting, which lasted for two hours in length, was held in the conference room.
  + The two-hour meeting was held in the conference room. :: "Two-hour" replaces a whole clause, and "in length" is dropped.
  - The meeting was held for two hours in length in the conference room. :: still-wordy :: "In length" repeats what "for two hours" says.
  - The meeting was two hours. :: loses-information :: The place is lost.
  - The meeting in the conference room was held two hours ago. :: changes-meaning :: The original gives the length, not the time that has passed.

  ? Select the tightest accurate revision.
  | > The brochure gives advance warning of the main essential risks.
  + The brochure warns of the main risks. :: A warning is given in advance, and "main" and "essential" mean much the same.
  - The brochure warns in advance of the main risks. :: still-wordy :: A warning comes in advance by its nature.
  - The brochure gives warning of the main essential risks. :: still-wordy :: "Main" and "essential" repeat each other.
  - The brochure warns of all possible risks. :: changes-meaning :: Only the main risks are meant.

  ? Which revision uses the fewest words but loses no fact?
  | > She is a person who is always on time, and punctuality is a quality that she values.
  + She is punctual and values punctuality. :: Both facts are kept: what she does and what she values.
  - She is a person who values punctuality. :: loses-information :: That she herself comes on time is lost.
  - She is a punctual person who has punctuality as a quality that she values. :: still-wordy :: "A person who has … as a quality that" adds words without meaning.
  - She is on time now. :: changes-meaning :: The habit has become a single case.
  `,
);

const redundancy = spotModel(
  { id: 'english.spot-redundancy', objective: OBJECTIVE, difficulty: 0.1 },
  `
  ? Select the boxed words that repeat what the sentence has already said.
  # The nurse [arrived] [at 6 a.m.] [in the morning] [for her shift].
  + in the morning :: "A.M." already says that it was morning.
  - arrived :: needed-word-deleted :: The sentence needs its verb.
  - at 6 a.m. :: needed-word-deleted :: This is where the exact time is given; without it, the time is lost.
  - for her shift :: needed-word-deleted :: These words tell why she came, which nothing else says.

  ? One boxed group adds no information. Select it.
  # The [report] [gives] a brief summary [that is short] [of the trial].
  + that is short :: "Brief" already says that the summary is short.
  - report :: needed-word-deleted :: The sentence needs its subject.
  - gives :: needed-word-deleted :: The sentence needs its verb.
  - of the trial :: needed-word-deleted :: These words tell what is summarized.

  ? Which boxed word can be deleted because its meaning is in another word? Select it.
  # The [two] roads [merge] [together] near the [bridge].
  + together :: To merge is to come together, so "together" is repeated.
  - two :: needed-word-deleted :: The number is said nowhere else.
  - merge :: needed-word-deleted :: The sentence needs its verb.
  - bridge :: needed-word-deleted :: The place is said nowhere else.

  ? Select the box whose content an editor should strike out.
  # [Patients] should plan ahead [in advance] for the [weeks] of [recovery].
  + in advance :: To plan ahead is to plan in advance, so these words repeat the idea.
  - Patients :: needed-word-deleted :: The sentence needs its subject.
  - weeks :: needed-word-deleted :: This word tells that the time is long, which nothing else says.
  - recovery :: needed-word-deleted :: This word tells what the plan is for.

  ? Select the part in a box that makes the sentence redundant.
  # The [results] were identical, [exactly the same], in [both] [trials].
  + exactly the same :: "Identical" already means "exactly the same."
  - results :: needed-word-deleted :: The sentence needs its subject.
  - both :: needed-word-deleted :: The number of trials is said nowhere else.
  - trials :: needed-word-deleted :: This word tells where the results come from.

  ? Which boxed word says again what the verb says? Select it.
  # After the [vote], the [council] reverted [back] to its [old] rules.
  + back :: To revert is to go back, so "back" is redundant.
  - vote :: needed-word-deleted :: This word tells when the change took place.
  - council :: needed-word-deleted :: The sentence needs its subject.
  - old :: needed-word-deleted :: This word tells which rules are meant.

  ? Select the boxed word that repeats the meaning of its noun.
  # We had an [unexpected] surprise when our [cousin] came [from] [Ohio].
  + unexpected :: A surprise is always unexpected, so the adjective adds nothing.
  - cousin :: needed-word-deleted :: This word names the person who came.
  - from :: needed-word-deleted :: The preposition joins the place to the verb.
  - Ohio :: needed-word-deleted :: The place is said nowhere else.

  ? One box holds a needless repetition. Select it.
  # The pharmacy [is located] [in the basement], [down below], [near the stairs].
  + down below :: A basement is below, so these words repeat the place.
  - is located :: needed-word-deleted :: The sentence needs its verb.
  - in the basement :: needed-word-deleted :: This is the exact place; the vaguer phrase is the one to strike.
  - near the stairs :: needed-word-deleted :: These words give information that is said nowhere else.
  `,
);

/** Concise sentences. */
export const concision: ItemModel[] = [wordiness, redundancy];
