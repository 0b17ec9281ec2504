import type { ItemModel } from '../../kit/types.js';
import { choiceModel, selectModel, spotModel, supplyModel } from '../support.js';

const OBJECTIVE = 'conventions.punctuation';

const whichMark = choiceModel(
  { id: 'english.which-mark', objective: OBJECTIVE, difficulty: 0.1 },
  `
  ? Which mark, if any, belongs in the blank?
  | > The tide was low__ we walked to the island.
  + a semicolon :: Two complete, related thoughts without a conjunction are joined by a semicolon.
  - a comma :: comma-splice :: A comma alone cannot join two complete thoughts.
  - a hyphen :: hyphen-for-joining-clauses :: A hyphen joins parts of a word, not clauses.
  - no mark :: fused-sentence :: Without a mark, the two complete thoughts run together.

  ? What should fill the blank in this sentence?
  | > After the long winter of 1998__ the farmers welcomed the first warm rain.
  + a comma :: A comma marks the end of the long introductory phrase.
  - a semicolon :: semicolon-after-phrase :: A semicolon needs a complete thought on each side, and the opening is only a phrase.
  - a colon :: colon-after-phrase :: A colon follows a complete thought, and the opening is only a phrase.
  - a period :: phrase-as-sentence :: A period would leave the opening phrase as a fragment.

  ? Decide what the blank needs.
  | > The store sells shoes that__ fit narrow feet.
  + no mark :: The clause "that fit narrow feet" is essential, and nothing divides "that" from its verb.
  - a comma :: comma-between-subject-and-verb :: A comma would cut "that" off from its verb "fit."
  - a colon :: colon-inside-clause :: A colon follows a complete thought, but "the store sells shoes that" is not complete.
  - a semicolon :: semicolon-inside-clause :: Neither side of the blank is a complete thought.

  ? Which mark is needed at the blank, if one is needed?
  | > The box held one thing__ a letter with no name.
  + a colon :: A complete thought announces one thing, and a colon introduces it.
  - a semicolon :: semicolon-before-list :: "A letter with no name" is not a complete thought.
  - an apostrophe :: apostrophe-misplaced :: Nothing is owned or shortened at this place.
  - no mark :: no-mark-before-list :: Without a mark, "thing" runs into "a letter."

  ? What does this sentence need at the blank?
  | > Her twenty__two cousins came to the wedding.
  + a hyphen :: Compound numbers from twenty-one to ninety-nine are hyphenated.
  - a comma :: comma-in-number-word :: A comma would split one number into two.
  - an apostrophe :: apostrophe-misplaced :: Nothing is owned or shortened inside the number.
  - a space with no mark :: hyphen-missing-in-number :: The two words form one number and are joined by a hyphen.

  ? Choose the mark for the blank, or choose none.
  | > The nurse and the two aides__ moved the bed to the window.
  + no mark :: Nothing stands between a subject, even a compound one, and its verb.
  - a comma :: comma-between-subject-and-verb :: A comma would separate the subject from its verb "moved."
  - a semicolon :: semicolon-inside-clause :: There is only one complete thought.
  - a colon :: colon-inside-clause :: The words before the blank are not a complete thought.

  ? The blank stands before a title. What is missing, if anything?
  | > My favorite poem is__ The Road by the Lake."
  + an opening quotation mark :: The titles of short works such as poems stand in quotation marks, and the closing mark is already there.
  - a semicolon :: semicolon-inside-clause :: The title completes the thought and is not a thought of its own.
  - an apostrophe :: apostrophe-misplaced :: Nothing is owned or shortened at this place.
  - no mark :: quotation-marks-missing :: The closing quotation mark has no partner without an opening one.

  ? Which punctuation does the blank call for?
  | > Dad, please bring the ladder__ it is behind the shed.
  + a semicolon :: A command and a statement, both complete, are joined without a conjunction.
  - a comma :: comma-splice :: A comma alone cannot join two complete thoughts.
  - an apostrophe :: apostrophe-misplaced :: The word "ladder" neither owns anything nor is shortened.
  - no mark :: fused-sentence :: Without a mark, the two complete thoughts run together.

  ? What belongs between the name and the rest of this command?
  | > Marcus__ close the valve before you leave.
  + a comma :: The name of the person addressed is set off by a comma.
  - a colon :: colon-after-name :: In a sentence, a person is addressed with a comma; the colon belongs to the greeting of a formal letter.
  - a semicolon :: semicolon-after-phrase :: A name alone is not a complete thought.
  - no mark :: direct-address-not-set-off :: Without a comma, "Marcus" seems to be the subject of "close."

  ? Fill the blank correctly.
  | > You should pack three things__ a lamp, a rope, and a whistle.
  + a colon :: A complete thought announces three things, and the colon introduces the list.
  - a semicolon :: semicolon-before-list :: A list is not a complete thought.
  - a hyphen :: hyphen-for-list :: A hyphen joins parts of one word.
  - no mark :: no-mark-before-list :: Without a mark, "things" runs into "a lamp."

  ? How should the blank before the last words be filled?
  | > You have met Dr. Reed__ haven't you?
  + a comma :: A comma sets off the short question at the end.
  - a semicolon :: semicolon-before-tag :: The short question depends on the statement and cannot stand alone.
  - a colon :: colon-before-tag :: The short question is neither a list nor an explanation.
  - no mark :: tag-not-set-off :: A short question added to a statement is set off.

  ? Which choice is right for the blank?
  | > The study included__ nurses, cooks, and drivers.
  + no mark :: Nothing divides a verb from its objects, even when they form a list.
  - a colon :: colon-after-verb :: "The study included" is not a complete thought, so no colon follows it.
  - a comma :: comma-after-verb :: A comma would separate the verb from its first object.
  - a semicolon :: semicolon-inside-clause :: Neither side of the blank is a complete thought.
  `,
);

