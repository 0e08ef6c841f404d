export { keepStored, readStored } from './browser-storage.js';
export { useOwnChoice } from './use-own-choice.js';
