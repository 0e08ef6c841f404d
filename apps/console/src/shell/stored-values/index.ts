export { keepStored, readStored } from './browser-storage.js';
