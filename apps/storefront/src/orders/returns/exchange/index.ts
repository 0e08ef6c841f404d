export { type ChosenTires, ExchangeChoice } from './ExchangeChoice';
export { ExchangeMoney } from './ExchangeMoney';
