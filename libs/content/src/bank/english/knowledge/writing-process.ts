import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { choiceModel, rowModel, selectModel } from '../support.js';
import { writingOrder } from './writing-order.js';

const OBJECTIVE = 'knowledge.writing-process';

const STAGES: Record<string, [name: string, what: string]> = {
  prewriting: ['Prewriting', 'gathers and orders ideas before a text exists'],
  drafting: ['Drafting', 'turns a plan into a first full text'],
  revising: ['Revising', 'improves the content, order, and clarity of a draft'],
  editing: ['Editing', 'corrects grammar, spelling, and punctuation'],
  publishing: ['Publishing', 'hands the finished text to its readers'],
};

const ACTIVITIES = readTable(
  `
  prewriting | Mei lists everything that comes to mind about night shifts. | a free list of ideas comes before any text
  prewriting | Carlos draws a web that links "sleep" to causes and effects. | a web of ideas is a tool of planning
  prewriting | Before he starts, Sam decides who his readers will be. | the choice of audience is part of planning
  prewriting | Ana reads three articles and takes notes for a future report. | research is done before the text is written
  prewriting | Priya makes an outline with three main points. | an outline plans a text that is not yet written
  drafting | Following her outline, Jo writes the body of the essay without stopping to fix mistakes. | ideas become a first text
  drafting | Ken turns his notes into full paragraphs for the first time. | a first version is written
  drafting | Lila writes a rough introduction that she expects to change. | a rough version is put on paper
  drafting | With her plan beside her, Noor writes a first version of each section. | a first version is written
  revising | Ben moves the second paragraph to the end so that the argument builds. | the order of ideas is improved
  revising | Rita cuts a section that does not support her thesis. | the content of the draft is improved
  revising | Paul adds an example because a reader found one claim unconvincing. | the support in a draft is strengthened
  revising | Tess rewrites her thesis, since the draft proves something else. | the central idea of a draft is changed
  revising | Amir adds a transition that shows how two paragraphs are related. | the connection of ideas is improved
  editing | Gail corrects "it's" to "its" in the final version. | an error of punctuation and spelling is corrected
  editing | Hugo checks that each sentence ends with a period or question mark. | punctuation is checked
  editing | Ivy reads her text backward, word by word, to find misspellings. | spelling is checked
  editing | Omar changes "they was" to "they were." | an error of agreement is corrected
  publishing | Dana posts her finished article on the clinic's website. | the text reaches its readers
  publishing | Eli hands in the clean final copy of his report. | the finished text reaches its reader
  prewriting | Olga asks herself six questions about her topic: who, what, when, where, why, and how. | questions open up a topic before any text exists
  prewriting | Ravi compares two possible topics and picks the narrower one. | a topic is chosen before any text exists
  drafting | Using her notes, Kim writes her conclusion for the first time. | a part of the text is written for the first time
  drafting | Leaving gaps for missing facts, Lars writes the whole story in one evening. | a first full version is written
  revising | Nadia splits one long paragraph into two, because it treats two ideas. | the organization of the draft is improved
  revising | After a friend's comments, Tom replaces his opening with a stronger one. | the content of the draft is improved
  revising | Zoe asks whether each paragraph supports her thesis and removes one that does not. | the unity of the draft is improved
  editing | Malik looks up whether "advice" or "advise" is right in his sentence. | a spelling that depends on the word class is checked
  editing | Beth adds the closing quotation marks that she had left out. | punctuation is corrected
  editing | Yuri runs a spelling check and then reads the final page once more. | spelling is checked
  publishing | Cora reads her finished poem aloud at the library. | the finished text reaches its audience
  publishing | Finn submits his corrected story to a magazine. | the finished text is sent to its readers
  `,
  ['stage', 'activity', 'why'],
);

