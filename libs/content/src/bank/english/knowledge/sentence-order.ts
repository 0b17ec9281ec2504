import { orderedModel } from '../support.js';

/** Paragraphs whose order follows from their wording. */
export const sentenceOrder = orderedModel(
  { id: 'english.sentence-order', objective: 'knowledge.paragraphs', difficulty: 0.3 },
  `
  ? Put the sentences in order to form a paragraph about a lost key.
  + On Monday morning Mrs. Park noticed that her office key was gone. :: The sentence names the person, the day, and the loss that the others refer to.
  + She first searched her coat, but its pockets were empty. :: "First" marks the beginning of the search.
  + Next, she called the café where she had eaten breakfast. :: "Next" continues the search after the coat.
  + The waiter told her that a key had indeed been found there. :: "The waiter" and "there" refer to the café that was called.
  + Ten minutes later she held it in her hand again. :: "It" is the key that was found, and "again" ends the story.
  = The loss comes first; "first," "next," "the waiter," and "again" fix the order of the rest. :: ignores-time-clues

  ? Arrange the sentences into a paragraph about a new playground.
  + For years the children on Mill Street had nowhere to play. :: The sentence states the problem.
  + Last spring their parents decided to change that. :: "That" refers to the lack of a place to play.
  + They began by collecting signatures for a playground. :: "They" are the parents, and "began" names the first step.
  + With a thousand of these names in hand, they went to the mayor. :: "These names" are the signatures that were collected.
  + He agreed, and by fall the first swings were in place. :: "He" is the mayor, and the fall comes last.
  = The problem leads to a decision, then to signatures, to the mayor, and to the result. :: ignores-pronoun-reference

  ? Put the sentences about penicillin in a logical order.
  + In 1928 Alexander Fleming returned to his laboratory from a vacation. :: The sentence gives the time, the person, and the place.
  + There he found that mold had grown on one of his dishes. :: "There" is the laboratory to which he returned.
  + Around this mold, the bacteria had died. :: "This mold" was named in the sentence before.
  + He concluded that it produced a substance that killed them. :: "It" is the mold, and "them" the bacteria.
  + That substance, penicillin, later saved millions of lives. :: "That substance" was mentioned in the conclusion, and "later" ends the account.
  = Each sentence takes up a word of the one before it: laboratory, mold, bacteria, substance. :: ignores-pronoun-reference

  ? Arrange the directions for making a compress in order.
  + First, fill a bowl with cold water. :: "First" marks the beginning.
  + Dip a clean cloth into it. :: "It" is the water in the bowl.
  + Then wring the wet cloth until it no longer drips. :: The cloth is wet after it has been dipped.
  + Lay it on the swollen area for ten minutes. :: The cloth can be laid on the skin when it no longer drips.
  + Finally, remove the cloth and dry the skin. :: "Finally" marks the end.
  = The cloth needs the water, must be wet before it is wrung, and is removed last. :: ignores-time-clues

  ? Put the sentences in the order of a paragraph about volcanoes.
  + A volcano begins deep under the ground, where rock melts. :: The word "begins" and the place underground open the process.
  + This melted rock, called magma, is lighter than the solid rock around it. :: "This melted rock" takes up the first sentence.
  + For that reason it rises slowly toward the surface. :: "That reason" is the lighter weight.
  + When it finally breaks through, it is called lava. :: The rising must come before the breaking through.
  + The lava cools and, layer by layer, builds a mountain. :: "The lava" has just been named.
  = The process runs from melting through rising and breaking out to the cooled mountain. :: reverses-cause-and-effect

  ? Arrange the sentences to make a clear paragraph about night work.
  + Many hospital workers are on duty at night. :: The sentence introduces the group.
  + As a result, they must sleep during the day. :: "As a result" follows from the night duty.
  + Daylight and noise, however, make such sleep difficult. :: "Such sleep" is the sleep during the day.
  + Dark curtains and earplugs can reduce both of these disturbances. :: "Both of these" refers to daylight and noise.
  + With such simple aids, most night workers can rest well. :: "Such simple aids" are the curtains and earplugs.
  = A fact leads to a consequence, a difficulty, a remedy, and a conclusion. :: ignores-pronoun-reference

  ? Put these sentences about a rescued owl in order.
  + A jogger found a young owl beside the road. :: The sentence introduces the owl and the finder.
  + She wrapped the bird in her jacket and took it to the wildlife center. :: "She" is the jogger, and "the bird" is the owl.
  + There a veterinarian discovered that its left wing was broken. :: "There" is the center.
  + The broken wing took six weeks to heal. :: "The broken wing" must have been discovered before.
  + Once it could fly, the owl was released in the woods nearby. :: The owl can fly only after the wing has healed.
  = The order follows from the places, from "there," and from the healing of the wing. :: ignores-time-clues

  ? Arrange the sentences into a paragraph about lunch at a school.
  + Our school used to have one long lunch period. :: "Used to" describes the state before the change.
  + The cafeteria was so crowded then that many students had to stand. :: "Then" refers to the time of the single period.
  + To solve this problem, the principal divided the period into two. :: "This problem" is the crowding.
  + Each half of the school now eats at its own time. :: "Each half" follows from the division into two.
  + Since that change, everyone has found a seat. :: "That change" is complete, and its result is given.
  = The old state leads to the problem, the problem to the change, and the change to its result. :: reverses-cause-and-effect

  ? Put the sentences in order to explain how a cut heals.
  + When the skin is cut, blood flows from the wound. :: The sentence names the event that starts the process.
  + Within minutes the blood begins to clot. :: "The blood" was named, and "within minutes" comes soon after the cut.
  + The clot dries and becomes a scab. :: "The clot" must have formed before it can dry.
  + Under this cover, new skin grows. :: "This cover" is the scab.
  + When the new skin is complete, the scab falls off. :: The new skin must have grown before.
  = Bleeding, clotting, the scab, new skin, and the loss of the scab follow one another. :: ignores-time-clues

  ? Arrange these sentences about a train delay in order.
  + The 7:10 train stopped between two stations. :: The sentence names the event that the others explain.
  + At first the passengers heard no explanation. :: "At first" opens the account of the wait.
  + After ten minutes a voice announced that a tree had fallen on the track. :: The explanation follows the time without one.
  + Workers removed it with a crane half an hour later. :: "It" is the tree that was announced.
  + Only then could the train move on. :: "Only then" refers to the removal of the tree.
  = The times and the words "at first," "it," and "only then" fix the order. :: ignores-time-clues

  ? Put the sentences about a spelling contest in order.
  + Two finalists were left on the stage. :: The sentence introduces the people.
  + The first of them, Jonah, misspelled "rhythm." :: "The first of them" is one of the two finalists.
  + His rival, Aisha, then spelled the same word correctly. :: "The same word" and "his rival" refer to Jonah and his word.
  + To win, she still needed to spell one more. :: "She" is Aisha, and "one more" follows the first word.
  + She spelled it without a pause and took the trophy. :: "It" is the last word, and the trophy ends the contest.
  = The pronouns and the words "same" and "one more" link each sentence to the one before. :: ignores-pronoun-reference

  ? Arrange the sentences into a paragraph about saving energy in an office.
  + Last winter the heating bill of our office doubled. :: The sentence names the problem.
  + To find out why, the manager hired an inspector. :: "Why" asks for the cause of the high bill.
  + He discovered gaps around nearly every window. :: "He" is the inspector.
  + The gaps were sealed in a single weekend. :: "The gaps" were discovered before they could be sealed.
  + The next bill was lower than any in five years. :: "The next bill" shows the result of the repair.
  = A problem, the search for its cause, the cause, the repair, and the result follow one another. :: reverses-cause-and-effect

  ? Put the sentences about a blood drive in the order of a clear paragraph.
  + In January the hospital warned that its blood supply was nearly gone. :: The sentence names the problem and the month.
  + A student named Kofi read the warning and decided to act. :: "The warning" was given in the sentence before.
  + He persuaded his college to lend its gym for a day. :: "He" is Kofi, and this is the first act.
  + There, on the first Saturday in March, two hundred people gave blood. :: "There" is the gym.
  + Thanks to them, the hospital's shelves were full again. :: "Them" refers to the two hundred people.
  = The warning leads to Kofi's decision, the gym, the donors, and the full shelves. :: ignores-pronoun-reference

  ? Arrange the sentences to explain how paper is recycled.
  + Used paper is first sorted to remove metal and plastic. :: "First" marks the beginning of the process.
  + The sorted paper is mixed with water and beaten into a pulp. :: Only paper that has been sorted can be mixed.
  + This pulp is cleaned until the ink is gone. :: "This pulp" was made in the step before.
  + Rollers then press the clean pulp into thin sheets. :: The pulp is clean after the ink has been removed.
  + Once the sheets are dry, they are wound onto large reels. :: "The sheets" were pressed in the step before.
  = Sorting, beating, cleaning, pressing, and winding each use the product of the step before. :: ignores-time-clues

  ? Put these sentences about a job interview in order.
  + Nadia's interview was set for ten o'clock. :: The sentence introduces the person and the event.
  + At half past nine, however, her bus broke down. :: "However" sets the trouble against the plan that was just given.
  + She called the office at once and explained the delay. :: "The delay" is the result of the breakdown.
  + The manager thanked her for the call and moved the meeting to eleven. :: "The call" was made in the sentence before.
  + By a quarter to eleven she was sitting in the waiting room, calm and ready. :: The time is shortly before the new hour.
  = The times and the words "however," "the delay," and "the call" fix the order. :: ignores-time-clues

  ? Arrange the sentences into a paragraph about a bird count.
  + Each December, volunteers count the birds of our county. :: The sentence introduces the volunteers and the count.
  + They set out in small groups before dawn. :: "They" are the volunteers, and dawn comes first.
  + Each of these groups walks a route marked on a map. :: "These groups" were mentioned in the sentence before.
  + At noon all of them meet to add up their lists. :: The lists are made on the walk, and noon follows dawn.
  + The totals are then sent to a national center. :: "The totals" result from adding up the lists.
  = The order follows from the times of day and from "they," "these groups," and "the totals." :: ignores-pronoun-reference

  ? Put the sentences in order to describe how a broken arm was treated.
  + Luis fell from a ladder and landed on his left arm. :: The fall is the cause of all that follows.
  + In the emergency room a nurse first put ice on the swollen arm. :: The arm is swollen after the fall, and "first" marks the first treatment.
  + An X-ray then showed that a bone was cracked. :: "Then" follows the first treatment.
  + Because of this crack, the doctor put the arm in a cast. :: "This crack" was shown by the X-ray.
  + Six weeks later the cast came off, and the bone had healed. :: The cast must have been put on before.
  = Fall, ice, X-ray, cast, and removal follow one another in time. :: ignores-time-clues

  ? Arrange the sentences into a paragraph that argues for a crosswalk.
  + Our library and our school stand on opposite sides of Route 9. :: The sentence gives the situation.
  + Every afternoon, dozens of children run across this road between them. :: "This road" is Route 9, and "them" refers to the two buildings.
  + Twice this year, a car has nearly hit one of these children. :: "These children" are those who run across.
  + A crosswalk with a light would prevent such accidents. :: "Such accidents" refers to the near misses.
  + We therefore ask the council to build one before the fall. :: "One" is the crosswalk, and "therefore" draws the conclusion.
  = Situation, habit, danger, remedy, and request follow one another, linked by "this," "these," "such," and "one." :: ignores-pronoun-reference

  ? Put the sentences about a new recipe in the order of a story.
  + One evening the cook found that the delivery of butter had not come. :: The sentence names the problem.
  + Without it, she could not bake her usual cake. :: "It" is the butter.
  + She remembered, however, that her grandmother had used olive oil. :: "However" sets the idea against the difficulty.
  + So she poured some of this oil into the batter. :: "This oil" is the olive oil that she remembered.
  + The guests liked the result so much that she never went back to butter. :: "The result" is the cake made with oil.
  = The missing butter leads to the difficulty, the memory, the attempt, and the success. :: reverses-cause-and-effect

  ? Arrange the sentences to form a paragraph on learning to swim.
  + Most adults who cannot swim are afraid of deep water. :: The sentence introduces the fear that the paragraph treats.
  + A good teacher takes this fear seriously and begins where they can stand. :: "This fear" was named in the first sentence, and "they" are the adults.
  + In such shallow water, they learn to breathe out below the surface. :: "Such shallow water" is where they can stand.
  + When breathing has become easy, they practice floating. :: Breathing must have been learned before.
  + Only then do they move, a few strokes at a time, to the deep end. :: "Only then" puts the deep end last.
  = From fear to standing, breathing, floating, and the deep end, each step prepares the next. :: ignores-time-clues
  `,
);