const spotMark = spotModel(
  { id: 'english.spot-punctuation', objective: OBJECTIVE, difficulty: 0.4 },
  `
  ? One boxed punctuation mark is wrong. Select it.
  # The [clinic's] new hours are posted [;=Semicolon after "posted"] and the staff [can't] change them [.=Period at the end]
  + Semicolon after "posted" :: Before "and," which joins two complete thoughts, a comma is needed.
  - clinic's :: correct-mark-rejected :: The hours belong to the clinic, so the apostrophe is right.
  - can't :: correct-mark-rejected :: The apostrophe stands for the missing letters of "cannot."
  - Period at the end :: correct-mark-rejected :: A statement ends with a period.

  ? Select the box that holds a mistake in punctuation.
  # [Although it was late,] the [well-known] surgeon [;=Semicolon after "surgeon"] answered [everyone's] questions.
  + Semicolon after "surgeon" :: The mark divides the subject "surgeon" from its verb "answered."
  - Although it was late, :: correct-mark-rejected :: A comma correctly follows the introductory clause.
  - well-known :: correct-mark-rejected :: The compound stands before its noun, so the hyphen is right.
  - everyone's :: correct-mark-rejected :: The possessive of "everyone" is formed with an apostrophe and s.

  ? Which box contains an error with an apostrophe? Select it.
  # [It's] true that the [nurses'] lounge needs new [chair's] for [tomorrow's] meeting.
  + chair's :: "Chairs" is a plain plural here and owns nothing.
  - It's :: correct-mark-rejected :: "It's" correctly stands for "it is."
  - nurses' :: correct-mark-rejected :: The lounge belongs to several nurses, so the apostrophe follows the s.
  - tomorrow's :: correct-mark-rejected :: The meeting is that of tomorrow, so the possessive is right.

  ? Select the boxed mark that should be a comma.
  # If the alarm sounds [;=Semicolon after "sounds"] take the stairs [;=Semicolon after "stairs"] the elevators [won't] run [.=Period at the end]
  + Semicolon after "sounds" :: The clause with "if" depends on the main clause, so a comma follows it.
  - Semicolon after "stairs" :: correct-mark-rejected :: This semicolon correctly joins two complete thoughts.
  - won't :: correct-mark-rejected :: The apostrophe is right in the contraction of "will not."
  - Period at the end :: correct-mark-rejected :: The sentence ends with a statement, so a period is right.

  ? Which box shows a mark that is out of place? Select it.
  # The kit contains [:=Colon after "contains"] gloves, [two-inch] tape, and the [doctor's] list [.=Period at the end]
  + Colon after "contains" :: "The kit contains" is not a complete thought, so no colon may follow it.
  - two-inch :: correct-mark-rejected :: The compound stands before its noun, so the hyphen is right.
  - doctor's :: correct-mark-rejected :: The list belongs to one doctor, so the apostrophe is right.
  - Period at the end :: correct-mark-rejected :: A statement ends with a period.

  ? Select the place where the quotation is punctuated wrongly.
  # The guide asked [,=Comma after "asked"] ["Who] has a [map"?] Nobody answered.
  + map"? :: The question belongs to the quoted words, so the question mark stands inside the quotation marks.
  - Comma after "asked" :: correct-mark-rejected :: A comma correctly leads into the quotation.
  - "Who :: correct-mark-rejected :: The quotation opens with its mark and a capital letter.

  ? Which boxed comma should be removed? Select it.
  # On Friday [,=Comma after "Friday"] the tired [,=Comma after "tired"] hungry crew [,=Comma after "crew"] reached the harbor [,=Comma after "harbor"] and the captain thanked them.
  + Comma after "crew" :: This comma divides the subject "crew" from its verb "reached."
  - Comma after "Friday" :: correct-mark-rejected :: A comma may follow the introductory phrase.
  - Comma after "tired" :: correct-mark-rejected :: Two equal adjectives are divided by a comma.
  - Comma after "harbor" :: correct-mark-rejected :: A comma correctly stands before "and," which joins two complete thoughts.

  ? Select the box with an error in the use of a hyphen.
  # The [highly-trained] team needs a [long-term] plan for [twenty-six] patients in the [three-story] wing.
  + highly-trained :: No hyphen follows an adverb in -ly.
  - long-term :: correct-mark-rejected :: The compound stands before its noun, so the hyphen is right.
  - twenty-six :: correct-mark-rejected :: Compound numbers below one hundred are hyphenated.
  - three-story :: correct-mark-rejected :: The compound stands before its noun, so the hyphen is right.
  `,
);

