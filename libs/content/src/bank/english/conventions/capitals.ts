import type { ItemModel } from '../../kit/types.js';
import { choiceModel, selectModel } from '../support.js';

const OBJECTIVE = 'conventions.sentences';

const capitalization = choiceModel(
  {
    id: 'english.capitalization',
    objective: OBJECTIVE,
    difficulty: -0.3,
    stem: 'Which version follows the rules of capitalization?',
  },
  `
  + My uncle studied biology and French at a college in Texas. :: "French" comes from the name of a country and "Texas" is a proper noun; "uncle," "biology," and "college" are common nouns here.
  ~ biology => Biology :: capital-for-school-subject :: General school subjects such as biology are common nouns; only languages and course titles take a capital.
  ~ French => french :: language-in-lower-case :: The names of languages are proper nouns, so "French" needs a capital.
  ~ uncle => Uncle :: capital-for-family-word :: After "my," the word "uncle" is a common noun and not part of a name.

  + We drove west on Monday to see Aunt Rosa in the Midwest. :: "West" is a direction here, "Monday" and "Midwest" are proper nouns, and "Aunt" is part of a name.
  ~ drove west => drove West :: capital-for-direction :: A direction of travel is a common noun; a capital is used only for the name of a region.
  ~ Midwest => midwest :: region-in-lower-case :: "Midwest" is the name of a region, so it takes a capital.
  ~ Aunt => aunt :: title-in-name-in-lower-case :: Directly before the name "Rosa," the family title is part of the name and takes a capital.

  + The doctor told Dr. Lopez that the clinic opens in March. :: "Doctor" alone is a common noun, but the title "Dr." before a name and the month "March" take capitals.
  ~ doctor => Doctor :: capital-for-common-title :: A title that is not followed by a name, such as "the doctor," takes no capital.
  ~ clinic => Clinic :: capital-for-common-noun :: "The clinic" is not a name here, so it stays in lower case.
  ~ March => march :: month-in-lower-case :: The names of months are proper nouns.

  + In the fall, the mayor will open Lincoln Park near the river. :: Seasons and titles without a name are common nouns; "Lincoln Park" is the full name of a place.
  ~ fall => Fall :: capital-for-season :: The names of seasons are common nouns in English.
  ~ Park => park :: part-of-name-in-lower-case :: "Park" belongs to the proper name "Lincoln Park," so it takes a capital.
  ~ river => River :: capital-for-common-noun :: The river is not named, so the common noun takes no capital.

  + She read "The Return of the Red Boat" to her sister in English. :: The first, last, and main words of a title and the name of a language take capitals.
  ~ Return => return :: title-word-in-lower-case :: "Return" is a main word of the title, so it takes a capital.
  ~ sister => Sister :: capital-for-family-word :: After "her," the word "sister" is a common noun.
  ~ English => english :: language-in-lower-case :: The names of languages are proper nouns.

  + The senator met Senator Kim at a hospital on Elm Street. :: A title takes a capital before a name but not alone; "Elm Street" is a name, and "hospital" is not.
  ~ The senator => The Senator :: capital-for-common-title :: The first "senator" is not followed by a name, so it is a common noun.
  ~ Street => street :: part-of-name-in-lower-case :: "Street" is part of the name "Elm Street."
  ~ hospital => Hospital :: capital-for-common-noun :: The hospital is not named, so the word stays in lower case.

  + On Memorial Day, Mom and my dad visit the National Museum. :: "Mom" is used as a name, but after "my" the word "dad" is a common noun; the holiday and the museum are named.
  ~ Mom => mom :: name-in-lower-case :: "Mom" stands alone in place of a name, so it takes a capital.
  ~ dad => Dad :: capital-for-family-word :: After "my," the word "dad" is a common noun.
  ~ Memorial Day => Memorial day :: part-of-name-in-lower-case :: "Day" is part of the name of the holiday.

  + Our biology teacher flew over the Pacific Ocean to Japan. :: Both words of the name "Pacific Ocean" and the country "Japan" take capitals; a school subject does not.
  ~ biology => Biology :: capital-for-school-subject :: A general school subject is a common noun.
  ~ teacher => Teacher :: capital-for-job :: A job that is not part of a name is a common noun.
  ~ Ocean => ocean :: part-of-name-in-lower-case :: "Ocean" is part of the name "Pacific Ocean."

  + The guide said, "Please stay on the path," and pointed south. :: A quoted sentence begins with a capital, and a direction does not.
  ~ Please => please :: quotation-in-lower-case :: The quoted words form a full sentence, so the first of them takes a capital.
  ~ guide => Guide :: capital-for-job :: A job that is not part of a name is a common noun.
  ~ south => South :: capital-for-direction :: "South" is a direction here, not the name of a region.

  + Last spring I took Chemistry 101 with a professor from Spain. :: "Chemistry 101" is the title of a course and "Spain" a country; seasons and jobs are common nouns.
  ~ spring => Spring :: capital-for-season :: The names of seasons are common nouns.
  ~ Chemistry => chemistry :: course-title-in-lower-case :: With its number, "Chemistry 101" is the title of a course and takes a capital.
  ~ professor => Professor :: capital-for-common-title :: Without a name after it, "professor" is a common noun.

  + The president of our club speaks Arabic and plays the piano. :: "President" stands without a name and "piano" is a common noun, but a language takes a capital.
  ~ president => President :: capital-for-common-title :: The head of a club, not named here, is a common noun.
  ~ Arabic => arabic :: language-in-lower-case :: The names of languages take a capital.
  ~ piano => Piano :: capital-for-common-noun :: A musical instrument is a common noun.

  + The patient takes vitamin D and lives near Lake Erie with a cousin. :: The letter D and the name "Lake Erie" take capitals; "patient," "vitamin," and "cousin" are common nouns.
  ~ patient => Patient :: capital-for-common-noun :: "Patient" is a common noun, even in a medical report.
  ~ Lake => lake :: part-of-name-in-lower-case :: "Lake" is part of the name "Lake Erie."
  ~ cousin => Cousin :: capital-for-family-word :: After "a," the word "cousin" is a common noun.
  `,
);

