export { ApplicationForm } from './ApplicationForm';
export { ApplicationList } from './ApplicationList';
export { Employees } from './Employees';
export { SimpleCrew } from './SimpleCrew';
export { PartnerProgramView } from './PartnerProgramView';
export { readStanding } from './read-standing';
