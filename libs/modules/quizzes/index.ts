export { type AnsweredItem, AnswerHistory } from './answer-history.js';
export { BLUEPRINT, type BlueprintSection } from './domain/blueprint.js';
export { QuizzesModule } from './quizzes.module.js';
export { StudentAddresses } from './student-addresses.js';
