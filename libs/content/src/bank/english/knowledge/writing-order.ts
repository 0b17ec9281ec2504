import { orderedModel } from '../support.js';

/** Steps of writing tasks, each of which needs the step before it. */
export const writingOrder = orderedModel(
  { id: 'english.writing-order', objective: 'knowledge.writing-process', difficulty: -0.3 },
  `
  ? Put the stages of the writing process in the order in which they are taught.
  + Prewriting :: Ideas are gathered and planned first.
  + Drafting :: The plan is turned into a first text.
  + Revising :: The content and order of the draft are improved.
  + Editing :: Errors of grammar and spelling are corrected when the content stands.
  + Publishing :: The finished text is given to its readers.
  = Ideas come first, then a draft; large changes are made before small corrections, and the text is shared last. :: edits-before-revising

  ? Put the steps of writing a report on hand washing in a sensible order.
  + Choose one question about hand washing. :: The question decides what has to be read.
  + Read articles that answer the question and take notes. :: Notes are needed before the points can be arranged.
  + Arrange the notes in an outline. :: The outline is made from the notes.
  + Write a first draft from the outline. :: The draft follows the outline.
  + Move and rewrite paragraphs of the draft that are unclear. :: Paragraphs can be rewritten only when they exist.
  + Correct the spelling of the final version. :: Spelling comes last, as rewritten parts may hold new errors.
  = Each step uses the result of the one before it: question, notes, outline, draft, revised draft, corrected version. :: edits-before-revising

  ? Put these steps of preparing a letter to the editor in order.
  + Decide what change to ask for. :: The purpose comes first.
  + List reasons that support that change. :: The reasons depend on the change.
  + Turn the list of reasons into a rough letter. :: The rough letter is made from the list.
  + Replace the weakest reason in the rough letter. :: The content is improved before the surface.
  + Check the commas in the improved letter. :: Commas are checked when the content stands.
  + Send the checked letter to the newspaper. :: Sending is the last step.
  = The purpose leads to reasons, the reasons to a rough letter, which is improved, checked, and sent. :: drafts-before-planning

  ? A nurse writes instructions for patients. Put her steps in order.
  + She notes what patients need to know. :: The needs of the readers are found first.
  + She writes a first version from her notes. :: The notes become a text.
  + She asks a patient to read that version and tell her what is unclear. :: A reader can respond only to a text that exists.
  + She rewrites the parts that the patient found unclear. :: The rewriting follows from the patient's answer.
  + She corrects typing errors in the rewritten text. :: Errors are corrected after the last changes.
  = Notes lead to a version, a reader's answer to a better version, and only then are typing errors corrected. :: edits-before-revising

  ? Put the steps of writing a summary of an article in order.
  + Read the whole article. :: A summary needs an understanding of the whole.
  + Underline the main ideas in what was read. :: The main ideas are marked after reading.
  + Write the underlined ideas in one's own words. :: The marked ideas are put into new words.
  + Compare the new text with the article for accuracy. :: Only a written summary can be compared.
  + Fix small errors of grammar in the accurate text. :: Small errors are fixed when the content is right.
  = Reading, selecting, writing, checking the content, and correcting the language follow one another. :: drafts-before-planning

  ? Put these steps of a group presentation script in order.
  + The group brainstorms possible topics. :: Many topics are collected first.
  + It votes for one of the topics from the list. :: A choice needs a list.
  + It divides the chosen topic among its members. :: The topic must be known before it can be divided.
  + Each member drafts the part that he or she was given. :: The parts are drafted after the division.
  + The group joins the drafted parts and smooths the transitions. :: Parts can be joined when they are drafted.
  + It proofreads the joined script. :: The complete script is proofread last.
  = Collecting, choosing, dividing, drafting, joining, and proofreading each need the step before. :: drafts-before-planning

  ? Put the steps of using a source in a paper in order.
  + Find a source on the topic. :: There is nothing to judge before a source is found.
  + Judge whether the source that was found is reliable. :: A source is judged before time is spent on notes.
  + Take notes from the reliable source, with page numbers. :: Notes are taken from a source that has passed the test.
  + Work the noted ideas into the draft with a citation. :: The notes and page numbers are used in the draft.
  + Compare each citation in the draft with the list of works cited. :: The final check needs a draft with citations.
  = A source is found, judged, noted, used, and finally checked in the list. :: cites-before-judging

  ? Put the steps of planning an essay with an outline in order.
  + Write a working thesis. :: The thesis decides which points are needed.
  + List the main points that prove the thesis. :: Main points depend on the thesis.
  + Put the listed points in their most effective order. :: Points are ordered after they are listed.
  + Add evidence under each of the ordered points. :: Evidence is placed under the points.
  + Begin the draft with the completed outline at hand. :: Drafting starts when the outline is complete.
  = An outline grows from the thesis to its points, their order, and their evidence; then the draft begins. :: drafts-before-planning

  ? Put the steps of writing a paragraph about a personal experience in order.
  + List several experiences. :: A choice needs a list.
  + Choose the one from the list that you remember best. :: The choice is made from the list.
  + Note what you saw, heard, and felt in the chosen experience. :: Details are noted for the experience that was chosen.
  + Turn the notes into a first paragraph. :: The notes are the material of the paragraph.
  + Take out details of the first paragraph that do not fit. :: Only a written paragraph can be cut.
  + Fix the spelling of what remains. :: Spelling is corrected when the content stands.
  = Listing, choosing, noting, drafting, cutting, and correcting follow one another. :: edits-before-revising

  ? A student writes a speech. Put the steps in order.
  + She finds out who will be listening. :: The audience decides the tone and content.
  + She picks three points that matter to those listeners. :: "Those listeners" were identified before.
  + She writes a draft that develops the three points. :: The points must have been picked.
  + She reads the draft aloud and marks the parts that drag. :: A draft is needed for reading aloud.
  + She shortens the parts that she has marked. :: The parts were marked while she was reading.
  = The audience, the points, the draft, the reading, and the cuts each depend on the step before. :: drafts-before-planning

  ? Put the steps of working with a peer reviewer in order.
  + Finish a draft that can be read. :: A reviewer needs a text.
  + Give the finished draft to a classmate with two questions. :: The draft is handed over when it is finished.
  + Read the comments that the classmate returns. :: Comments come after the reading.
  + Decide which of the comments to follow. :: Comments are weighed after they have been read.
  + Rewrite the parts that those comments concern. :: The rewriting follows the decision.
  = Draft, review, reading, decision, and rewriting follow one another. :: drafts-before-planning
  `,
);
