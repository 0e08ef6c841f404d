export {
  defineMachine,
  eventsFrom,
  type Machine,
  machineDiagram,
  type PassedGuards,
  type Step,
  stepsOf,
  transition,
} from './machine.js';
