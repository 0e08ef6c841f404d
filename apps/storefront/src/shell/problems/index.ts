export { FailedPage } from './FailedPage';
export { FailedWords } from './FailedWords';
export { ProblemPage } from './ProblemPage';
