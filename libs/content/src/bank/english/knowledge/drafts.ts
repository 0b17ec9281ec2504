import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { choiceModel, rowModel } from '../support.js';

const OBJECTIVE = 'knowledge.writing-process';

const problems = choiceModel(
  { id: 'english.draft-problem', objective: OBJECTIVE, difficulty: 0 },
  `
  ? A draft about the benefits of tea gives two paragraphs to the history of coffee. What should the writer do?
  + Cut the two paragraphs about coffee. :: They do not support the topic, so the essay is stronger without them.
  - Correct the spelling in those paragraphs. :: editing-for-revising :: Correct spelling does not make off-topic paragraphs belong.
  - Add a third paragraph about cocoa. :: widens-off-topic-part :: Another drink leads even farther from the topic.
  - Print those paragraphs in smaller type. :: formatting-for-revising :: The size of the type does not change what the text is about.

  ? A reader says that a claim in a draft is not convincing. Which change helps most?
  + Add evidence that supports the claim. :: Facts or examples give the reader a reason to believe the claim.
  - Repeat the claim in stronger words. :: repetition-as-support :: A repeated claim is not better supported.
  - Put the claim in capital letters. :: formatting-for-revising :: Capital letters add volume but no reasons.
  - Move the claim to the title page. :: placement-as-support :: A new place gives the claim no support.

  ? The sentences of a paragraph are correct but seem unconnected. What does the paragraph need?
  + Transitions that show how its ideas are related :: Words such as "however" and "as a result" make the connections visible.
  - A larger number of commas between its words :: editing-for-revising :: Commas do not express the relation of ideas.
  - A longer title with more of its key words :: placement-as-support :: A title does not connect the sentences of a paragraph.
  - More difficult words from a thesaurus :: style-for-clarity :: Difficult words would make the paragraph harder to follow.

  ? An introduction tells an amusing story but never states what the essay is about. What is missing?
  + A thesis statement :: The thesis tells the reader what the essay will claim.
  - A list of sources :: source-list-as-thesis :: Sources are listed at the end and state no topic.
  - A second story :: detail-for-main-idea :: Another story would still not state the topic.
  - A conclusion :: part-misplaced :: The conclusion belongs at the end of the essay.

  ? The conclusion of a draft brings up a new argument. How should the writer repair it?
  + Move the new argument to the body and sum up in the conclusion. :: Arguments are developed in the body, and a conclusion draws them together.
  - Leave the argument there and make the conclusion longer. :: new-topic-in-conclusion :: A new argument at the end cannot be developed.
  - Turn the new argument into a question at the very end. :: new-topic-in-conclusion :: A question would still open a topic that is not treated.
  - Delete the body and keep the new argument instead. :: loses-information :: The body holds the support of the thesis.

  ? In a draft, nearly every sentence begins with "The patient." Which revision improves the style?
  + Vary the openings and combine some short sentences. :: Different openings and lengths make the text less monotonous.
  - Replace each period with a comma. :: comma-splice :: Commas alone would create comma splices.
  - Write "the patient" in bold type each time. :: formatting-for-revising :: Bold type draws attention to the repetition.
  - Begin each sentence with "The sick person." :: repetition-kept :: The same opening is repeated in other words.

  ? A writer finds that paragraph four makes sense only after paragraph six. What should be done?
  + Change the order of the paragraphs. :: An idea should come after the ideas on which it depends.
  - Number the paragraphs in the margin. :: formatting-for-revising :: Numbers do not help a reader who lacks the earlier idea.
  - Shorten paragraph six by one half. :: loses-information :: The idea that is needed might be lost.
  - Proofread paragraph four again. :: editing-for-revising :: Its errors are not the cause of the confusion.

  ? A report for patients is full of terms such as "myocardial infarction." Which revision suits the audience?
  + Use everyday words such as "heart attack" or explain the terms. :: Patients without training understand everyday words.
  - Add more medical terms so that the report seems expert. :: audience-misjudged :: More terms would make the report harder to understand.
  - Leave the terms but place them in quotation marks. :: formatting-for-revising :: Quotation marks do not explain a term.
  - Move all of the terms to the first page. :: placement-as-support :: A new place does not explain a term.

  ? A draft is twice as long as the assignment allows. What should be done first?
  + Cut points that support the thesis least. :: Content is shortened by its importance, so that the thesis remains supported.
  - Make the margins and the type smaller. :: formatting-for-revising :: The text is as long as before.
  - Delete every second sentence. :: loses-information :: Important and unimportant sentences would be lost alike.
  - Leave out the conclusion. :: loses-information :: The essay would end without drawing its points together.

  ? While drafting, a writer cannot think of the exact word. What is the best thing to do?
  + Leave a blank or a rough word and go on. :: In a first draft the flow of ideas matters; the word can be found in revision.
  - Stop and study a dictionary for an hour. :: editing-too-early :: The flow of ideas is lost over one word.
  - Give up the topic and choose another. :: step-back :: One missing word is no reason to begin again.
  - Copy a sentence that contains the word. :: patchwork-plagiarism :: A copied sentence is another writer's work.
  `,
);

const MATERIALS = readTable(
  `
  an outline | a plan that lists main points and support in order | arranges ideas before a draft is written
  a thesis statement | a sentence that makes the main claim of an essay | tells the reader what the essay will support
  a rough draft | a first full version that will be changed | gets the ideas into sentences
  a bibliography | a list of the sources that were used | shows where facts and ideas come from
  a paraphrase | another writer's idea in one's own words, with credit | uses a source without quoting it
  a topic sentence | a sentence that states the main idea of a paragraph | tells what one paragraph is about
  a summary | a short restatement of the main points of a text | gives the essential content in few words
  a peer review | comments on a draft by a fellow student or colleague | shows how a reader understands the draft
  brainstorming | collecting many ideas without judging them | produces material to choose from
  proofreading | a last check for errors on the surface of a text | removes mistakes before the text is shared
  a transition | a word or phrase that links one idea to the next | shows how ideas are related
  a citation | a note that names the source of a fact or quotation | gives credit at the place of use
  `,
  ['term', 'definition', 'task'],
);

const terms = rowModel(
  { id: 'english.writing-term', objective: OBJECTIVE, difficulty: -0.4 },
  'multiple-choice',
  MATERIALS,
  ({ term, definition, task }, rng) => ({
    type: 'multiple-choice',
    stem: `In a writing course, which term is used for ${definition}?`,
    key: {
      text: term.charAt(0).toUpperCase() + term.slice(1),
      rationale: `This is the definition of ${term}. It ${task}.`,
    },
    distractors: rng
      .sample(
        MATERIALS.filter((other) => other.term !== term),
        3,
      )
      .map((other) => ({
        text: other.term.charAt(0).toUpperCase() + other.term.slice(1),
        misconception: 'confuses-writing-terms',
        rationale: `That term, ${other.term}, stands for ${other.definition}.`,
      })),
  }),
);

/** Problems of drafts and the terms of writing. */
export const drafts: ItemModel[] = [problems, terms];
