export { responseTo } from './domain/rasch.js';
export { StudyGoals } from './study-goals.js';
