import type { ItemModel } from '../../kit/types.js';
import { choiceModel, selectModel } from '../support.js';

const OBJECTIVE = 'conventions.sentences';

const findSentence = choiceModel(
  {
    id: 'english.complete-sentence',
    objective: OBJECTIVE,
    difficulty: -0.6,
    stem: 'Which group of words is a complete sentence?',
  },
  `
  + The lights in the hall went out. :: It has a subject, "lights," and a complete verb, "went," and it can stand alone.
  - When the lights in the hall went out. :: dependent-clause-as-sentence :: "When" makes the clause depend on a main clause that is missing.
  - The lights in the hall going out. :: participle-as-verb :: "Going" alone is not a complete verb; it needs a helper such as "were."
  - All of the lights in the hall. :: missing-verb :: There is a subject but no verb.

  + Although it rained, the game went on. :: The main clause "the game went on" has a subject and a verb and completes the thought.
  - Although it rained on the day of the game. :: dependent-clause-as-sentence :: "Although" leaves the reader waiting for a main clause.
  - The rain falling on the day of the game. :: participle-as-verb :: "Falling" has no helping verb, so there is no complete verb.
  - On the rainy day of the last big game. :: phrase-as-sentence :: This is only a prepositional phrase, with neither subject nor verb.

  + Wait for me by the main entrance. :: A command is complete: its subject, "you," is understood, and "wait" is its verb.
  - Waiting for me by the main entrance. :: participle-as-verb :: "Waiting" has no helping verb and no subject.
  - The man who waits by the main entrance. :: relative-clause-only :: The verb "waits" belongs to the clause with "who"; the subject "man" has no verb of its own.
  - To wait for me by the main entrance. :: infinitive-as-verb :: An infinitive is not a complete verb, and there is no subject.

  + The report that she wrote is clear. :: The subject "report" has its own verb, "is," beside the clause "that she wrote."
  - The report that she wrote last week. :: relative-clause-only :: The verb "wrote" belongs to the clause with "that," so "report" has no verb.
  - Because the report is clear and short. :: dependent-clause-as-sentence :: "Because" makes this a reason for something that is never stated.
  - A clear report, written by her alone. :: participle-as-verb :: "Written" only describes the report; no complete verb follows.

  + Running late, he skipped breakfast. :: After the opening phrase comes a full main clause, "he skipped breakfast."
  - Running late and skipping breakfast. :: participle-as-verb :: Neither "running" nor "skipping" has a helping verb, and no subject is named.
  - Since he was running late for work. :: dependent-clause-as-sentence :: "Since" makes the clause depend on a main clause that is missing.
  - A late runner without any breakfast. :: missing-verb :: A person is described, but no verb tells what the person does.

  + There are three pills in the cup. :: The subject "pills" follows the verb "are," and the thought is complete.
  - Three pills left over in the cup. :: participle-as-verb :: "Left" only describes the pills here; no complete verb follows.
  - If three pills remain in the cup. :: dependent-clause-as-sentence :: "If" states a condition, and the result is missing.
  - The three pills that are in the cup. :: relative-clause-only :: The verb "are" belongs to the clause with "that," so "pills" has no verb.

  + What you told me surprised us. :: The whole clause "what you told me" is the subject of the verb "surprised."
  - What you told me at the meeting. :: dependent-clause-as-sentence :: This noun clause could be a subject, but no main verb follows it.
  - Surprised by what you told me. :: participle-as-verb :: "Surprised" describes somebody who is not named, and there is no main clause.
  - The surprise that you told me of. :: relative-clause-only :: The only verb, "told," belongs to the clause with "that."

  + The nurse on duty answered at once. :: The subject "nurse" and the verb "answered" make a complete thought.
  - The nurse on duty to answer at once. :: infinitive-as-verb :: "To answer" is an infinitive, not a complete verb.
  - The nurse on duty, who answered at once. :: relative-clause-only :: "Answered" belongs to the clause with "who," so "nurse" has no verb.
  - With the nurse on duty at night. :: phrase-as-sentence :: This is a prepositional phrase, with neither a subject nor a verb of a main clause.

  + Neither road leads to the airport. :: "Road" is the subject, "leads" is the verb, and nothing is missing.
  - Neither of the roads to the airport. :: missing-verb :: The words name a subject but give it no verb.
  - Which of the roads to the airport? :: missing-verb :: Even a question needs a verb, and there is none here.
  - A road leading to the old airport. :: participle-as-verb :: "Leading" describes the road; without a helping verb it is not a complete verb.

  + She laughed until her sides hurt. :: The main clause "she laughed" stands alone, and the clause with "until" is attached to it.
  - Until her sides hurt from laughing. :: dependent-clause-as-sentence :: "Until" makes the clause depend on a main clause that is missing.
  - Laughing until her sides hurt. :: participle-as-verb :: "Laughing" has neither a subject nor a helping verb.
  - Her laughter, which hurt her sides. :: relative-clause-only :: The verb "hurt" belongs to the clause with "which," so "laughter" has no verb.

  + Before lunch, we sorted the mail. :: A short phrase of time opens a complete main clause, "we sorted the mail."
  - Before we sorted the mail at noon. :: dependent-clause-as-sentence :: Here "before" introduces a clause that needs a main clause.
  - Sorting the mail before our lunch. :: participle-as-verb :: "Sorting" has no subject and no helping verb.
  - The mail sorted by us before lunch. :: participle-as-verb :: "Sorted by us" only describes the mail; no main verb follows.

  + The soup needs salt. :: Short as it is, it has a subject, "soup," and a verb, "needs."
  - Soup with salt and pepper. :: missing-verb :: The words name a dish, but no verb says anything of it.
  - Adding salt to the soup. :: participle-as-verb :: "Adding" has no subject and no helping verb.
  - While the soup was boiling. :: dependent-clause-as-sentence :: "While" leaves the reader waiting for the main event.
  `,
);

