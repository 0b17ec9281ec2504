export { QuizzesModule } from './quizzes.module.js';
