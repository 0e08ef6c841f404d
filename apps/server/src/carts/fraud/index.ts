export { FraudModule } from './fraud.module.js';