const errorType = choiceModel(
  { id: 'english.sentence-error-type', objective: OBJECTIVE, difficulty: 0 },
  `
  ? How should the structure of this sentence be described?
  | > The fog lifted at noon, the ferry left an hour later.
  + It is a comma splice. :: Two complete thoughts are joined by a comma alone after "noon."
  - It is a fragment. :: fragment-for-splice :: Nothing is missing: both parts have a subject and a verb.
  - It is a fused sentence. :: fused-for-splice :: A fused sentence has no punctuation between its parts, but here a comma stands there.
  - It is correct as written. :: accepts-comma-splice :: A comma alone cannot join two complete thoughts.

  ? What is wrong with this sentence, if anything?
  | > The fire alarm rang everyone left the building calmly.
  + It is a fused sentence. :: Two complete thoughts meet at "rang everyone" with nothing between them.
  - It is a comma splice. :: splice-for-fused :: There is no comma between the two thoughts, so it is not a comma splice.
  - It is a fragment. :: fragment-for-fused :: Both thoughts are complete, so nothing is missing.
  - Nothing is wrong with it. :: accepts-fused-sentence :: Two complete thoughts need a conjunction, a semicolon, or a period between them.

  ? Which label fits this group of words?
  | > Because the pharmacy had closed an hour before we arrived.
  + Fragment :: "Because" makes the whole a dependent clause, and the main clause is missing.
  - Comma splice :: splice-for-fragment :: There is no comma and only one thought, which is not complete.
  - Fused sentence :: fused-for-fragment :: There are not two complete thoughts here but one dependent clause.
  - Complete sentence :: accepts-fragment :: It has a subject and a verb, but "because" makes it depend on a main clause.

  ? An editor marks this line. Which description of it is right?
  | > Although the path was icy, nobody slipped on the way to the bus.
  + Correct sentence :: A dependent clause and a comma come before a complete main clause.
  - Comma splice :: splice-for-complex-sentence :: The comma does not join two complete thoughts, as the first part begins with "although."
  - Fused sentence :: fused-for-complex-sentence :: The parts are divided by a comma, and the first depends on the second.
  - Fragment :: fragment-for-complex-sentence :: The main clause "nobody slipped" makes the sentence complete.

  ? Which term describes the line below?
  | > The tall woman in the blue coat near the information desk.
  + Fragment :: A person is described at length, but no verb says what she does or is.
  - Run-on :: run-on-because-long :: A run-on has too many complete thoughts; this line has none.
  - Comma splice :: splice-for-fragment :: There is neither a comma nor a complete thought.
  - Correct sentence :: accepts-fragment :: A sentence needs a verb, and this line has no verb.

  ? How would a tutor label this line?
  | > My uncle repairs clocks, he learned the trade in Zurich.
  + Comma splice :: A comma alone joins the complete thoughts "My uncle repairs clocks" and "he learned the trade in Zurich."
  - Fragment :: fragment-for-splice :: Both parts are complete, so nothing is missing.
  - Fused sentence :: fused-for-splice :: In a fused sentence nothing stands between the thoughts, but here a comma does.
  - Correct sentence :: accepts-comma-splice :: The comma is too weak to join two complete thoughts without a conjunction.

  ? Which description of this line is accurate?
  | > The results were clear; the treatment had worked.
  + Correct sentence :: A semicolon may join two complete and closely related thoughts.
  - Comma splice :: splice-for-semicolon :: The mark between the thoughts is a semicolon, which is strong enough to join them.
  - Fused sentence :: fused-for-semicolon :: The two thoughts are divided by a semicolon.
  - Fragment :: fragment-for-compound :: Each side of the semicolon has a subject and a verb.

  ? Which problem, if any, does this line have?
  | > The cake fell it still tasted wonderful.
  + It is a fused sentence. :: The thought "the cake fell" runs into "it still tasted wonderful" with no mark or conjunction.
  - It is a fragment. :: fragment-for-fused :: Both thoughts have a subject and a verb, so none is incomplete.
  - It is a comma splice. :: splice-for-fused :: A comma splice has a comma between the thoughts; this line has none.
  - It has no problem. :: accepts-fused-sentence :: Even two short complete thoughts need something to join or divide them.

  ? What should a proofreader call this line?
  | > Hoping to find a seat near the window on the early train.
  + Fragment :: "Hoping" has no subject and no helping verb, so the thought is incomplete.
  - Fused sentence :: fused-for-fragment :: There are not two complete thoughts, as there is not even one.
  - Comma splice :: splice-for-fragment :: The line has no comma and no complete thought.
  - Correct sentence :: accepts-fragment :: It tells neither who was hoping nor what happened.

  ? Which statement about the structure of the line is true?
  | > The clinic opens at eight, so patients line up at half past seven.
  + It is correctly joined. :: A comma and the conjunction "so" join two complete thoughts.
  - It is a comma splice. :: splice-for-compound :: The comma does not stand alone: the conjunction "so" follows it.
  - It is a fused sentence. :: fused-for-compound :: The thoughts are divided by a comma and joined by "so."
  - It is a fragment. :: fragment-for-compound :: Both thoughts have a subject and a verb.
  `,
);

