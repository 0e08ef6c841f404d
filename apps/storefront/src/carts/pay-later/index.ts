export { Financing } from './Financing';
export { readLenders } from './read-lenders';
