import type { ItemModel } from '../../kit/types.js';
import { choiceModel } from '../support.js';

const OBJECTIVE = 'knowledge.clarity';

const misplaced = choiceModel(
  {
    id: 'english.misplaced-modifier',
    objective: OBJECTIVE,
    difficulty: 0.1,
    stem: 'In which version does every modifier clearly describe the right word?',
  },
  `
  + The nurse handed a cup with a lid to the boy. :: "With a lid" follows "cup," the thing that has the lid.
  - The nurse handed a cup to the boy with a lid. :: misplaced-modifier :: "With a lid" follows "boy," as if the boy had a lid.
  - The nurse with a lid handed a cup to the boy. :: misplaced-modifier :: "With a lid" follows "nurse," as if the nurse had a lid.
  - With a lid, the nurse handed the boy a cup. :: misplaced-modifier :: At the start, "with a lid" seems to describe the nurse or her action.

  + From our car we saw a deer drinking at the pond. :: "From our car" tells where we were, and "drinking at the pond" follows "deer."
  - Drinking at the pond, we saw a deer from our car. :: misplaced-modifier :: The opening phrase describes the subject "we," as if we had been drinking.
  - We saw a deer drinking at the pond from our car. :: misplaced-modifier :: "From our car" follows "pond," as if the deer drank from the car.
  - We drinking at the pond saw a deer from our car. :: misplaced-modifier :: "Drinking at the pond" follows "we," as if we had been drinking.

  + She wore on her wrist a watch that had stopped. :: "That had stopped" follows "watch," and "on her wrist" follows "wore."
  - She wore a watch on her wrist that had stopped. :: misplaced-modifier :: "That had stopped" follows "wrist," as if the wrist had stopped.
  - On her wrist that had stopped she wore a watch. :: misplaced-modifier :: The clause follows "wrist," as if the wrist had stopped.
  - That had stopped, she wore on her wrist a watch. :: misplaced-modifier :: At the start of the sentence the clause has no noun to describe.

  + The cook served soup in bowls to the hungry guests. :: "In bowls" follows "soup," and "hungry" stands before "guests."
  - The hungry cook served soup to the guests in bowls. :: misplaced-modifier :: "In bowls" follows "guests," and "hungry" now describes the cook.
  - The cook served soup to the hungry guests in bowls. :: misplaced-modifier :: "In bowls" follows "guests," as if the guests sat in bowls.
  - The cook in bowls served soup to the hungry guests. :: misplaced-modifier :: "In bowls" follows "cook," as if the cook stood in bowls.

  + Wearing gloves, the aide cleaned the cut on his arm. :: The opening phrase describes the subject "aide," the person with the gloves.
  - The aide cleaned the cut on his arm wearing gloves. :: misplaced-modifier :: "Wearing gloves" follows "arm," as if the arm wore gloves.
  - Wearing gloves, the cut on his arm was cleaned. :: dangling-modifier :: The opening phrase describes the subject "cut," as if the cut wore gloves.
  - The cut, wearing gloves, was cleaned on his arm. :: misplaced-modifier :: "Wearing gloves" follows "cut," as if the cut wore gloves.

  + The teacher with red glasses praised the small boy. :: "With red glasses" follows "teacher," and "small" stands before "boy."
  - The teacher praised with red glasses the small boy. :: misplaced-modifier :: "With red glasses" follows "praised," as if the glasses were a tool for praising.
  - With red glasses, the small boy was praised by the teacher. :: misplaced-modifier :: The opening phrase describes the subject "boy," although the teacher wears the glasses.
  - The teacher praised the small boy, who with red glasses. :: broken-clause :: The clause with "who" has no verb and gives the glasses to the boy.

  + The doctor put a bandage on the man who had fallen. :: "Who had fallen" follows "man," the person who fell.
  - The doctor put a bandage who had fallen on the man. :: misplaced-modifier :: The clause follows "bandage," as if the bandage had fallen.
  - The doctor who had fallen put a bandage on the man. :: changes-meaning :: The clause follows "doctor," so it is now the doctor who fell.
  - Who had fallen, the doctor put a bandage on the man. :: clause-without-noun :: At the start of the sentence the clause has no noun to describe.

  + I keep the old letters from my aunt in a tin box. :: "From my aunt" follows "letters," and "in a tin box" tells where they are kept.
  - I keep the letters in a tin box from my old aunt. :: misplaced-modifier :: "From my old aunt" follows "box," and "old" now describes the aunt.
  - I in a tin box keep the old letters from my aunt. :: misplaced-modifier :: "In a tin box" follows "I," as if the speaker were in the box.
  - In a tin box from my aunt I keep the old letters. :: changes-meaning :: "From my aunt" follows "box," so it is now the box that came from her.
  `,
);