const selectMarks = selectModel(
  { id: 'english.select-punctuation', objective: OBJECTIVE, difficulty: 0.5 },
  `
  ? Which sentences use a semicolon correctly? Select **all** that do.
  + The bell rang; class was over. :: The semicolon joins two complete, related thoughts.
  + I called twice; however, nobody answered. :: The semicolon stands before the adverb "however," and a comma follows it.
  - Because it rained; we stayed home. :: semicolon-after-dependent-clause :: The clause with "because" is not a complete thought.
  - We need three things; salt, oil, and flour. :: semicolon-before-list :: A colon introduces a list after a complete thought.

  ? In which sentences are the commas right? Select **each** one.
  + When the rain stopped, we left. :: A comma follows the introductory clause.
  + My mother, a pilot, flies at night. :: Two commas set off the nonessential words "a pilot."
  - The child who is ill, should rest. :: comma-between-subject-and-verb :: The comma divides the subject from its verb.
  - We packed lunch, it was cold. :: comma-splice :: A comma alone cannot join two complete thoughts.
  - She bought bread, and, milk. :: comma-after-conjunction :: No comma belongs before or after "and" between two objects.

  ? Select **every** sentence in which the colon is used correctly.
  + Bring two things: a pen and a book. :: A complete thought announces the list.
  + He had one goal: to finish the race. :: A complete thought announces what follows.
  - The colors are: red, white, and blue. :: colon-after-verb :: "The colors are" is not a complete thought.
  - We visited cities such as: Rome and Oslo. :: colon-after-such-as :: No colon follows "such as."

  ? Which phrases show possession correctly? Select **all** of them.
  + the children's toys :: "Children" is a plural without s, so it takes an apostrophe and s.
  + both cars' tires :: The plural "cars" ends in s, so it takes only an apostrophe.
  + my boss's desk :: The singular "boss" takes an apostrophe and s.
  - the two boy's bikes :: singular-for-plural-owner :: Two owners require the plural "boys" with an apostrophe after the s.
  - the womens' team :: s-added-to-irregular-plural :: The plural is "women," so the possessive is formed with an apostrophe and s.

  ? Select **each** sentence that punctuates the quoted words correctly.
  + "Stay here," said the guard. :: The comma stands inside the quotation marks, before the speaker is named.
  + She asked, "Is it safe?" :: The question mark belongs to the quoted question and stands inside the marks.
  - "Stay here", said the guard. :: comma-outside-quotation :: In American English the comma stands inside the closing mark.
  - She asked "if it was safe." :: quotation-marks-in-reported-speech :: The question is reported, so no quotation marks are used.
  - He said "It is cold." :: comma-before-quotation-missing :: A comma is missing after "said."

  ? Which of these need a hyphen that is missing? Select **all** of them.
  + a five mile walk :: "Five-mile" is one modifier before its noun, so a hyphen is needed.
  + thirty three patients :: Compound numbers from twenty-one to ninety-nine are hyphenated.
  - a newly hired cook :: hyphen-after-ly :: No hyphen follows an adverb in -ly.
  - a very old map :: hyphen-after-very :: "Very" modifies "old" and is not joined to it.
  - a walk of five miles :: hyphen-without-compound :: After "of," the number is not part of a modifier before a noun.

  ? Select **all** of the places in which an apostrophe is used correctly.
  + It's raining. :: "It's" stands for "it is."
  + Who's there? :: "Who's" stands for "who is."
  - The dog hurt it's paw. :: its-its-confused :: The possessive "its" takes no apostrophe.
  - Is this coat your's? :: apostrophe-in-possessive-pronoun :: The pronoun "yours" takes no apostrophe.
  - Fresh egg's for sale :: apostrophe-in-plain-plural :: "Eggs" is a plain plural.

  ? In which sentences is a date or place punctuated correctly? Select **every** one.
  + She was born on May 4, 1999, in Utah. :: Commas stand after the day and after the year.
  + We moved to Salem, Oregon, last year. :: Commas stand after the city and after the state.
  - He left on July 9 2020 for Peru. :: comma-missing-in-date :: A comma must stand after the day, and another after the year.
  - They live in Dover Delaware. :: comma-missing-in-place :: A comma must stand between the city and the state.
  - The fair is in June, of next year. :: comma-before-of-phrase :: No comma belongs before "of next year."
  `,
);

