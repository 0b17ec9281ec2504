export { StudyGoals } from './study-goals.js';