const selectComplete = selectModel(
  { id: 'english.select-complete', objective: OBJECTIVE, difficulty: 0.4 },
  `
  ? A student's notes hold these five lines. Select **all** of the lines that are complete sentences.
  + The bell rang twice. :: "Bell" is the subject, "rang" is the verb, and the thought is complete.
  + Please close the gate behind you. :: A command is complete, as its subject "you" is understood.
  - Since the gate was left open. :: dependent-clause-as-sentence :: "Since" makes the clause depend on a main clause that is missing.
  - The bell above the old gate. :: missing-verb :: The line names a thing but has no verb.
  - Ringing twice in the morning. :: participle-as-verb :: "Ringing" has no subject and no helping verb.

  ? Five lines come from a shift report. Select **each** line that is a complete sentence.
  + He slept well. :: It has a subject, "he," and a verb, "slept."
  + If the pain returns, call the desk. :: The dependent clause is followed by the main clause "call the desk."
  + The fever that worried us is gone. :: "Fever" has its own verb, "is," beside the clause with "that."
  - After the second dose at noon. :: phrase-as-sentence :: This is a phrase of time, with neither a subject nor a verb.
  - The patient resting since noon. :: participle-as-verb :: "Resting" needs a helping verb such as "has been."

  ? Which of these lines from a travel diary are fragments? Select **all** of the fragments.
  + Because the last train had left. :: "Because" makes the clause depend on a main clause that is missing, so it is a fragment.
  + A small hotel beside the lake. :: There is no verb, so it is a fragment.
  - We walked. :: accepts-length-as-test :: Short lines can be complete: "we" is the subject and "walked" is the verb.
  - Where did the road end? :: question-as-fragment :: A question with a subject, "road," and a verb, "did end," is complete.
  - Turn left at the bridge. :: command-as-fragment :: A command is complete, as its subject "you" is understood.

  ? Which lines of this draft are run-on sentences? Select **every** run-on.
  + The map was old we got lost. :: Two complete thoughts meet with no mark or conjunction between them, so this is a run-on.
  + It was late the shops were shut. :: "It was late" and "the shops were shut" are both complete and run together, so this is a run-on.
  - It was late, and the shops were shut. :: run-on-because-compound :: A comma and "and" join the two thoughts correctly.
  - Since the map was old, we got lost. :: run-on-because-compound :: The first clause depends on the second, and a comma divides them.
  - The map and the guide were old. :: run-on-because-and :: This is one thought with two subjects.

  ? Which lines contain a comma splice? Select **all** that do.
  + The tea was cold, nobody drank it. :: A comma alone joins two complete thoughts, which is a comma splice.
  + I locked the door, then I left. :: "Then" is an adverb, not a conjunction, so the comma alone joins two complete thoughts.
  - When the tea was cold, nobody drank it. :: splice-for-complex-sentence :: "When" makes the first clause dependent, so the comma is right.
  - The tea was cold, so nobody drank it. :: splice-for-compound :: The conjunction "so" follows the comma, so the joint is correct.
  - I locked the door, and then I left. :: splice-for-compound :: The conjunction "and" follows the comma, so the joint is correct.

  ? Which of these versions correct a run-on? Select **every** version that is correct.
  + The snow melted; the river rose. :: A semicolon correctly joins two complete, related thoughts.
  + When the snow melted, the river rose. :: "When" makes the first thought dependent, and a comma divides the clauses.
  + The snow melted, and the river rose. :: A comma with "and" correctly joins two complete thoughts.
  - The snow melted, the river rose. :: comma-splice :: A comma alone is too weak to join two complete thoughts.
  - The snow melted the river rose. :: fused-sentence :: Nothing divides the two complete thoughts.
  - When the snow melted; the river rose. :: semicolon-after-dependent-clause :: The clause with "when" is not complete, so it cannot stand before a semicolon.

  ? A nurse's notice is being edited. Select **all** of the correctly built sentences.
  + Visitors must sign in at the desk. :: "Visitors" is the subject, and "must sign" is a complete verb.
  + Before you enter, clean your hands. :: A dependent clause with a comma leads into a complete command.
  - Visitors who have not signed in yet. :: relative-clause-only :: The verb belongs to the clause with "who," so "visitors" has no verb.
  - Masks are free, take one from the box. :: comma-splice :: A comma alone joins a statement and a command, both of which are complete.
  - To protect patients with weak immune systems. :: infinitive-as-verb :: "To protect" states a purpose, but there is no main clause.

  ? Which of these are sentences that can stand alone? Select **each** one that can.
  + Here comes the ambulance. :: The subject "ambulance" follows its verb "comes," and the thought is complete.
  + What happened is still unclear. :: The clause "what happened" is the subject of the verb "is."
  - What happened on the third floor. :: dependent-clause-as-sentence :: This noun clause could be a subject, but no main verb follows.
  - The ambulance coming up the hill. :: participle-as-verb :: "Coming" needs a helping verb such as "is."
  - Although it is still unclear to us. :: dependent-clause-as-sentence :: "Although" leaves the reader waiting for a main clause.
  `,
);

/** Fragments, run-ons and comma splices. */
export const completeSentences: ItemModel[] = [findSentence, errorType, selectComplete];
