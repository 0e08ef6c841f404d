export { ExchangesModule } from './exchanges.module.js';