const selectCapitals = selectModel(
  { id: 'english.select-capitals', objective: OBJECTIVE, difficulty: 0.3 },
  `
  ? An invitation is being proofread. Select **all** of the phrases that are capitalized correctly. Each stands in the middle of a sentence.
  + a Thanksgiving meal :: The name of a holiday is a proper noun.
  + on Friday evening :: The days of the week are proper nouns.
  - early in Autumn :: capital-for-season :: The names of seasons are common nouns.
  - at my Grandmother's house :: capital-for-family-word :: After "my," the word "grandmother" is a common noun.
  - two miles North of town :: capital-for-direction :: A direction of travel is a common noun; only the name of a region takes a capital.

  ? Which phrases need a capital letter that they lack? Select **each** one.
  + the pacific coast :: "Pacific" is a proper name, so it needs a capital.
  + a spanish poem :: "Spanish" is the name of a language, so it needs a capital.
  - a summer storm :: capital-for-season :: The names of seasons are common nouns, so nothing is missing.
  - our head nurse :: capital-for-job :: A job that is not part of a name takes no capital.
  - the high school :: capital-for-common-noun :: The school is not named, so no capital is missing.

  ? Which of these phrases, taken from the middle of a sentence, have a capital that should be removed? Select **every** such phrase.
  + my older Brother :: After "my," the word "brother" is a common noun, so the capital should go.
  + a Geography exam :: "Geography" is a general school subject, so the capital should go.
  - Uncle Theo's farm :: title-in-name-in-lower-case :: "Uncle" is part of a name here, so it keeps its capital.
  - the Atlantic Ocean :: part-of-name-in-lower-case :: Both words belong to the name of the ocean.
  - a German recipe :: language-in-lower-case :: An adjective made from the name of a country keeps its capital.

  ? A clerk types names of places. Select **all** of the names that are capitalized correctly.
  + the Mississippi River :: Both words belong to the name of the river.
  + the state of Ohio :: "State" is a common noun here, and "Ohio" is a name.
  + a street in Rome :: "Street" is a common noun here, and "Rome" is a name.
  - Rocky mountains :: part-of-name-in-lower-case :: "Mountains" is part of the name, so it needs a capital.
  - Fifth avenue :: part-of-name-in-lower-case :: "Avenue" is part of the name of the street.

  ? Which titles of people are written correctly? Select **each** correct phrase.
  + Judge Patel :: A title directly before a name takes a capital.
  + the judge in this case :: Without a name, "judge" is a common noun.
  - a call from doctor Alvarez :: title-in-name-in-lower-case :: Directly before a name, the title takes a capital.
  - the Principal of our school :: capital-for-common-title :: Without a name, "principal" is a common noun.
  - the orders of captain Brown :: title-in-name-in-lower-case :: Directly before a name, the rank takes a capital.

  ? Select **all** of the sentences in which the capital letters are right.
  + The library closes on Labor Day. :: Both words name the holiday, and "library" is a common noun.
  + My aunt teaches history and Latin. :: "Latin" is a language, and "history" is a general subject.
  - We met at a Café in Paris. :: capital-for-common-noun :: The café is not named, so the word takes no capital.
  - The river nile flows north. :: name-in-lower-case :: The name "Nile" needs a capital.
  - They moved to the east side of town in Winter. :: capital-for-season :: The names of seasons are common nouns.

  ? Which lines of a list of courses and subjects are written correctly? Select **every** correct line.
  + She is taking World History 2. :: With its number, this is the title of a course, so its main words take capitals.
  + He likes algebra and music. :: General subjects are common nouns.
  + They study Italian at night. :: The name of a language takes a capital.
  - I failed Physics in high school. :: capital-for-school-subject :: Without a number or full title, "physics" is a general subject.
  - We enrolled in biology 101. :: course-title-in-lower-case :: With its number, this is the title of a course and takes a capital.

  ? Select **each** greeting or closing of a letter that is capitalized correctly.
  + Dear Ms. Novak: :: The first word of a greeting, the title, and the name take capitals.
  + Yours truly, :: Only the first word of a closing takes a capital.
  - dear Mr. Silva: :: greeting-in-lower-case :: The first word of a greeting takes a capital.
  - Yours Sincerely, :: capital-for-second-word-of-closing :: Only the first word of a closing takes a capital.
  - Dear dr. Khan: :: title-in-name-in-lower-case :: The title before a name takes a capital.
  `,
);

/** Capital letters. */
export const capitals: ItemModel[] = [capitalization, selectCapitals];