const dangling = choiceModel(
  { id: 'english.dangling-modifier', objective: OBJECTIVE, difficulty: 0.6 },
  `
  ? Which ending makes sense after the opening phrase "Running for the bus,"?
  + Mia dropped her phone. :: The phrase describes the subject that follows it, and Mia is the one who runs.
  - a phone was dropped. :: dangling-modifier :: The subject is "phone," so the sentence says that a phone ran for the bus.
  - Mia's phone fell. :: dangling-modifier :: The subject is "phone"; the name in the possessive only tells whose phone it is.
  - it began to rain. :: dangling-modifier :: The subject is "it," and nobody who runs is named.

  ? Which main clause can follow "After washing her hands,"?
  + the nurse put on new gloves. :: The nurse is the subject and the one who washed her hands.
  - new gloves were put on. :: dangling-modifier :: The subject is "gloves," so the gloves would have washed their hands.
  - the gloves felt dry inside. :: dangling-modifier :: Gloves cannot wash hands, but they are the subject here.
  - the patient was given a pill. :: dangling-modifier :: The subject is "patient," who did not do the washing before giving the pill.

  ? Choose the clause that keeps the opening "Covered with cheese," from dangling.
  + the pasta smelled wonderful. :: The subject "pasta" is what is covered with cheese.
  - we could smell the pasta. :: dangling-modifier :: The subject is "we," as if we were covered with cheese.
  - the waiter brought the pasta. :: dangling-modifier :: The subject is "waiter," as if he were covered with cheese.
  - everyone enjoyed the meal. :: dangling-modifier :: The subject is "everyone," as if the guests were covered with cheese.

  ? Which clause fits after "To avoid infection,"?
  + patients must keep the wound dry. :: The subject "patients" names those who want to avoid infection.
  - the wound must be kept dry. :: dangling-modifier :: The subject is "wound," but a wound has no purpose of its own.
  - a dry bandage is needed. :: dangling-modifier :: The subject is "bandage," which does not try to avoid anything.
  - there must be no water on it. :: dangling-modifier :: With "there," nobody who wants to avoid infection is named.

  ? Which clause belongs after "At the age of six,"?
  + Leo learned to swim. :: Leo is the subject and the person who was six.
  - swimming came easily to Leo. :: dangling-modifier :: The subject is "swimming," as if swimming were six years old.
  - Leo's mother bought him a bike. :: dangling-modifier :: The subject is "mother," as if she were six years old.
  - there was a pool behind the house. :: dangling-modifier :: With "there," nobody of that age is named.

  ? The opening phrase is "While reading in bed,". Which clause should follow it?
  + Tom heard a strange noise. :: Tom is the subject and the reader.
  - a strange noise was heard. :: dangling-modifier :: The subject is "noise," as if a noise read in bed.
  - a noise startled Tom. :: dangling-modifier :: The subject is "noise"; the reader appears only as the object.
  - Tom's lamp went out. :: dangling-modifier :: The subject is "lamp," as if the lamp had been reading.

  ? Which clause completes the sentence that begins "Tired from the long shift,"?
  + the guard fell asleep at once. :: The guard is the subject and the one who is tired.
  - sleep came to the guard at once. :: dangling-modifier :: The subject is "sleep," as if sleep were tired.
  - the guard's eyes closed at once. :: dangling-modifier :: The subject is "eyes," which did not work the shift.
  - it was easy for the guard to sleep. :: dangling-modifier :: The subject is "it," so nobody tired stands next to the phrase.

  ? A sentence starts with "Built in 1890,". Which ending is logical?
  + the station needs a new roof. :: The subject "station" is what was built in 1890.
  - travelers admire the station. :: dangling-modifier :: The subject is "travelers," as if they had been built.
  - the city repaired the station. :: dangling-modifier :: The subject is "city," although the station is meant.
  - we waited in the old station. :: dangling-modifier :: The subject is "we," as if we had been built in 1890.

  ? Which clause makes a logical sentence with "Using a microscope,"?
  + the student found two cells. :: The student is the subject and the user of the microscope.
  - two cells were found. :: dangling-modifier :: The subject is "cells," as if the cells used the microscope.
  - two cells became visible. :: dangling-modifier :: The cells did not use the microscope, but they are the subject.
  - there were two cells in view. :: dangling-modifier :: With "there," the user of the microscope is not named.

  ? "Having missed the first train," opens a sentence. Which clause avoids a dangling modifier?
  + the boys took a taxi. :: The boys are the subject and the ones who missed the train.
  - a taxi was called. :: dangling-modifier :: The subject is "taxi," as if the taxi had missed the train.
  - the meeting began late. :: dangling-modifier :: A meeting cannot miss a train, but it is the subject.
  - the next one was full. :: dangling-modifier :: The subject is "the next one," a train, which missed nothing.
  `,
);

/** Modifiers that stand in the right place. */
export const modifiers: ItemModel[] = [misplaced, dangling];
