import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { choiceModel, rowModel } from '../support.js';

const OBJECTIVE = 'knowledge.register';

const formalSentence = choiceModel(
  { id: 'english.formal-sentence', objective: OBJECTIVE, difficulty: -0.5 },
  `
  ? Which sentence is most appropriate for a letter of application?
  + I am writing to apply for the position of unit clerk. :: The tone is polite, complete, and neutral, as a formal letter requires.
  - I figured I would throw my hat in for the clerk thing. :: slang-in-formal-text :: "Figured," "throw my hat in," and "thing" are casual expressions.
  - Hey, is that clerk job on your unit still up for grabs? :: greeting-too-casual :: "Hey" and "up for grabs" belong to talk among friends.
  - You guys need a clerk, and I'm the one you should get! :: address-too-casual :: "You guys," the exclamation mark, and the boast do not suit a formal letter.

  ? A research report needs a formal sentence about its results. Which one fits?
  + The participants slept longer after the treatment. :: The statement is neutral, exact, and free of slang.
  - The folks in the study got way more sleep after that. :: slang-in-formal-text :: "Folks," "got," and "way more" are conversational.
  - You'd be amazed how long they all slept afterward! :: reader-addressed :: Addressing the reader and exclaiming do not suit a report.
  - They slept like logs once they'd had the treatment. :: figure-in-report :: "Slept like logs" is a casual comparison, not an exact result.

  ? Which sentence belongs in a student's first e-mail to a professor?
  + Could you please tell me when your office hours are? :: The request is polite and complete.
  - When are you around so I can drop by and chat? :: too-casual :: "Around," "drop by," and "chat" are too familiar.
  - Need your office hours ASAP, so get back to me. :: demanding-tone :: The missing subject and the order sound rude.
  - Sup prof, got any free time for me this week? :: slang-in-formal-text :: "Sup prof" and "got any" are slang.

  ? Which wording suits a notice that a hospital sends to all patients?
  + Visiting hours will end at eight o'clock beginning in May. :: The notice is clear, complete, and neutral.
  - Starting in May, everybody has to clear out by eight. :: too-casual :: "Clear out" is rude and conversational.
  - Heads up: no more hanging around here after eight! :: slang-in-formal-text :: "Heads up" and "hanging around" are slang.
  - So yeah, we're going to close a bit earlier in May. :: speech-filler :: "So yeah" is a filler of speech, and "a bit earlier" is vague.

  ? Which sentence keeps the formal style of a scholarly essay?
  + Several studies support this conclusion. :: The sentence is impersonal and exact.
  - Tons of studies back me up on this one. :: slang-in-formal-text :: "Tons of" and "back me up" are informal.
  - I bet most experts would go along with it. :: opinion-for-evidence :: "I bet" is casual and offers a guess instead of evidence.
  - Everyone and their dog knows that by now. :: figure-in-report :: The expression is a humorous exaggeration.

  ? A supervisor writes an evaluation of an employee. Which sentence has the right tone?
  + Ms. Reyes completes her work promptly and accurately. :: The praise is specific and professional.
  - Ms. Reyes is awesome and just gets stuff done. :: slang-in-formal-text :: "Awesome" and "gets stuff done" are informal and vague.
  - Ms. Reyes rocks, and we'd be toast without her. :: slang-in-formal-text :: "Rocks" and "toast" are slang.
  - Ms. Reyes is, like, super quick with everything. :: speech-filler :: "Like" as a filler and "super" belong to speech.

  ? Which sentence is best for a formal complaint to a company?
  + The scale arrived with a cracked display, and I request a replacement. :: The problem and the request are stated politely and exactly.
  - Your scale is a piece of junk, and I want a decent one right now. :: insult-in-complaint :: An insult and a demand weaken a formal complaint.
  - So my scale showed up busted, and I'm pretty bummed about that. :: slang-in-formal-text :: "Busted" and "bummed" are slang.
  - Guess what was in the box? A cracked scale! Thanks a lot, folks. :: sarcasm :: Sarcasm and exclamation marks do not suit a formal letter.

  ? Which line suits a public sign in a courthouse?
  + Please remain silent while court is in session. :: The request is brief, polite, and formal.
  - Zip it while the judge is doing her thing. :: slang-in-formal-text :: "Zip it" and "doing her thing" are slang.
  - Keep it down in here, would you, people? :: too-casual :: The tone is impatient and conversational.
  - No yakking when court stuff is happening. :: slang-in-formal-text :: "Yakking" and "stuff" are informal.

  ? Which sentence should end a formal invitation?
  + We would be honored by your presence. :: The wording is courteous and formal.
  - It'd be cool if you could make it. :: slang-in-formal-text :: "Cool" and "make it" are informal.
  - Be there, or you'll miss out big time. :: slang-in-formal-text :: "Big time" is slang, and the tone is a threat.
  - Swing by whenever you feel like it. :: too-casual :: "Swing by" and the open time do not suit a formal event.

  ? Which revision gives this sentence a formal register?
  | > The boss said the plan was a no-go.
  + The director rejected the plan. :: "Director" and "rejected" are neutral, exact words for "boss" and "said … was a no-go."
  - The boss shot the plan down. :: slang-in-formal-text :: "Shot down" is an informal expression for "rejected."
  - The head guy nixed the plan. :: slang-in-formal-text :: "Head guy" and "nixed" are informal.
  - The boss wasn't into the plan. :: slang-in-formal-text :: "Wasn't into" is conversational.

  ? Which revision makes the sentence fit a formal report?
  | > A bunch of kids came down with the flu.
  + Many children contracted the flu. :: "Many," "children," and "contracted" are neutral words of a report.
  - Loads of kids caught the flu bug. :: slang-in-formal-text :: "Loads of," "kids," and "bug" are informal.
  - Lots of kids got hit by the flu. :: slang-in-formal-text :: "Lots of," "kids," and "got hit" are informal.
  - Quite a few kids were down with flu. :: slang-in-formal-text :: "Kids" and "down with" are still conversational.

  ? In which sentence is the style informal?
  + The new app is super handy, so give it a shot. :: "Super handy" and "give it a shot" are casual expressions.
  - The application simplifies the ordering of supplies. :: formal-taken-for-informal :: The vocabulary is exact and neutral.
  - Employees are invited to test the new application. :: formal-taken-for-informal :: The polite passive is typical of formal notices.
  - The program reduces errors and is simple to learn. :: formal-taken-for-informal :: The statement is neutral and complete.
  `,
);

