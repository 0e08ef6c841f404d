export { AnswerSatisfaction } from './answer-satisfaction.js';
export { SatisfactionModule } from './satisfaction.module.js';
