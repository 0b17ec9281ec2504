import type { ItemModel } from '../../kit/types.js';
import { choiceModel, supplyModel } from '../support.js';

const OBJECTIVE = 'conventions.spelling';

const plurals = supplyModel(
  {
    id: 'english.supply-plural',
    objective: OBJECTIVE,
    difficulty: 0.1,
  },
  `
  ? Type the plural of the noun in parentheses to complete the sentence.
  | > The two doctors reached different ______ (diagnosis).
  + diagnoses :: Greek nouns in -is form the plural in -es: diagnosis, diagnoses.
  - diagnosises :: regular-plural-of-greek-noun :: Nouns in -is do not simply add -es; the -is changes to -es.
  - diagnosis :: singular-for-plural :: This is the singular, but "two doctors" and "different" ask for a plural.

  ? Write the plural form of the word in parentheses that the sentence needs.
  | > Several ______ (bacterium) were visible on the slide.
  + bacteria :: Latin nouns in -um often form the plural in -a: bacterium, bacteria.
  - bacterias :: plural-s-added-twice :: "Bacteria" is already plural, so no s is added.
  - bacteriums :: regular-plural-of-latin-noun :: This noun keeps its Latin plural in -a.

  ? Complete the sentence with the plural of the noun in parentheses.
  | > The autumn wind scattered the ______ (leaf) across the lawn.
  + leaves :: Many nouns in -f change the f to v and add -es: leaf, leaves.
  - leafs :: f-not-changed-to-v :: The f of this noun changes to v before the plural ending.
  - leave :: plural-ending-missing :: The f has become v, but the plural s is missing.

  ? What is the plural of the noun in parentheses? Type one word.
  | > The librarian counted the ______ (shelf) in the new wing.
  + shelves :: The f of "shelf" changes to v before -es.
  - shelfs :: f-not-changed-to-v :: The f must change to v in this plural.
  - shelvs :: plural-vowel-missing :: The ending after v is -es, not a bare s.

  ? Type the plural form that belongs in the blank.
  | > Three ______ (country) sent rescue teams.
  + countries :: A y after a consonant changes to i before -es.
  - countrys :: y-not-changed-to-i :: The y follows the consonant r, so it changes to i and -es is added.
  - countryes :: y-not-changed-to-i :: The ending -es is right, but the y must become i.

  ? Type the plural that belongs in the blank.
  | > The farm keeps two ______ (donkey) and a goat.
  + donkeys :: A y after a vowel stays, and only s is added.
  - donkies :: y-changed-after-vowel :: The y follows the vowel e, so it does not change to i.
  - donkeyes :: needless-e :: Only s is added after a vowel and y.

  ? Write the plural of the word in parentheses.
  | > Slice four ______ (tomato) for the salad.
  + tomatoes :: This noun in -o adds -es.
  - tomatos :: es-missing-after-o :: After the o of this noun the ending is -es.
  - tomatoe :: singular-misspelled :: This is neither the singular "tomato" nor a plural with s.

  ? Write the plural of the noun shown in parentheses.
  | > The pianist and the cellist played their ______ (solo) after the break.
  + solos :: A musical term in -o adds only s.
  - soloes :: es-after-musical-o :: Musical words in -o, such as piano and solo, add only s.
  - solo's :: apostrophe-in-plural :: An apostrophe does not make a plural.

  ? Complete the statement with a plural noun.
  | > The dentist cleaned all of my lower ______ (tooth).
  + teeth :: This noun forms its plural by changing its vowels: tooth, teeth.
  - tooths :: regular-plural-of-irregular-noun :: This noun does not add s.
  - teeths :: plural-s-added-twice :: "Teeth" is already plural.

  ? Enter the plural that completes the sentence.
  | > Two ______ (crisis) struck the city in the same month.
  + crises :: Nouns in -is change to -es in the plural: crisis, crises.
  - crisises :: regular-plural-of-greek-noun :: The -is is replaced by -es, not followed by it.
  - crisis :: singular-for-plural :: "Two" asks for the plural.

  ? Enter the plural of the word in parentheses.
  | > The hikers cut two ______ (loaf) of bread into slices.
  + loaves :: The f of "loaf" changes to v, and -es is added.
  - loafs :: f-not-changed-to-v :: As a noun, "loaf" changes its f to v in the plural.
  - loave :: plural-ending-missing :: The plural s is missing.

  ? Type the plural of the compound noun in parentheses, with its hyphens.
  | > Both of my ______ (sister-in-law) are pharmacists.
  + sisters-in-law :: In this compound the main noun is "sister," so it takes the plural s.
  - sister-in-laws :: plural-on-wrong-part :: The plural s belongs to the main noun, "sister," not to "law."
  - sisters-in-laws :: plural-on-both-parts :: Only the main noun, "sister," takes the plural s.

  ? Which plural does the blank need? Type it.
  | > The scientists tested two competing ______ (hypothesis).
  + hypotheses :: The ending -is changes to -es in the plural.
  - hypothesises :: regular-plural-of-greek-noun :: The ending -is is replaced by -es, not followed by it.
  - hypothesi :: false-latin-plural :: The ending -i belongs to some nouns in -us, not to nouns in -is.

  ? Type the plural noun that the sentence needs.
  | > The theater has six emergency ______ (exit) and three main ones.
  + exits :: A regular noun simply adds s.
  - exites :: needless-e :: The noun ends in t, so only s is added.
  - exit's :: apostrophe-in-plural :: An apostrophe shows possession or a missing letter; it does not make a plural.

  ? Type the plural that the sentence calls for.
  | > The clerk stacked the heavy ______ (box) near the door.
  + boxes :: Nouns that end in x, s, z, ch or sh add -es.
  - boxs :: es-missing-after-x :: After x the plural ending is -es.
  - boxies :: invented-ending :: The ending -ies belongs to nouns in a consonant and y.
  `,
);

