export { NewslettersModule } from './newsletters.module.js';