const SWAPS = readTable(
  `
  The committee will **look into** the complaint. | investigate | check out | poke at | dig around in | look into
  The nurse tried to **calm down** the visitor. | soothe | chill out | cool off | settle up | calm down
  The shelter hopes to **get** more funds this year. | obtain | grab | snag | score | get
  The office will **put off** the meeting until June. | postpone | push back a bit | kick down the road | blow off | put off
  Please **fill in** the form before your visit. | complete | knock out | jot stuff on | wrap up | fill in
  The engineers have to **fix up** the old wing. | renovate | spruce up | jazz up | patch up | fix up
  The company decided to **get rid of** the old files. | discard | dump | chuck | toss out | get rid of
  The director wants to **set up** a new clinic. | establish | kick off | whip up | throw together | set up
  The speaker **went over** the main points again. | reviewed | ran through | hit | rehashed | went over
  The team could not **figure out** the cause of the fault. | determine | get | nail down | suss out | figure out
  Prices have **gone up** since March. | increased | shot up | jumped up | taken off | gone up
  The patient **threw up** twice after the meal. | vomited | puked | barfed | tossed his lunch | threw up
  `,
  ['sentence', 'key', 'one', 'two', 'three', 'phrase'],
);

const formalWord = rowModel(
  { id: 'english.formal-word', objective: OBJECTIVE, difficulty: -0.3 },
  'multiple-choice',
  SWAPS,
  ({ sentence, key, one, two, three, phrase }) => ({
    type: 'multiple-choice',
    stem: `Which replacement for the bold words is most suitable in formal writing?\n\n> ${sentence}`,
    key: {
      text: key,
      rationale: `The single verb "${key}" is the neutral, formal word for "${phrase}."`,
    },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: 'slang-in-formal-text',
      rationale: `The expression "${text}" is informal or imprecise, so it does not raise the level of "${phrase}."`,
    })),
  }),
);