const suffixes = supplyModel(
  { id: 'english.supply-suffix', objective: OBJECTIVE, difficulty: 0.2 },
  `
  ? Type the word that is formed when the suffix -ing is added to "refer."
  + referring :: The stress falls on the last syllable, which ends in one vowel and one consonant, so the r is doubled.
  - refering :: final-consonant-not-doubled :: The r must be doubled, because "refer" is stressed on its last syllable.
  - reffering :: wrong-consonant-doubled :: The f is not doubled; the final r is.

  ? Add -ed to "travel" as it is spelled in American English. Type the word.
  + traveled :: The stress falls on the first syllable, so American English does not double the l.
  - travelled :: british-doubling :: The double l is British usage; in American English the unstressed syllable keeps one l.
  - traveld :: suffix-vowel-dropped :: The suffix -ed keeps its e.

  ? Type the word that is formed when -ness is added to "happy."
  + happiness :: A y after a consonant changes to i before most suffixes.
  - happyness :: y-not-changed-to-i :: The y follows the consonant p, so it becomes i.
  - happieness :: extra-letter :: The y becomes i alone, not ie.

  ? Join -able to "value" and type the result.
  + valuable :: A silent final e is dropped before a suffix that begins with a vowel.
  - valueable :: silent-e-kept :: The silent e of "value" is dropped before -able.
  - valuible :: wrong-ending :: The suffix is -able, not -ible.

  ? Join -able to "manage" and type the result.
  + manageable :: The e stays before -able, because it keeps the g soft.
  - managable :: silent-e-dropped :: Without the e, the g would be read as in "gap."
  - manageible :: wrong-ending :: The suffix is -able, not -ible.

  ? Type the word that results when -ing is added to "write."
  + writing :: The silent e of "write" is dropped before -ing, and the t stays single.
  - writting :: needless-doubling :: The vowel before t is long, so the t is not doubled.
  - writeing :: silent-e-kept :: The silent e is dropped before a suffix that begins with a vowel.

  ? Add -ful to "beauty" and type the word.
  + beautiful :: The y after the consonant t changes to i, and the suffix -ful has one l.
  - beautyful :: y-not-changed-to-i :: The y follows the consonant t, so it becomes i.
  - beautifull :: full-for-ful :: The suffix is -ful with one l, unlike the word "full."

  ? Type the adverb that is made by adding -ly to "final."
  + finally :: The l of "final" meets the l of -ly, so the adverb has double l.
  - finaly :: dropped-double-letter :: Both the l of "final" and the l of -ly must be written.
  - finalely :: extra-letter :: No e stands between "final" and -ly.

  ? Add -ment to "develop" and type the noun.
  + development :: The suffix -ment is simply added, as "develop" has no final e.
  - developement :: extra-letter :: The base word has no final e, so none appears before -ment.
  - devellopment :: extra-double-letter :: The base word "develop" has one l.

  ? Type the word formed by adding -ed to "stop."
  + stopped :: A word of one syllable with one vowel and one final consonant doubles the consonant.
  - stoped :: final-consonant-not-doubled :: With one p, the word would be read with a long o, as in "hoped."
  - stoppd :: suffix-vowel-dropped :: The suffix -ed keeps its e.

  ? Type the word formed by adding -ing to "study."
  + studying :: The y stays before -ing, so that two i's do not meet.
  - studing :: y-dropped :: The y of "study" is heard and must stay.
  - studiing :: y-changed-before-ing :: The y does not change to i before -ing.

  ? Add the prefix il- to "legal" and type the word.
  + illegal :: A prefix is added without any change of the base word, so both l's are written.
  - ilegal :: dropped-double-letter :: The l of il- and the l of "legal" must both be written.
  - illigal :: wrong-vowel :: The base word "legal" keeps its e.

  ? Type the word formed by adding -ous to "courage."
  + courageous :: The e stays before -ous, because it keeps the g soft.
  - couragous :: silent-e-dropped :: The e must stay to keep the g soft.
  - couragious :: wrong-vowel :: The e stays; it does not change to i.

  ? Type the word formed by adding -ed to "prefer."
  + preferred :: The last syllable of "prefer" is stressed, so the r is doubled.
  - prefered :: final-consonant-not-doubled :: The stressed last syllable requires double r.
  - preffered :: wrong-consonant-doubled :: The final r is doubled, not the f.
  `,
);

