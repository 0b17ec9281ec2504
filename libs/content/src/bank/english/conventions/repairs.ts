import type { ItemModel } from '../../kit/types.js';
import { choiceModel, spotModel } from '../support.js';

const OBJECTIVE = 'conventions.sentences';

const repair = choiceModel(
  { id: 'english.sentence-repair', objective: OBJECTIVE, difficulty: -0.1 },
  `
  ? Which revision corrects the run-on?
  | > The doctor was late the patients read magazines.
  + Since the doctor was late, the patients read magazines. :: "Since" makes the first thought depend on the second, and a comma divides them.
  - The doctor was late, the patients read magazines. :: comma-splice :: A comma alone cannot join two complete thoughts.
  - The doctor, being late, the patients read magazines. :: broken-structure :: "The doctor" is left without a verb of its own.
  - The doctor was late, therefore the patients read magazines. :: comma-splice :: "Therefore" is an adverb, so the comma still joins two complete thoughts alone.

  ? How can the fragment be joined correctly to the sentence before it?
  | > The garden was full of herbs. Such as mint and sage.
  + The garden was full of herbs, such as mint and sage. :: The examples become part of the sentence, set off by a comma.
  - The garden was full of herbs; such as mint and sage. :: semicolon-before-fragment :: What follows the semicolon is not a complete thought.
  - The garden was full of herbs. For example, mint and sage. :: fragment-kept :: The second part still has no verb.
  - The garden was full of herbs. Mint and sage being such. :: participle-as-verb :: "Being" alone is not a complete verb.

  ? Which change makes this fragment a complete sentence?
  | > The nurse who works in the evening.
  + The nurse who works in the evening is new. :: "Is new" gives the subject "nurse" a verb of its own.
  - The nurse, who works in the evening. :: fragment-kept :: Commas do not supply the verb that is missing.
  - The nurse who works late in the evening. :: fragment-kept :: A longer clause still leaves "nurse" without a verb.
  - Because the nurse works in the evening. :: dependent-clause-as-sentence :: "Because" makes the clause depend on a main clause that is missing.

  ? Which revision repairs the comma splice?
  | > The test is long, it is not hard.
  + The test is long, but it is not hard. :: The conjunction "but" after the comma joins the two thoughts.
  - The test is long it is not hard. :: fused-sentence :: Without the comma, the two thoughts run together.
  - The test is long, however, it is not hard. :: comma-splice :: "However" is an adverb, so the comma before it still joins two complete thoughts alone.
  - The test being long, but it is not hard. :: participle-as-verb :: "Being" is not a complete verb, so "but" has nothing equal to join.

  ? What is the best way to correct this pair?
  | > When the lights came back on. Everybody cheered.
  + When the lights came back on, everybody cheered. :: The dependent clause is joined to its main clause with a comma.
  - When the lights came back on; everybody cheered. :: semicolon-after-dependent-clause :: The clause with "when" is not a complete thought.
  - When the lights came back on. And everybody cheered. :: fragment-kept :: The first part is still a fragment.
  - The lights came back on, everybody cheered. :: comma-splice :: A comma alone cannot join two complete thoughts.

  ? Choose the correct revision of the line.
  | > Running down the hall with a tray of glasses.
  + The waiter was running down the hall with a tray of glasses. :: A subject, "waiter," and a helping verb, "was," are added.
  - Running fast down the hall with a full tray of glasses. :: fragment-kept :: More details do not supply a subject or a complete verb.
  - The waiter running down the hall with a tray of glasses. :: participle-as-verb :: A subject is added, but "running" still has no helping verb.
  - While running down the hall with a tray of glasses. :: fragment-kept :: "While" makes the phrase depend on a sentence that is missing.

  ? Which version is free of sentence errors?
  | > The cook tasted the sauce it needed salt.
  + The cook tasted the sauce; it needed salt. :: A semicolon joins the two complete thoughts.
  - The cook tasted the sauce, it needed salt. :: comma-splice :: A comma alone cannot join two complete thoughts.
  - The cook tasted the sauce. Needing salt. :: fragment-kept :: "Needing salt" has no subject and no complete verb.
  - The cook tasted the sauce; needing salt. :: semicolon-before-fragment :: What follows the semicolon is not a complete thought.

  ? A sentence has too many clauses strung together. Which revision is best?
  | > It was dark and we had no map and we got lost and a farmer helped us.
  + Because it was dark and we had no map, we got lost, but a farmer helped us. :: "Because" and "but" show how the facts are related, and commas divide the clauses.
  - It was dark, we had no map, we got lost, a farmer helped us. :: comma-splice :: Commas alone join four complete thoughts.
  - It was dark we had no map we got lost a farmer helped us. :: fused-sentence :: Nothing divides the four complete thoughts.
  - It was dark and we had no map. And getting lost and helped by a farmer. :: fragment-kept :: The second part has no subject and no complete verb.
  `,
);