const stageOf = rowModel(
  { id: 'english.writing-stage', objective: OBJECTIVE, difficulty: -0.6 },
  'multiple-choice',
  ACTIVITIES,
  ({ stage, activity, why }, rng) => {
    const [text] = STAGES[stage] ?? [''];
    const others = Object.entries(STAGES).filter(([name]) => name !== stage);
    return {
      type: 'multiple-choice',
      stem: `To which stage of the writing process does this activity belong?\n\n> ${activity}`,
      key: { text, rationale: `This stage fits, because ${why}.` },
      distractors: rng.sample(others, 3).map(([name, [other, what]]) => ({
        text: other,
        misconception: `takes-${stage}-for-${name}`,
        rationale: `${other} ${what}, but in this activity ${why}.`,
      })),
    };
  },
);

const decisions = choiceModel(
  { id: 'english.writing-decision', objective: OBJECTIVE, difficulty: 0 },
  `
  ? A student has chosen a topic for a short paper: the history of vaccines. What should she do next?
  + Narrow the topic to one manageable question. :: The whole history is far too broad for a short paper, so it is narrowed before research and drafting.
  - Check the spelling of every medical term. :: editing-too-early :: There is no text whose spelling could be checked.
  - Write the conclusion and work backward. :: conclusion-too-early :: A conclusion depends on points that have not been chosen.
  - Share the finished paper with her class. :: publishing-too-early :: The paper has not been written.

  ? A writer has an outline and complete notes. Which step follows?
  + Writing a first draft :: With the plan and the material ready, the ideas are put into sentences.
  - Correcting commas :: editing-too-early :: Punctuation is corrected when a text exists.
  - Choosing a topic :: step-back :: The topic had to be chosen before the outline.
  - Printing a clean copy :: publishing-too-early :: A clean copy is made at the end.

  ? Which sentence is the best thesis statement for an essay?
  + School gardens improve students' diets, attendance, and knowledge of science. :: It makes a claim and names the points that the essay will support.
  - This essay will be about school gardens and various things related to them. :: announcement-as-thesis :: It announces a topic but makes no claim.
  - A school garden is a plot of land at a school where plants are grown. :: definition-as-thesis :: A definition leaves nothing to be supported.
  - Why do so many schools across the country plant gardens every spring? :: question-as-thesis :: A question makes no claim.

  ? Which thesis is narrow enough for a two-page paper?
  + A ten-minute walk after lunch helps office workers to stay alert. :: One claim about one habit and one group can be supported in two pages.
  - Exercise has influenced human health in all ages and countries. :: thesis-too-broad :: All ages and countries cannot be treated in two pages.
  - Health is the most important thing in the life of every person. :: thesis-too-broad :: The claim is too general to be supported in a short paper.
  - Some office workers eat lunch at noon and others at one. :: fact-as-thesis :: A plain fact needs no support.

  ? What is the main purpose of an outline?
  + To plan the order of the main ideas :: An outline arranges points and support before drafting.
  - To correct the grammar of a draft :: outline-for-editing :: Grammar is corrected when a text exists.
  - To list the sources in a final form :: outline-for-source-list :: Sources are listed in a bibliography.
  - To give readers a short finished version :: outline-for-summary :: A summary is made of a finished text.

  ? A student copies a sentence from a website into his essay word for word. What must he do?
  + Put it in quotation marks and cite the source. :: Words taken from another writer must be marked as a quotation and credited.
  - Change one word of it and leave out the source. :: patchwork-plagiarism :: A changed word does not make the idea or wording his own.
  - Cite the source but leave out quotation marks. :: quotation-not-marked :: Without quotation marks, the wording seems to be his own.
  - Print the sentence in a different typeface. :: formatting-for-credit :: A typeface neither marks a quotation nor names the source.

  ? A report puts an idea from an article into the writer's own words. Is a citation needed?
  + Yes, because the idea still comes from the article :: A paraphrase uses new words, but the idea must be credited.
  - No, because the wording is entirely new :: paraphrase-uncredited :: New words do not make the idea one's own.
  - No, because only statistics need a source :: citation-for-numbers-only :: Ideas and conclusions need a source as well.
  - Yes, but only if the author is still alive :: invented-rule :: Credit does not depend on whether the author is alive.

  ? Which source is most reliable for a paper on the side effects of a drug?
  + A recent study in a medical journal :: Experts review such a study before it is published, and it is up to date.
  - A personal blog by a former patient :: unreviewed-source :: One person's experience has not been checked and may be unusual.
  - An advertisement by the manufacturer :: biased-source :: The manufacturer wants to sell the drug.
  - A popular novel set in a hospital :: fiction-as-source :: A novel tells an invented story.

  ? A classmate says that the third paragraph is confusing. What kind of work does the writer need to do?
  + Revising :: The content and clarity of a draft are improved in revision.
  - Proofreading :: editing-for-revising :: Proofreading corrects small errors but does not make ideas clear.
  - Formatting :: formatting-for-revising :: Margins and typefaces do not remove confusion.
  - Brainstorming :: step-back :: Ideas exist already; they have to be explained better.

  ? Why is it useful to wait a day before revising a draft?
  + The writer sees the text with fresh eyes. :: Distance helps a writer to notice gaps that seemed clear while drafting.
  - The spelling errors will be fewer by then. :: effect-misjudged :: Errors do not disappear while a text lies in a drawer.
  - The topic becomes broader in the meantime. :: effect-misjudged :: The topic stays the same.
  - The sources no longer have to be cited. :: invented-rule :: Sources must be cited whenever the paper is finished.

  ? Which question belongs to proofreading and **not** to revising?
  + Is every name spelled correctly? :: Spelling is a surface matter that is checked last.
  - Does each paragraph support the thesis? :: revising-for-editing :: This question concerns content, which is a matter of revision.
  - Is an important example missing? :: revising-for-editing :: This question concerns support, which is a matter of revision.
  - Would another order be clearer? :: revising-for-editing :: This question concerns organization, which is a matter of revision.

  ? Freewriting is a technique in which the writer does what?
  + Writes without stopping for a set time :: Freewriting lets ideas flow without judging them.
  - Copies a model text sentence by sentence :: technique-misnamed :: Copying produces no ideas of one's own.
  - Corrects a draft with a red pen in hand :: technique-misnamed :: Correcting is a part of editing.
  - Arranges sources in alphabetical order :: technique-misnamed :: That is how a list of works cited is made.

  ? Which research question is best suited to a five-page paper?
  + How does a nap of twenty minutes affect the attention of night-shift nurses? :: The question is limited to one habit, one effect, and one group.
  - What is sleep, and why do all living things need it? :: question-too-broad :: The question could fill many books.
  - Do nurses sleep? :: question-too-narrow :: The question is answered with a single word.
  - Which is the most comfortable mattress in the world? :: question-of-taste :: The question asks for a personal preference.

  ? A writer has to persuade a town council to build a bicycle path. Which kind of support suits this audience best?
  + Figures on accidents and on the cost of the path :: A council decides on safety and money, so facts about them persuade it.
  - A poem about the joy of riding through the woods :: audience-misjudged :: A poem may please but gives no grounds for a decision.
  - A description of the writer's new bicycle :: audience-misjudged :: One person's bicycle does not concern the council.
  - A list of famous winners of bicycle races :: audience-misjudged :: Racers have nothing to do with a path in town.

  ? Where does a writer name the full details of all sources of a research paper?
  + In the list of works cited :: The list at the end gives author, title, and date of every source.
  - In the topic sentence :: part-misplaced :: A topic sentence states the main idea of a paragraph.
  - In the thesis :: part-misplaced :: The thesis states the claim of the paper.
  - In the title :: part-misplaced :: The title names the subject of the paper.

  ? A draft contains the sentence "Everyone knows that exercise cures depression." What is its main weakness?
  + It makes a sweeping claim without support. :: "Everyone knows" and "cures" claim more than the writer shows.
  - It is written in the active voice. :: strength-as-weakness :: The active voice is not a weakness.
  - It is too short for a research paper. :: length-as-weakness :: Short sentences are allowed in research papers.
  - It begins with a pronoun. :: form-as-weakness :: A sentence may begin with a pronoun.
  `,
);

