export { ApplicationForm } from './ApplicationForm';
export { ApplicationList } from './ApplicationList';
export { Employees } from './Employees';
export { SimpleCrew } from './SimpleCrew';
export { PAPERS, TYPE_WORDS } from './application-words';
export { readStanding } from './read-standing';
