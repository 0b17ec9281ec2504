export { QuizzesHttpModule } from './quizzes-http.module.js';