const rules = choiceModel(
  { id: 'english.spelling-rule', objective: OBJECTIVE, difficulty: 0.5 },
  `
  ? Which rule explains why "hope" becomes "hoping"?
  + Drop a silent e before a suffix that begins with a vowel. :: The suffix -ing begins with a vowel, so the silent e of "hope" is dropped.
  - Double a final consonant after a short vowel. :: doubling-rule-misapplied :: That rule gives "hopping" from "hop." The p of "hope" stays single.
  - Change a final y to i before adding an ending. :: y-rule-misapplied :: "Hope" has no final y.
  - Keep a silent e before a suffix that begins with a consonant. :: keep-e-rule-misapplied :: That rule gives "hopeful." The suffix -ing begins with a vowel.

  ? Which rule explains why "carry" becomes "carried"?
  + Change y after a consonant to i before most suffixes. :: The y of "carry" follows the consonant r, so it becomes i before -ed.
  - Keep y after a vowel when a suffix is added. :: vowel-y-rule-misapplied :: That rule fits "played." The y of "carry" follows a consonant.
  - Drop a silent e before a suffix that begins with a vowel. :: drop-e-rule-misapplied :: "Carry" has no silent e.
  - Double the final consonant of a stressed syllable. :: doubling-rule-misapplied :: The double r already stands in "carry"; it does not come from the suffix.

  ? Which rule explains why "swim" becomes "swimming"?
  + Double the last consonant of a short word that ends in one vowel and one consonant. :: "Swim" is one syllable with a single vowel before its final m, so the m is doubled.
  - Drop the silent final e of a word before adding a suffix that begins with a vowel. :: drop-e-rule-misapplied :: "Swim" has no silent e to drop.
  - Keep the final consonant of a word single when the stress is on an earlier syllable. :: stress-rule-misapplied :: "Swim" has only one syllable, so there is no earlier one to stress.
  - Add a prefix to a word without changing the spelling of the word that follows it. :: prefix-rule-misapplied :: The ending -ing is a suffix, not a prefix.

  ? Which rule explains the spelling of "unnecessary"?
  + A prefix is added without changing the base word. :: The n of un- and the n of "necessary" both stay, which gives double n.
  - A final consonant doubles before a vowel suffix. :: doubling-rule-misapplied :: The double n comes from a prefix, not from a suffix.
  - A silent e is dropped before a vowel suffix. :: drop-e-rule-misapplied :: No silent e is lost in this word.
  - A final y changes to i after a consonant. :: y-rule-misapplied :: The y of this word stands at the end and is unchanged.

  ? Which rule explains why "ceiling" is spelled with ei?
  + Write i before e, except after c. :: The letters follow c and sound like long e, so e comes first.
  - Write ei where the sound is long a. :: long-a-rule-misapplied :: That rule fits "weigh." The sound in "ceiling" is long e.
  - Write ie in words of one syllable. :: invented-rule :: There is no such rule, and "ceiling" has two syllables.
  - Write e before i at the end of a word. :: invented-rule :: The letters stand near the beginning of the word, and no such rule exists.

  ? Which rule explains why "change" becomes "changeable"?
  + Keep the e after c or g to hold the soft sound before a or o. :: Without the e, the g before -able would be hard, as in "gap."
  - Keep the e before a suffix that begins with a consonant. :: keep-e-rule-misapplied :: The suffix -able begins with a vowel, not with a consonant.
  - Drop the e before a suffix that begins with a vowel. :: drop-e-rule-misapplied :: That rule would give a spelling without e. This word is an exception to it.
  - Change the e to i before a suffix that begins with a vowel. :: invented-rule :: The e stays as it is; no rule changes it to i here.

  ? Which rule explains why "play" becomes "playing" with no change of y?
  + Keep y after a vowel when a suffix is added. :: The y follows the vowel a, so it stays.
  - Change y to i after a consonant. :: y-rule-misapplied :: The y of "play" follows a vowel, so this rule does not apply.
  - Double y in a stressed syllable. :: doubling-rule-misapplied :: The letter y is not doubled in English words.
  - Drop y before a vowel suffix. :: drop-e-rule-misapplied :: A silent e may be dropped, but the y is part of the vowel sound and stays.

  ? Which rule explains why the plural of "church" is "churches"?
  + Add -es to nouns that end in ch, sh, s, x or z. :: "Church" ends in ch, so the ending is pronounced as a syllable and written -es.
  - Change y to i and add -es to nouns in y. :: y-rule-misapplied :: "Church" does not end in y.
  - Change f to v and add -es to nouns in f. :: f-rule-misapplied :: "Church" does not end in f.
  - Add only s to nouns that end in a consonant. :: regular-plural-misapplied :: Most consonants take only s, but ch is one of the endings that take -es.
  `,
);

/** Rules of spelling and their use. */
export const spellingRules: ItemModel[] = [plurals, suffixes, rules];