const contractions = supplyModel(
  { id: 'english.supply-contraction', objective: OBJECTIVE, difficulty: -0.6 },
  `
  ? Type the contraction of "they are," with its apostrophe.
  + they're :: The apostrophe stands for the missing a.
  - their :: their-theyre-confused :: "Their" is the possessive form.
  - theyre :: contraction-without-apostrophe :: The apostrophe for the missing a has been left out.

  ? Type the contraction of "will not," with its apostrophe.
  + won't :: The contraction is irregular; the apostrophe stands for the missing o of "not."
  - willn't :: regular-form-of-irregular-contraction :: This form is not standard English.
  - wont :: contraction-without-apostrophe :: The apostrophe for the missing o has been left out.

  ? Type the contraction of "does not," with its apostrophe.
  + doesn't :: The apostrophe stands for the missing o of "not."
  - does'nt :: apostrophe-misplaced :: The apostrophe belongs between n and t, where the o is missing.
  - don't :: agreement-in-contraction :: "Don't" stands for "do not."

  ? Shorten "who is" to one word with an apostrophe. Type it.
  + who's :: The apostrophe stands for the missing i.
  - whose :: whose-whos-confused :: "Whose" is the possessive form.
  - whos :: contraction-without-apostrophe :: The apostrophe for the missing i has been left out.

  ? Shorten "should have" to one word with an apostrophe. Type it.
  + should've :: The apostrophe stands for the missing letters of "have."
  - should of :: of-for-have :: The sound is similar, but "of" is not a verb.
  - shouldve :: contraction-without-apostrophe :: The apostrophe for the missing letters has been left out.

  ? Type the contraction of "it is" that belongs at the start of this sentence.
  | > ______ time to change the bandage.
  + it's :: The apostrophe stands for the missing i of "is."
  - its :: its-its-confused :: Without an apostrophe, the word is a possessive.
  - its' :: invented-its-form :: There is no word with an apostrophe in this place.

  ? Type the contraction of "you are" that completes the sentence.
  | > Call us if ______ unsure about the dose.
  + you're :: The apostrophe stands for the missing a.
  - your :: your-youre-confused :: "Your" is the possessive form.
  - youre :: contraction-without-apostrophe :: The apostrophe for the missing a has been left out.

  ? Type the possessive of "child" for one child, with its apostrophe.
  | > The ______ mother signed the form.
  + child's :: One owner takes an apostrophe and s.
  - childs :: possessive-not-marked :: Without an apostrophe, no possession is shown.
  - childs' :: plural-for-singular-owner :: An apostrophe after s marks several owners, and the plural of "child" is "children."
  `,
);