const audience = choiceModel(
  { id: 'english.audience', objective: OBJECTIVE, difficulty: -0.1 },
  `
  ? For which audience is this sentence written?
  | > Your tummy may feel a little funny after the shot, but the ache will soon go away.
  + A young child :: "Tummy" and "feel a little funny" are simple words chosen for a child.
  - A team of surgeons :: audience-misjudged :: Surgeons would be addressed with exact medical terms.
  - A medical journal :: audience-misjudged :: A journal requires formal and precise vocabulary.
  - A court of law :: audience-misjudged :: A court would expect formal and impersonal statements.

  ? Who is the most likely reader of this sentence?
  | > Administer 0.3 mg of epinephrine intramuscularly at the first sign of anaphylaxis.
  + A trained nurse :: The terms "intramuscularly" and "anaphylaxis" assume medical training.
  - A child with an allergy :: audience-misjudged :: A child would not understand the technical terms.
  - A visitor to the ward :: audience-misjudged :: A visitor does not give injections and may not know the terms.
  - A reader of a novel :: audience-misjudged :: The sentence gives a technical instruction and tells no story.

  ? Which version of the instruction suits patients without medical training?
  + Take this pill twice a day with food. :: Short everyday words tell the patient exactly what to do.
  - Ingest one tablet bid postprandially. :: too-technical :: "Ingest," "bid," and "postprandially" are terms for professionals.
  - Oral dosing is indicated every 12 hours. :: too-technical :: "Oral dosing" and "indicated" are the language of professionals.
  - Self-administer the agent per protocol. :: too-technical :: "Agent" and "per protocol" are jargon, and the number of doses is missing.

  ? A museum writes a text for families with small children. Which sentence fits?
  + This shark had teeth as long as your hand! :: A lively comparison with the child's own hand suits young visitors.
  - The dentition of this shark is remarkable. :: too-technical :: "Dentition" is a technical word.
  - The specimen exhibits serrated dentition. :: too-technical :: "Specimen," "exhibits," and "serrated" are words for experts.
  - Shark morphology varies by paleohabitat. :: too-technical :: "Morphology" and "paleohabitat" are scientific terms.

  ? Which tone is right for a note of sympathy to a coworker who has lost a parent?
  + Warm and respectful :: A personal loss calls for kindness and respect.
  - Humorous and light :: tone-misjudged :: Jokes would seem heartless to a person in grief.
  - Technical and detached :: tone-misjudged :: A cold tone offers no comfort.
  - Urgent and demanding :: tone-misjudged :: A note of sympathy asks nothing of the reader.

  ? What is the tone of this sentence?
  | > Once again, the committee has wisely decided to study the broken elevator rather than repair it.
  + Sarcastic :: "Wisely" is meant as its opposite: the writer thinks that the decision is foolish.
  - Grateful :: irony-missed :: The praise is not sincere, as studying a broken elevator does not help.
  - Neutral :: irony-missed :: "Once again" and "wisely" show a judgment.
  - Sorrowful :: tone-misjudged :: The writer is annoyed and mocking, not sad.

  ? Which description fits the style of this sentence?
  | > Gonna be late, traffic's nuts, save me a seat!
  + Informal, as in a text to a friend :: "Gonna," "nuts," and the loose structure belong to private messages.
  - Formal, as in a letter to a judge :: register-misjudged :: A formal letter contains no slang or loose structure.
  - Technical, as in a repair manual :: register-misjudged :: The sentence contains no technical terms.
  - Poetic, as in a collection of verse :: register-misjudged :: The sentence has no imagery or rhythm that is worked out.

  ? A student must write to the dean about a grade. Which opening is suitable?
  + Dear Dean Alvarez: :: The title and name with a colon form the standard opening of a formal letter.
  - Hey there, Dean! :: greeting-too-casual :: "Hey there" and the exclamation mark are too familiar.
  - To my dear friend, :: relation-misjudged :: The dean is not a friend of the writer.
  - What's up, Alvarez? :: greeting-too-casual :: The greeting is slang, and the title is missing.

  ? Which change makes the sentence objective?
  | > The horrible new rule forces helpless workers to park far away.
  + The new rule requires workers to park in the far lot. :: "Horrible," "forces," and "helpless" are removed, and the fact remains.
  - The awful new rule makes workers park far away. :: loaded-word-kept :: "Awful" still expresses a judgment.
  - The new rule forces poor workers to park far away. :: loaded-word-kept :: "Forces" and "poor" still express sympathy and blame.
  - The helpful new rule lets workers park far away. :: opposite-bias :: "Helpful" and "lets" express the opposite judgment.

  ? A report on a fall in a hospital hallway must state facts. Which sentence does so?
  + The patient fell at 2:15 p.m. near the linen cart. :: Time and place are stated without opinion.
  - The patient was careless and fell near the cart. :: opinion-for-fact :: "Careless" is a judgment about the patient.
  - The patient had a terrible fall by the linen cart. :: loaded-word-kept :: "Terrible" expresses a feeling.
  - The patient probably slipped because of the cart. :: guess-for-fact :: "Probably" marks a guess about the cause.

  ? Why would a writer avoid contractions such as "can't" in a formal research paper?
  + They give the text a conversational tone. :: Contractions belong to speech and to informal writing.
  - They are errors of spelling in any text. :: informal-taken-for-wrong :: Contractions are correct; they are only informal.
  - They change the meaning of the sentence. :: effect-misjudged :: "Can't" and "cannot" have the same meaning.
  - They make the sentences too long to read. :: effect-misjudged :: A contraction makes a sentence shorter.

  ? Which point of view is standard in a formal lab report?
  + Third person, as in "The solution turned blue" :: The third person keeps the attention on the results.
  - Second person, as in "You see it turn blue" :: register-misjudged :: Addressing the reader as "you" is conversational.
  - First person, as in "I was thrilled by the blue" :: register-misjudged :: Personal feelings do not belong in a report.
  - Direct address, as in "Look, reader, it is blue" :: register-misjudged :: Calling on the reader suits a speech, not a report.
  `,
);

/** Formality, audience and tone. */
export const register: ItemModel[] = [formalSentence, formalWord, audience];