const selectStage = selectModel(
  { id: 'english.select-stage', objective: OBJECTIVE, difficulty: 0.1 },
  `
  ? Which of these activities belong to prewriting? Select **all** of them.
  + Making a list of possible topics :: Ideas are collected before a text exists.
  + Drawing a web of related ideas :: A web helps to plan a text.
  - Correcting the verb endings :: editing-for-prewriting :: Endings can be corrected only in a text that exists.
  - Mailing the final copy :: publishing-for-prewriting :: The finished text is handed over at the end.

  ? Which changes to a draft are revisions of content or order? Select **each** one.
  + Adding a missing example :: An example changes the content.
  + Moving a paragraph :: The order of ideas is changed.
  + Cutting a point that is off the topic :: The content is changed.
  - Adding a missing apostrophe :: editing-for-revising :: An apostrophe is a matter of punctuation.
  - Fixing a misspelled name :: editing-for-revising :: A name is a matter of spelling.

  ? A student is proofreading. Select **every** item that she should look for at this stage.
  + Missing periods :: Punctuation is checked in proofreading.
  + Doubled words, as in "the the" :: Slips of typing are found in proofreading.
  - A weak thesis :: revising-for-editing :: The thesis is a matter of revision.
  - Paragraphs in a confusing order :: revising-for-editing :: The order is a matter of revision.

  ? Which actions avoid plagiarism? Select **all** of them.
  + Putting copied words in quotation marks with a citation :: The words are marked and credited.
  + Naming the source of a paraphrased idea :: An idea needs credit even in new words.
  - Replacing a few words and leaving out the source :: patchwork-plagiarism :: The sentence and the idea still come from the source.
  - Using a friend's old paper with permission :: permission-for-credit :: The work would still be presented as one's own.

  ? Which features should a good thesis statement have? Select **each** one.
  + It makes a claim that can be supported. :: The body of the essay supports this claim.
  + It is limited enough for the length of the paper. :: A claim that is too broad cannot be supported.
  - It lists every source that was read. :: source-list-as-thesis :: Sources are listed at the end of a paper.
  - It states a fact that nobody doubts. :: fact-as-thesis :: A fact that nobody doubts needs no essay.
  - It asks the reader a question. :: question-as-thesis :: A question makes no claim.

  ? Which sources would be suitable for a research paper on sleep? Select **all** that are.
  + A study in a medical journal :: Experts have reviewed the study.
  + A report by a national health agency :: Such a report is based on data and names its authors.
  - A mattress advertisement :: biased-source :: The advertiser wants to sell a product.
  - An unsigned comment on a forum :: unreviewed-source :: Neither the writer nor the facts can be checked.

  ? Which questions should a writer ask before drafting? Select **every** one.
  + Who will read this text? :: The audience decides the tone and the detail.
  + What is my purpose? :: The purpose decides what the text must do.
  - Are all commas in place? :: editing-for-prewriting :: Commas are checked in a finished draft.
  - Is the title page printed? :: publishing-for-prewriting :: A title page is made at the end.

  ? A peer reviewer comments on a draft. Which comments concern revision and **not** editing? Select **all** that do.
  + "Your second reason needs evidence." :: The comment concerns the support of an idea.
  + "I lost the thread between these paragraphs." :: The comment concerns the connection of ideas.
  - "There is a comma splice in line four." :: editing-for-revising :: The comment concerns punctuation.
  - "Check the spelling of 'receive.'" :: editing-for-revising :: The comment concerns spelling.
  `,
);

/** Steps of the writing process. */
export const writingProcess: ItemModel[] = [stageOf, decisions, writingOrder, selectStage];
