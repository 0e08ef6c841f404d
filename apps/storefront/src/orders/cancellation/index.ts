export { CancelInfo, type Phones } from './CancelInfo';
