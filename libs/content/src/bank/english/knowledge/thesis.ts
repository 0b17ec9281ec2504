import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const OBJECTIVE = 'knowledge.writing-process';

const THESES = readTable(
  `
  school uniforms | School uniforms save families money and reduce teasing. | This paper will talk about school uniforms and related matters. | A school uniform is a set of clothes that pupils wear at school. | Are school uniforms really a good idea for our children today?
  working from home | Working from home makes office staff more rested and more productive. | My topic in this essay is working from home and what people say about it. | Some employees of the company work from home on Fridays. | Who would not like to work from home on a rainy morning?
  hospital gardens | A garden shortens the stay of patients and lowers the stress of staff. | In this essay I am going to discuss gardens at hospitals and some points about them. | Many hospitals in the country have a garden of some kind. | How many hospitals have a garden, and who looks after it?
  homework | Shorter homework would leave pupils time to sleep, play, and read. | The subject of the following three pages is homework in our schools. | Homework is schoolwork that pupils are asked to do at home. | Why do teachers give homework, and do pupils like it?
  fast food | Cities should tax fast food, because its costs to public health are high. | This essay is about fast food in the cities of our country. | Fast food is food that is prepared quickly and sold at low prices in many restaurants. | Have you ever thought about where your hamburger comes from?
  bicycle lanes | Bicycle lanes make streets safer and bring customers to local shops. | I will now write about the bicycle lanes of our town. | The town painted its first bicycle lane on Main Street in 2019. | What would happen in our town if everyone rode a bicycle to work in the morning?
  library hours | The library should stay open until ten, because many students work by day. | The purpose of this paper is to look at library hours and at what they mean. | The library of the college now closes at seven on weekdays. | When does the library close, and when did it close before?
  flu vaccination | All hospital staff should be vaccinated against the flu to protect patients. | This report deals with the topic of vaccination against the flu. | The flu vaccine is given in the fall by injection or spray. | Is the flu vaccine painful, how long does it take, and where can it be had for free?
  pets in nursing homes | Pets ease loneliness in nursing homes and encourage residents to move. | Here are some thoughts of mine on the topic of pets in nursing homes and other places. | A few nursing homes in the county keep a cat or a dog. | Should a nursing home have a cat, a dog, or a bird?
  learning an instrument | Learning an instrument trains memory, patience, and teamwork. | What follows is an essay on learning to play an instrument. | Instruments are divided into strings, winds, and percussion. | Which instrument is the easiest to learn for a beginner?
  `,
  ['topic', 'key', 'announcement', 'fact', 'question'],
);

const thesis = rowModel(
  { id: 'english.thesis-statement', objective: OBJECTIVE, difficulty: -0.2 },
  'multiple-choice',
  THESES,
  ({ topic, key, announcement, fact, question }) => ({
    type: 'multiple-choice',
    stem: `An argumentative essay deals with ${topic}. Which sentence would serve it best as a thesis?`,
    key: {
      text: key,
      rationale: 'The sentence takes a position and names the reasons that the essay can develop.',
    },
    distractors: [
      {
        text: announcement,
        misconception: 'announcement-as-thesis',
        rationale: `The sentence announces ${topic} as the topic but takes no position on it.`,
      },
      {
        text: fact,
        misconception: 'fact-as-thesis',
        rationale: 'The sentence states a fact or a definition, which needs no argument.',
      },
      {
        text: question,
        misconception: 'question-as-thesis',
        rationale: 'A question may open an essay, but it states no claim that can be supported.',
      },
    ],
  }),
);

/** Statements of a paper; only the first of a row must have a source. */
const CLAIMS = readTable(
  `
  In one trial, 62 percent of the patients slept longer. | Patients in hospitals often sleep badly. | In this paper I compare two ways of helping patients to sleep. | My own interviews with nurses are described in part two. | a figure from a trial
  According to Dr. Hale, the law was passed in haste. | The law will be described in the next section. | Laws are made by elected bodies in a democracy. | I will argue that the law should be changed. | the opinion of another writer
  The town lost 1,140 jobs between 2001 and 2006. | People without work often leave a town. | This essay examines what the town can do. | I grew up in the town myself and still remember the noise of its mill. | a figure that readers cannot check by themselves
  A survey of 900 teachers found that most of them buy supplies with their own money. | Teachers use paper, pencils, and books. | The results of my own survey, in which forty teachers of my school took part, follow below. | Schools need money in order to teach well. | the finding of a survey made by others
  One historian calls the flood "a disaster made by men." | A flood is an overflow of water onto dry land. | I disagree with this view for two reasons. | The next chapter of this paper describes the days after the flood. | the words of another writer
  Children who read daily scored eleven points higher on the test. | Reading is taught to children in the first years of school in most countries. | I will first define what I mean by reading. | Books can be bought or borrowed. | a result of a test that others carried out
  The idea that dreams sort memories was proposed by two researchers in the 1980s. | Most people dream while they are asleep. | I kept a diary of my own dreams for a month. | This paper discusses three questions about dreams that I asked myself while I was keeping a diary. | an idea that belongs to others
  The drug lowered blood pressure in 7 of 10 patients. | High blood pressure can harm the heart. | The aim of this paper is to compare the use of two drugs. | I conclude that more trials are needed. | a result that others measured
  The city planted 20,000 trees after the storm of 1987. | Trees give shade on hot days. | My survey of the trees of one street is shown in the appendix. | I propose that each new house should have a tree. | a number and an event that come from a source
  Critics described the first performance as "noise." | A symphony is a long work for an orchestra. | In my opinion, the second movement is the finest of the four. | The third part of this essay deals with rhythm. | a quotation from critics
  `,
  ['key', 'common', 'plan', 'own', 'what'],
);

const citation = rowModel(
  { id: 'english.citation-needed', objective: OBJECTIVE, difficulty: 0.1 },
  'multiple-choice',
  CLAIMS,
  ({ key, common, plan, own, what }, rng) => ({
    type: 'multiple-choice',
    stem: 'Four statements stand in a research paper. For which one must the writer name a source?',
    key: {
      text: key,
      rationale: `The statement contains ${what}, so the reader must be told where it comes from.`,
    },
    distractors: rng.shuffle([common, plan, own]).map((text) => ({
      text,
      misconception: 'source-for-own-or-common-knowledge',
      rationale:
        'This statement is common knowledge or comes from the writer of the paper, so no source is needed.',
    })),
  }),
);

/** Claims and sources in planned texts. */
export const theses: ItemModel[] = [thesis, citation];
