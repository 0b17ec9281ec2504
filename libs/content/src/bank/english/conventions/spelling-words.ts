import { readTable } from '../sheet.js';

/** A misspelling of a word with the error that leads to it. */
interface Misspelling {
  text: string;
  misconception: string;
  why: string;
}

const COMPLETIONS = readTable(
  `
  accommodate | The hall can ______ two hundred guests. | It has double c and double m | acommodate ~ dropped-double-letter ~ it has only one c | accomodate ~ dropped-double-letter ~ it has only one m | accommadate ~ wrong-vowel ~ its third vowel must be o
  separate | Please keep the clean linens ______ from the used ones. | There is "a rat" in "separate" | seperate ~ wrong-vowel ~ its second vowel must be a | separete ~ wrong-ending ~ it ends in -ate | seprate ~ dropped-vowel ~ the a after p is missing
  definitely | We will ______ need another chair. | It contains the word "finite" | definately ~ wrong-vowel ~ it has a where i belongs | definitly ~ dropped-vowel ~ the e before -ly is missing | defenitely ~ wrong-vowel ~ its second vowel must be i
  occurrence | A fire drill is a regular ______ here. | It doubles both the c and the r and ends in -ence | occurence ~ dropped-double-letter ~ it has only one r | ocurrence ~ dropped-double-letter ~ it has only one c | occurrance ~ wrong-ending ~ it ends in -ance instead of -ence
  necessary | Gloves are ______ for this procedure. | It has one c and double s | neccessary ~ extra-double-letter ~ it doubles the c | necesary ~ dropped-double-letter ~ it has only one s | necessery ~ wrong-ending ~ it ends in -ery instead of -ary
  privilege | Voting is both a right and a ______. | It has i before and after the v and no d | priviledge ~ extra-letter ~ it adds a d that is not there | privelege ~ wrong-vowel ~ its second vowel must be i | privilage ~ wrong-ending ~ it ends in -age instead of -ege
  maintenance | The elevator is closed for ______. | The a of "maintain" changes, and the ending is -ance | maintainance ~ base-word-unchanged ~ it keeps the spelling of "maintain" | maintenence ~ wrong-ending ~ it ends in -ence instead of -ance | maintanence ~ letters-swapped ~ a and e have changed places
  receive | You will ______ the results by mail. | After c the order is e before i | recieve ~ ie-ei-swapped ~ it has i before e after c | receeve ~ phonetic-spelling ~ the long e sound is written ei here | reseive ~ phonetic-spelling ~ the s sound is written c here
  believe | Few people ______ the rumor now. | The order is i before e, as no c comes before | beleive ~ ie-ei-swapped ~ it has e before i, though no c comes before | beleve ~ dropped-vowel ~ the i of ie is missing | belive ~ dropped-vowel ~ the first e of the last syllable is missing
  embarrassed | She felt ______ when her phone rang. | It has double r and double s | embarassed ~ dropped-double-letter ~ it has only one r | embarrased ~ dropped-double-letter ~ it has only one s | embarressed ~ wrong-vowel ~ the vowel after the double r must be a
  recommend | I ______ the vegetable soup. | It is re- before "commend": one c, double m | reccommend ~ extra-double-letter ~ it doubles the c | recomend ~ dropped-double-letter ~ it has only one m | recommand ~ wrong-vowel ~ its last vowel must be e
  rhythm | The drummer kept a steady ______. | It has no vowel but y, and h follows both r and t | rythm ~ silent-letter-dropped ~ the silent h after r is missing | rhythym ~ extra-letter ~ it adds a second y | rhythem ~ extra-letter ~ it adds an e that is heard but not written
  calendar | The next visit is marked on the ______. | It ends in -ar | calender ~ wrong-ending ~ it ends in -er instead of -ar | calandar ~ wrong-vowel ~ its second vowel must be e | callendar ~ extra-double-letter ~ it doubles the l
  schedule | The bus runs on a tight ______. | It begins with sch and ends in -ule | scedule ~ silent-letter-dropped ~ the h after sc is missing | schedual ~ wrong-ending ~ it ends in -ual instead of -ule | shedule ~ dropped-consonant ~ the c after s is missing
  independent | The twins are now quite ______. | It ends in -ent and has only e after ind | independant ~ wrong-ending ~ it ends in -ant instead of -ent | indipendent ~ wrong-vowel ~ its second vowel must be e | indepandent ~ wrong-vowel ~ its third vowel must be e
  existence | Nobody knew of the letter's ______. | It is "exist" with -ence | existance ~ wrong-ending ~ it ends in -ance instead of -ence | existense ~ wrong-ending ~ it ends in -ense instead of -ence | exsistence ~ extra-letter ~ it adds an s after x
  noticeable | The change in her walk was ______. | The e stays before -able, because it keeps the c soft | noticable ~ silent-e-dropped ~ it drops the e that keeps the c soft | noticeible ~ wrong-ending ~ it ends in -ible instead of -able | notisable ~ phonetic-spelling ~ the base word "notice" has a c
  argument | The lawyer's ______ was brief. | "Argue" drops its e before -ment | arguement ~ silent-e-kept ~ it keeps the e that "argue" drops here | argumant ~ wrong-ending ~ it ends in -mant instead of -ment | arguemint ~ phonetic-spelling ~ it keeps the e and writes the ending by ear
  government | The ______ will fund the new bridge. | It is "govern" with -ment | goverment ~ dropped-consonant ~ the n of "govern" is missing | governmant ~ wrong-ending ~ it ends in -mant instead of -ment | govermnent ~ letters-swapped ~ m and n have changed places
  weird | A ______ noise came from the attic. | It is an exception with e before i | wierd ~ ie-ei-swapped ~ it follows the rule i before e, but this word is an exception | weard ~ phonetic-spelling ~ the vowel is written ei | weired ~ extra-letter ~ it adds an e before d
  conscious | The driver was ______ after the crash. | It has sci in the middle and ends in -ous | concious ~ dropped-consonant ~ the s before c is missing | conscous ~ dropped-vowel ~ the i after c is missing | conscience ~ similar-word ~ it is another word, a noun for the sense of right and wrong
  February | The course starts in ______. | An r follows the b | Febuary ~ dropped-consonant ~ the r after b is missing | Februry ~ dropped-vowel ~ the a before the last r is missing | Feburary ~ letters-swapped ~ r and u have changed places
  hemorrhage | The surgeon stopped the ______ quickly. | It has double r followed by h | hemorage ~ dropped-consonant ~ one r and the h are missing | hemorrage ~ silent-letter-dropped ~ the h after the double r is missing | hemmorhage ~ extra-double-letter ~ it doubles the m instead of the r
  pneumonia | The X-ray showed signs of ______. | It begins with a silent p and has eu | neumonia ~ silent-letter-dropped ~ the silent p is missing | pnuemonia ~ letters-swapped ~ e and u have changed places | pneumonea ~ wrong-ending ~ it ends in -ea instead of -ia
  diarrhea | Dehydration may follow severe ______. | It has double r and then hea | diarhea ~ dropped-double-letter ~ it has only one r | diarrea ~ silent-letter-dropped ~ the h after the double r is missing | diarreah ~ letters-swapped ~ the h stands at the end
  achieve | With practice you can ______ your goal. | The order is i before e, as no c stands directly before | acheive ~ ie-ei-swapped ~ it has e before i | acheve ~ dropped-vowel ~ the i of ie is missing | achive ~ dropped-vowel ~ the e of ie is missing
  across | The pharmacy is ______ the street. | It has one c and double s | accross ~ extra-double-letter ~ it doubles the c | acros ~ dropped-double-letter ~ it has only one s | acrost ~ extra-letter ~ it adds a t that is sometimes heard in speech
  apparent | The reason for the delay soon became ______. | It has double p and ends in -ent | apparant ~ wrong-ending ~ it ends in -ant instead of -ent | aparent ~ dropped-double-letter ~ it has only one p | apperent ~ wrong-vowel ~ its second vowel must be a
  business | She opened a small ______ on Pine Street. | "Busy" changes its y to i before -ness | buisness ~ letters-swapped ~ u and i have changed places | busness ~ dropped-vowel ~ the i that replaces y is missing | bussiness ~ extra-double-letter ~ it doubles the first s
  category | Each book belongs to one ______. | Its second vowel is e and its third is o | catagory ~ wrong-vowel ~ its second vowel must be e | catigory ~ wrong-vowel ~ its second vowel must be e, not i | categry ~ dropped-vowel ~ the o before r is missing
  committee | The ______ will vote on Thursday. | It has double m, double t, and double e | commitee ~ dropped-double-letter ~ it has only one t | comittee ~ dropped-double-letter ~ it has only one m | committe ~ dropped-double-letter ~ it has only one e at the end
  criticize | It is easier to ______ than to help. | It is "critic" with -ize | critisize ~ phonetic-spelling ~ the c of "critic" must stay | criticise ~ british-ending ~ the ending -ise is British; American English has -ize | critecize ~ wrong-vowel ~ its second vowel must be i
  disease | The vaccine prevents a serious ______. | It is "dis" with "ease" | desease ~ wrong-vowel ~ the prefix is dis- | diseaze ~ phonetic-spelling ~ the sound is written s as in "ease" | disese ~ dropped-vowel ~ the a of "ease" is missing
  exercise | Daily ______ strengthens the heart. | It begins with ex-, has one c, and ends in -ise | excercise ~ extra-letter ~ it adds a c after x | exersise ~ phonetic-spelling ~ the first s sound is written c | exercize ~ wrong-ending ~ this word ends in -ise, also in American English
  fluorescent | The hallway has ______ lamps. | The u comes before the o, and sc stands in the ending | flourescent ~ letters-swapped ~ o and u have changed places, as in "flour" | floresent ~ dropped-letter ~ the u and the c are missing | fluoresent ~ dropped-consonant ~ the c after s is missing
  humorous | The speaker told a ______ story. | "Humor" keeps its o before -ous | humerous ~ wrong-vowel ~ its second vowel must be o, as in "humor" | humourous ~ british-base-word ~ the base word is "humor" | humorus ~ dropped-vowel ~ the o of -ous is missing
  library | The ______ lends books and films. | An r follows the b and another the a | libary ~ dropped-consonant ~ the first r is missing | librery ~ wrong-vowel ~ its second vowel must be a | liberry ~ phonetic-spelling ~ it follows a careless pronunciation
  mischievous | The ______ puppy hid both slippers. | It is "mischief" with f changed to v, and it ends in -ous | mischievious ~ extra-letter ~ it adds an i before -ous | mischeivous ~ ie-ei-swapped ~ it has e before i | mischivous ~ dropped-vowel ~ the e after i is missing
  nutritious | Lentils are cheap and ______. | It ends in -tious | nutricious ~ wrong-ending ~ it ends in -cious instead of -tious | nutritous ~ dropped-vowel ~ the i before -ous is missing | nutrishus ~ phonetic-spelling ~ it is written by ear
  opportunity | The internship is a great ______. | It has double p and one t after r | oppurtunity ~ wrong-vowel ~ its second vowel must be o | oportunity ~ dropped-double-letter ~ it has only one p | opportunety ~ wrong-vowel ~ its last vowel before t must be i
  preferred | Most patients ______ the morning visit. | The r is doubled, as the last syllable of "prefer" is stressed | prefered ~ dropped-double-letter ~ it has only one r before -ed | preffered ~ wrong-consonant-doubled ~ it doubles the f instead of the r | perferred ~ letters-swapped ~ r and e have changed places in the prefix
  referral | The doctor wrote a ______ to a specialist. | The r of "refer" is doubled before -al | referal ~ dropped-double-letter ~ it has only one r before -al | refferal ~ wrong-consonant-doubled ~ it doubles the f instead of the r | referrel ~ wrong-ending ~ it ends in -el instead of -al
  relevant | Please list all ______ facts. | It has l before v and ends in -ant | relevent ~ wrong-ending ~ it ends in -ent instead of -ant | revelant ~ letters-swapped ~ l and v have changed places | relavant ~ wrong-vowel ~ its second vowel must be e
  restaurant | We ate in a small ______ by the lake. | It has au in the middle and ends in -ant | restarant ~ dropped-vowel ~ the u after a is missing | resturant ~ dropped-vowel ~ the a before u is missing | restaurent ~ wrong-ending ~ it ends in -ent instead of -ant
  similar | The twins have ______ voices. | It ends in -ar and has only two i's | similiar ~ extra-letter ~ it adds an i before the ending | similer ~ wrong-ending ~ it ends in -er instead of -ar | simular ~ wrong-vowel ~ its second vowel must be i
  sincerely | The letter ended with "Yours ______." | "Sincere" keeps its e before -ly | sincerly ~ silent-e-dropped ~ it drops the e of "sincere" | sincerley ~ letters-swapped ~ e and l have changed places | sinserely ~ phonetic-spelling ~ the second s sound is written c
  success | The fund-raiser was a great ______. | It has double c and double s | sucess ~ dropped-double-letter ~ it has only one c | succes ~ dropped-double-letter ~ it has only one s at the end | suckcess ~ phonetic-spelling ~ the first sound is written c, not ck
  symptom | Fever is a common ______ of the flu. | It begins with sym- and has a p | symtom ~ dropped-consonant ~ the p is missing | simptom ~ wrong-vowel ~ its first vowel is y | symptum ~ wrong-vowel ~ its last vowel must be o
  threshold | He stopped at the ______ of the room. | It has one h in the middle | threshhold ~ extra-letter ~ it has an h too many, although it is easily split into "thresh" and "hold" | treshold ~ dropped-consonant ~ the h after t is missing | threshald ~ wrong-vowel ~ its second vowel must be o
  unanimous | The vote was ______. | It begins with un- followed by "anim" | unanamous ~ wrong-vowel ~ its third vowel must be i | unannimous ~ extra-double-letter ~ it doubles the second n | unanimus ~ dropped-vowel ~ the o of -ous is missing
  `,
  ['word', 'sentence', 'rule', 'one', 'two', 'three'],
);