const spotAgreement = spotModel(
  { id: 'english.spot-agreement', objective: OBJECTIVE, difficulty: 0.3 },
  `
  ? Select the boxed word that causes an error of agreement.
  # The [label] on the bottles [are] hard to [read] in dim [light].
  + are :: The subject is the singular "label," so the verb must be "is."
  - label :: correct-word-rejected :: "Label" is the subject; the verb has to follow it.
  - read :: correct-word-rejected :: "To read" is the right form after "hard."
  - light :: correct-word-rejected :: "Light" is the right noun after "dim."

  ? One boxed word has the wrong number. Select it.
  # Each of the [nurses] must [wash] [their] hands before [she] enters the room.
  + their :: "Each" is singular, and the sentence continues with "she," so the pronoun must be "her."
  - nurses :: correct-word-rejected :: "Each of the" is followed by a plural noun.
  - wash :: correct-word-rejected :: After "must," the verb has no ending.
  - she :: correct-word-rejected :: "She" is singular, as "each" is.

  ? Which boxed verb disagrees with its subject in number? Select it.
  # The doctors [meet] at noon, and their assistant [takes] notes, which she then [print] and [sends] to all.
  + print :: The subject is "she," so the verb must be "prints."
  - meet :: correct-word-rejected :: The plural "doctors" takes the plural verb "meet."
  - takes :: correct-word-rejected :: The singular "assistant" takes the singular verb "takes."
  - sends :: correct-word-rejected :: The singular "she" takes the singular verb "sends."

  ? Select the box with the wrong form of a pronoun.
  # The prize went to [my] sister and [I], but [we] gave it to [our] mother.
  + I :: After the preposition "to," the object form "me" is needed.
  - my :: correct-word-rejected :: The possessive "my" is right before "sister."
  - we :: correct-word-rejected :: "We" is the subject of "gave."
  - our :: correct-word-rejected :: The possessive "our" is right before "mother."

  ? One boxed verb shifts the tense without a reason. Select it.
  # Yesterday the bus [stopped], a man [gets] on, and he [asked] me where it [went].
  + gets :: All the events belong to yesterday, so "got" is needed.
  - stopped :: correct-word-rejected :: "Yesterday" calls for the past, and "stopped" has it.
  - asked :: correct-word-rejected :: "Asked" is in the past, as the other events are.
  - went :: correct-word-rejected :: After "asked," the past "went" is right.

  ? Select the boxed part that breaks the parallel structure.
  # The aide spent the day [making beds], [serving meals], and [to answer calls] [on two floors].
  + to answer calls :: The series consists of -ing phrases, so "answering calls" is needed.
  - making beds :: correct-word-rejected :: This -ing phrase sets the pattern of the series.
  - serving meals :: correct-word-rejected :: This -ing phrase follows the pattern.
  - on two floors :: correct-word-rejected :: This phrase tells where and is no part of the series.

  ? Which boxed word should be changed to agree with the subject? Select it.
  # Neither the chairs nor the [table] [have] been [cleaned] since [Monday].
  + have :: The verb agrees with the nearer subject, the singular "table," so it must be "has."
  - table :: correct-word-rejected :: "Table" is the nearer subject and needs no change.
  - cleaned :: correct-word-rejected :: "Cleaned" is the right participle.
  - Monday :: correct-word-rejected :: The name of the day has its capital.

  ? Select the boxed word with a mistake in capitalization.
  # In [May] our [Uncle] will visit the [Grand Canyon] with a [guide].
  + Uncle :: After "our," the word "uncle" is a common noun and takes no capital.
  - May :: correct-word-rejected :: The names of months take a capital.
  - Grand Canyon :: correct-word-rejected :: Both words belong to the name.
  - guide :: correct-word-rejected :: A job that is not part of a name takes no capital.

  ? Find the boxed word that is wrong after its helping verb. Select it.
  # The guests had [eaten], but nobody had [drank] the tea that I had [made] and [brought].
  + drank :: After "had," the participle "drunk" is needed.
  - eaten :: correct-word-rejected :: "Eaten" is the participle of "eat."
  - made :: correct-word-rejected :: "Made" is the participle of "make."
  - brought :: correct-word-rejected :: "Brought" is the participle of "bring."

  ? Select the boxed word that compares wrongly.
  # Of the two [scales], the [newest] is [more] exact but far less [sturdy].
  + newest :: Two things are compared, so the comparative "newer" is needed.
  - scales :: correct-word-rejected :: After "two," the plural is right.
  - more :: correct-word-rejected :: "More exact" is a correct comparative.
  - sturdy :: correct-word-rejected :: After "less," the adjective has no ending.
  `,
);

