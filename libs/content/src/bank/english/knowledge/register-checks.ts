import type { ItemModel } from '../../kit/types.js';
import { selectModel, spotModel } from '../support.js';

const OBJECTIVE = 'knowledge.register';

const selectFormal = selectModel(
  { id: 'english.select-formal', objective: OBJECTIVE, difficulty: 0.1 },
  `
  ? Select **all** of the sentences that suit a formal business letter.
  + We appreciate your prompt reply. :: The wording is polite and neutral.
  + Enclosed is the corrected invoice. :: The wording is standard for business letters.
  - Thanks a ton for getting back to us. :: slang-in-formal-text :: "Thanks a ton" and "getting back" are informal.
  - Sorry we goofed on the invoice. :: slang-in-formal-text :: "Goofed" is slang.

  ? Which words or phrases are too informal for a research paper? Select **each** one.
  + kind of :: As a hedge, "kind of" belongs to conversation.
  + a lot of stuff :: "Stuff" is vague and informal.
  + gonna :: This spelling imitates casual speech.
  - approximately :: formal-taken-for-informal :: The adverb is exact and formal.
  - a significant increase :: formal-taken-for-informal :: The phrase is standard in reports.

  ? An editor removes bias. Select **all** of the sentences that are neutral.
  + The price rose by four percent. :: The statement gives a figure without judgment.
  + Six of ten patients finished the course. :: The statement gives a count without judgment.
  - Only six pathetic attempts were made. :: loaded-word-kept :: "Only" and "pathetic" express scorn.
  - The greedy owners raised the price. :: loaded-word-kept :: "Greedy" is a judgment.
  - The price rose outrageously. :: loaded-word-kept :: "Outrageously" expresses anger.

  ? Which sentences would be easy for most patients to understand? Select **every** one.
  + Do not eat or drink after midnight. :: The words are short and known to everyone.
  + The doctor will look at your heart with sound waves. :: The test is explained in everyday words.
  - Remain NPO from 0000 hours. :: too-technical :: "NPO" and the military time are terms for professionals.
  - An echocardiogram will assess ejection fraction. :: too-technical :: Both medical terms need an explanation.

  ? Select **each** sentence whose tone is too casual for a note in a patient's chart.
  + He was in a pretty crabby mood. :: "Pretty crabby" is casual and a judgment.
  + She gobbled up her lunch. :: "Gobbled up" is casual.
  - She ate all of her lunch. :: formal-taken-for-informal :: The fact is stated in neutral words.
  - He reported pain in the left knee. :: formal-taken-for-informal :: "Reported" is the neutral verb used in charts.
  - He declined the second dose. :: formal-taken-for-informal :: "Declined" is polite and neutral.

  ? In which sentences does the writer address the reader directly? Select **all** of them.
  + Check your answers twice. :: The command speaks to an understood "you."
  + You can find the form online. :: "You" is the reader.
  - Students can find the form online. :: person-misjudged :: The sentence speaks about students, in the third person.
  - I found the form online. :: person-misjudged :: The sentence speaks of the writer, in the first person.
  - The form is online. :: person-misjudged :: Nobody is addressed.

  ? Which openings are suitable for an e-mail to an employer? Select **every** one.
  + Dear Ms. Tanaka, :: A greeting with title and name is polite.
  + Good morning, Mr. Boyd, :: A polite greeting with title and name suits an e-mail at work.
  - Yo boss, :: slang-in-formal-text :: "Yo" is slang, and "boss" stands in place of a name.
  - Hiya! :: greeting-too-casual :: The greeting is very casual and names nobody.
  - Listen up, :: demanding-tone :: The words sound like an order.

  ? Select **all** of the revisions that make "The meds worked great" more formal.
  + The medication was effective. :: "Medication" and "effective" are formal words.
  + The medicine relieved the symptoms. :: The statement is exact and neutral.
  - The meds did the trick. :: slang-in-formal-text :: "Meds" and "did the trick" are informal.
  - The meds worked like a charm. :: slang-in-formal-text :: "Like a charm" is a casual comparison.
  `,
);

