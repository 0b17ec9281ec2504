export { type AnsweredItem, AnswerHistory } from './answer-history.js';
export { AnswersService } from './answers.service.js';
export { type Chance, chanceOf } from './domain/chance.js';
export { Entitlements } from './entitlements.js';
export { FinishingService } from './finishing.service.js';
export { QuizzesModule } from './quizzes.module.js';
export { QuizzesService } from './quizzes.service.js';