const smallCommas = choiceModel(
  {
    id: 'english.comma-details',
    objective: OBJECTIVE,
    difficulty: 0.2,
    stem: 'Which version uses commas correctly in the details of the sentence?',
  },
  `
  + On March 3, 2021, the clinic moved to Tulsa, Oklahoma. :: A comma stands after the day, after the year, and between city and state.
  ~ 2021, the => 2021 the :: comma-missing-after-year :: The year that follows a day is set off on both sides, so a comma must follow it.
  ~ March 3, 2021 => March 3 2021 :: comma-missing-in-date :: A comma must stand between the day and the year.
  ~ Tulsa, Oklahoma => Tulsa Oklahoma :: comma-missing-in-place :: A comma must stand between the city and the state.

  + Yes, Mr. Ford, the old brick house has been sold. :: Commas set off "yes" and the name addressed; "old" and "brick" are not equal adjectives, so none divides them.
  ~ Yes, Mr. => Yes Mr. :: comma-missing-after-yes :: A comma sets off "yes" at the beginning of an answer.
  ~ Ford, the => Ford the :: direct-address-not-set-off :: The name of the person addressed is set off on both sides.
  ~ old brick => old, brick :: comma-between-unequal-adjectives :: One would not say "brick and old house," so no comma divides the two.

  + The quiet, patient nurse spoke with the anxious young man. :: "Quiet" and "patient" are equal adjectives with a comma; "anxious" describes the whole idea "young man."
  ~ quiet, patient => quiet patient :: comma-missing-between-equal-adjectives :: The order could be reversed and "and" inserted, so a comma divides the two.
  ~ patient nurse => patient, nurse :: comma-before-noun :: No comma stands between the last adjective and its noun.
  ~ nurse spoke => nurse, spoke :: comma-between-subject-and-verb :: No comma divides a subject from its verb.

  + The bus, however, was late, so we took a taxi to the station. :: Commas set off "however" in the middle and stand before "so," which joins two complete thoughts.
  ~ bus, however, => bus however, :: first-comma-missing :: The word "however" interrupts the sentence and needs a comma on both sides.
  ~ however, was => however was :: second-comma-missing :: The interruption is opened by a comma but never closed.
  ~ so we => so, we :: comma-after-conjunction :: No comma follows the conjunction "so."

  + For the cough, take one spoonful at noon and one at bedtime. :: A comma follows the introductory phrase, and none divides the two objects joined by "and."
  ~ spoonful at => spoonful, at :: comma-before-time-phrase :: No comma cuts the phrase of time off from its verb.
  ~ noon and => noon, and, :: comma-after-conjunction :: No comma belongs after "and" between two parts of the object.
  ~ take one => take, one :: comma-after-verb :: No comma divides a verb from its object.

  + Lena, who is ten, and her dog, which is six, met us at the gate. :: Both clauses add information about one person and one dog, so both are set off by two commas.
  ~ ten, and => ten and :: second-comma-missing :: The clause "who is ten" is opened by a comma but never closed.
  ~ dog, which => dog which :: first-comma-missing :: The clause "which is six" is closed by a comma but never opened.
  ~ met us => met, us :: comma-after-verb :: No comma divides a verb from its object.

  + "I think," said Theo, "that the answer is on page ten." :: Commas set off the speaker, and none divides "think" from the clause with "that" except for the interruption.
  ~ think," said => think" said :: comma-missing-before-speaker :: A comma must end the first part of the quotation.
  ~ Theo, "that => Theo "that :: comma-missing-after-speaker :: A comma must follow the interruption.
  ~ answer is => answer, is :: comma-between-subject-and-verb :: No comma divides a subject from its verb.

  + Please write to Dr. Ana Silva, 12 Pine Road, Bangor, Maine. :: Each part of an address in a sentence is divided from the next by a comma.
  ~ Silva, 12 => Silva 12 :: comma-missing-in-address :: A comma must stand between the name and the street.
  ~ Road, Bangor => Road Bangor :: comma-missing-in-address :: A comma must stand between the street and the city.
  ~ 12 Pine => 12, Pine :: comma-inside-street :: No comma divides the number from the name of the street.
  `,
);

/** Choosing, finding and checking punctuation marks. */
export const marks: ItemModel[] = [whichMark, spotMark, selectMarks, contractions, smallCommas];