const spotInformal = spotModel(
  { id: 'english.spot-informal', objective: OBJECTIVE, difficulty: -0.2 },
  `
  ? Select the boxed words that break the formal style of the report.
  # The [committee] [concluded] that the [budget] was [totally messed up].
  + totally messed up :: The expression is slang; "contained errors" would be formal.
  - committee :: formal-taken-for-informal :: "Committee" is a neutral noun.
  - concluded :: formal-taken-for-informal :: "Concluded" is a formal verb.
  - budget :: formal-taken-for-informal :: "Budget" is a neutral noun.

  ? One boxed expression is too casual for a medical note. Select it.
  # The [patient] [kicked the bucket] [despite] [treatment].
  + kicked the bucket :: The idiom is casual and disrespectful; "died" is the neutral word.
  - patient :: formal-taken-for-informal :: "Patient" is the usual word.
  - despite :: formal-taken-for-informal :: "Despite" is a formal preposition.
  - treatment :: formal-taken-for-informal :: "Treatment" is the usual word.

  ? Which boxed words should a student change in a scholarly essay? Select them.
  # [Furthermore], the [author] [bugs] readers with [repetition].
  + bugs :: "Bugs" is slang for "annoys" or "irritates."
  - Furthermore :: formal-taken-for-informal :: "Furthermore" is a formal transition.
  - author :: formal-taken-for-informal :: "Author" is the usual word.
  - repetition :: formal-taken-for-informal :: "Repetition" is a neutral noun.

  ? Select the part in a box that is out of place in a letter to a senator.
  # I [urge] you to [support] the bill, [okay, buddy], before the [vote].
  + okay, buddy :: The words are far too familiar for a letter to an official.
  - urge :: formal-taken-for-informal :: "Urge" is a formal verb of request.
  - support :: formal-taken-for-informal :: "Support" is a neutral verb.
  - vote :: formal-taken-for-informal :: "Vote" is the usual word.

  ? Select the boxed word that is slang in this safety notice.
  # [Employees] who [ditch] the [training] must [attend] a later session.
  + ditch :: "Ditch" is slang for "miss" or "skip on purpose."
  - Employees :: formal-taken-for-informal :: "Employees" is the usual word in a notice.
  - training :: formal-taken-for-informal :: "Training" is the usual word.
  - attend :: formal-taken-for-informal :: "Attend" is a formal verb.

  ? Which boxed group sounds like speech and not like a report? Select it.
  # The [samples] were, [like], [stored] at four [degrees].
  + like :: "Like" is a filler of casual speech here.
  - samples :: formal-taken-for-informal :: "Samples" is the usual word.
  - stored :: formal-taken-for-informal :: "Stored" is a neutral verb.
  - degrees :: formal-taken-for-informal :: "Degrees" is the unit that is meant.

  ? Select the boxed word that shows the writer's bias.
  # The [reckless] plan [moves] the [clinic] to the [suburbs].
  + reckless :: "Reckless" is a judgment; the other words state facts.
  - moves :: neutral-taken-for-biased :: "Moves" only reports the action.
  - clinic :: neutral-taken-for-biased :: "Clinic" only names the place.
  - suburbs :: neutral-taken-for-biased :: "Suburbs" only names the area.

  ? Which boxed words would confuse a reader without medical training? Select them.
  # The [nurse] will check for [bilateral edema] before [lunch] each [day].
  + bilateral edema :: The term should be explained: swelling on both sides.
  - nurse :: plain-taken-for-technical :: "Nurse" is known to every reader.
  - lunch :: plain-taken-for-technical :: "Lunch" is an everyday word.
  - day :: plain-taken-for-technical :: "Day" is an everyday word.
  `,
);

/** Texts to be checked for their register. */
export const registerChecks: ItemModel[] = [selectFormal, spotInformal];
