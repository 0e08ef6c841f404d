export { GlobalsRefresh } from './GlobalsRefresh';
export { readGlobals } from './read-globals';
