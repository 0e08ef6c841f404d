export { CoveragePage } from './CoveragePage';
export { readCoverage } from './read-coverage';