const spotSpelling = spotModel(
  { id: 'english.spot-misspelling', objective: 'conventions.spelling', difficulty: 0 },
  `
  ? Select the boxed word that is misspelled.
  # The [pharmacist] [recieved] a [prescription] for an [antibiotic].
  + recieved :: After c the order is e before i: "received."
  - pharmacist :: doubts-correct-spelling :: "Pharmacist" is spelled correctly, with ph and the ending -ist.
  - prescription :: doubts-correct-spelling :: "Prescription" is spelled correctly, with the prefix pre-.
  - antibiotic :: doubts-correct-spelling :: "Antibiotic" is spelled correctly, from anti- and bio.

  ? One word in a box has a spelling error. Select it.
  # The [committee] made an [arguement] for a [separate] [schedule].
  + arguement :: "Argue" drops its e before -ment: "argument."
  - committee :: doubts-correct-spelling :: "Committee" is spelled correctly, with double m, t, and e.
  - separate :: doubts-correct-spelling :: "Separate" is spelled correctly, with "a rat" in it.
  - schedule :: doubts-correct-spelling :: "Schedule" is spelled correctly, with sch at the beginning.

  ? Which boxed word must be corrected for its spelling? Select it.
  # A [sudden] change in [temperture] can affect [breathing] and [muscles].
  + temperture :: The a of "temper-a-ture" is missing: "temperature."
  - sudden :: doubts-correct-spelling :: "Sudden" is spelled correctly, with double d.
  - breathing :: doubts-correct-spelling :: "Breathing" is spelled correctly: "breathe" drops its e before -ing.
  - muscles :: doubts-correct-spelling :: "Muscles" is spelled correctly, with a silent c.

  ? A chart note has one misspelling. Select it.
  # The [wound] shows no [visible] sign of [infection] or [swolen] tissue.
  + swolen :: The word has double l: "swollen."
  - wound :: doubts-correct-spelling :: "Wound" is spelled correctly, with ou.
  - visible :: doubts-correct-spelling :: "Visible" is spelled correctly, with the ending -ible.
  - infection :: doubts-correct-spelling :: "Infection" is spelled correctly, with the ending -tion.

  ? Select the word whose letters are in the wrong order.
  # My [neighbor] has a [strange] [freind] from a [foreign] country.
  + freind :: The order is i before e: "friend."
  - neighbor :: doubts-correct-spelling :: "Neighbor" is spelled correctly: ei has the sound of long a.
  - strange :: doubts-correct-spelling :: "Strange" is spelled correctly, with a silent e.
  - foreign :: doubts-correct-spelling :: "Foreign" is spelled correctly, with ei and a silent g.

  ? Which of the boxed words lacks a letter? Select it.
  # The [government] will [recomend] a new [vaccine] in [February].
  + recomend :: The word has double m: "recommend."
  - government :: doubts-correct-spelling :: "Government" is spelled correctly, with the n of "govern."
  - vaccine :: doubts-correct-spelling :: "Vaccine" is spelled correctly, with double c.
  - February :: doubts-correct-spelling :: "February" is spelled correctly, with an r after b.

  ? Which of the boxed words has a letter too many? Select it.
  # It was [truely] a [necessary] [occasion] for [laughter].
  + truely :: "True" drops its e before -ly: "truly."
  - necessary :: doubts-correct-spelling :: "Necessary" is spelled correctly, with one c and double s.
  - occasion :: doubts-correct-spelling :: "Occasion" is spelled correctly, with double c and one s.
  - laughter :: doubts-correct-spelling :: "Laughter" is spelled correctly, in which gh sounds like f.

  ? Select the boxed plural that is formed wrongly.
  # Both [families] bought [tomatos], [knives], and [dishes].
  + tomatos :: This noun in -o adds -es: "tomatoes."
  - families :: doubts-correct-spelling :: "Families" is right: y after a consonant changes to i before -es.
  - knives :: doubts-correct-spelling :: "Knives" is right: f changes to v before the ending.
  - dishes :: doubts-correct-spelling :: "Dishes" is right: nouns in sh add -es.
  `,
);

/** Errors to find in a drawn sentence, and sentences to repair. */
export const repairs: ItemModel[] = [repair, spotAgreement, spotSpelling];
