export { ClientProblems } from './ClientProblems';
export { decodeEscapes } from './decode-escapes';
export { reportClientProblem } from './report-client-problem';
export { reportProblem } from './report-problem';
