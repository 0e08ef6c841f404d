export { ClientProblems } from './ClientProblems';
export { reportClientProblem } from './report-client-problem';
export { reportProblem } from './report-problem';