function misspelling(cell: string): Misspelling {
  const [text = '', misconception = '', why = ''] = cell.split(' ~ ');
  return { text, misconception, why };
}

/** Words with a sentence that wants them, and three misspellings each. */
export const completions = COMPLETIONS.map(({ word, sentence, rule, one, two, three }) => ({
  word,
  sentence,
  rule,
  misspellings: [one, two, three].map(misspelling),
}));

/** Words for lists: the word, a misspelling, and what is wrong with it. */
export const listWords = readTable(
  `
  cemetery | cemetary | all three of its vowels before y are e
  grateful | greatful | it comes from "gratitude," not from "great"
  harass | harrass | it has one r and double s
  license | lisence | c comes first and s second
  occasion | occassion | it has double c and one s
  parallel | paralell | the double l comes before the e
  possess | posess | it has two pairs of double s
  vacuum | vaccum | it has one c and double u
  wholly | wholely | "whole" drops its e before -ly
  truly | truely | "true" drops its e before -ly
  ninth | nineth | "nine" drops its e before -th
  forty | fourty | "forty" has no u, although "four" does
  height | heighth | it ends in t, not in th
  leisure | liesure | e comes before i in this word
  neighbor | nieghbor | e comes before i when the sound is long a
  science | sceince | i comes before e, although c precedes it
  twelfth | twelth | the f of "twelve" must not be lost
  foreign | foriegn | e comes before i, and the g is silent
  guarantee | garantee | a silent u follows the g
  misspell | mispell | it is "mis" with "spell," so it has double s
  questionnaire | questionaire | it has double n
  tomorrow | tommorrow | it has one m and double r
  beginning | begining | the n of "begin" is doubled before -ing
  committed | commited | the t of "commit" is doubled before -ed
  succeed | succede | the ending is -ceed, as in "proceed"
  precede | preceed | the ending is -cede, as in "recede"
  disappoint | dissapoint | it is "dis" with "appoint": one s, double p
  immediately | immediatly | the e of "immediate" stays before -ly
  environment | enviroment | the n before -ment must not be lost
  medicine | medecine | its second vowel is i, as in "medicinal"
  surgeon | surgen | an o follows the e that keeps the g soft
  ambulance | ambulence | it ends in -ance
  abscess | absess | a c follows the first s
  stethoscope | stethescope | the vowel before "scope" is o
  muscle | mucsle | the silent c follows the s
  prescription | perscription | the prefix is pre-
  temperature | temperture | an a follows the r of "temper"
  vaccine | vacine | it has double c
  tongue | tounge | the silent ending is -gue
  wheelchair | wheelchiar | "chair" has a before i
  absence | absense | it ends in -ence, as in "silence"
  acquire | aquire | a c stands before the q
  address | adress | it has double d and double s
  aggressive | agressive | it has double g and double s
  amateur | amature | it ends in -eur
  appearance | appearence | it ends in -ance
  bicycle | bycicle | i comes first and y second
  campaign | campain | a silent g stands before the n
  column | colum | a silent n follows the m
  controversy | contraversy | the prefix is contro-
  curiosity | curiousity | the u of "curious" is lost before -ity
  deceive | decieve | after c the order is e before i
  discipline | disipline | a c follows the s
  dilemma | dilemna | it has double m and no n
  eighth | eigth | an h follows the g of "eight"
  excellent | excelent | it has double l
  familiar | familar | an i stands before the ending -ar
  fatigue | fatige | the silent ending is -gue
  February | Febuary | an r follows the b
  handkerchief | hankerchief | the d of "hand" stays
  hygiene | hygeine | i comes before e after the g
  basically | basicly | it is "basic" with -ally
  knowledge | knowlege | a d stands before the g
  lieutenant | leutenant | it begins with lieu
  marriage | marrage | an i stands before -age
  nausea | nausia | the ending is -ea
  omission | ommission | it has one m and double s
  pharmacy | farmacy | the first sound is written ph
  physician | physican | an i stands before the ending -an
  psychology | phsycology | it begins with psy- and has ch
  recipe | recepie | its second vowel is i, and it ends in e
  scissors | sissors | a c follows the first s
  sergeant | sargent | it has er and ea
  tendency | tendancy | it ends in -ency
  therapy | therepy | its second vowel is a
  usually | usualy | it is "usual" with -ly, so it has double l
  vegetable | vegtable | an e follows the g
  villain | villian | a comes before i in the ending
  `,
  ['word', 'wrong', 'rule'],
);
