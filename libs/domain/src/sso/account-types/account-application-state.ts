import { defineMachine, transition } from '../../machine/index.js';
import { refuse, type Result } from '../../result/index.js';

export const APPLICATION_STATES = [
  'submitted',
  'inReview',
  'moreInfoAsked',
  'awaitingApproval',
  'approved',
  'refused',
  'withdrawn',
] as const;

export type ApplicationState = (typeof APPLICATION_STATES)[number];

/**
 * The life of an application for an account type. Staff take it up, ask, refuse, or propose what to grant; terms that need a
 * second admin wait for that approval, all others are granted with the proposal.
 */
export const accountApplicationMachine = defineMachine({
  name: 'accountApplication',
  initial: 'submitted',
  states: APPLICATION_STATES,
  events: {
    takeUp: { submitted: { to: 'inReview' } },
    askMore: { inReview: { to: 'moreInfoAsked' } },
    answer: { moreInfoAsked: { to: 'inReview' } },
    propose: { inReview: { to: 'awaitingApproval' } },
    sendBack: { awaitingApproval: { to: 'inReview' } },
    approve: { awaitingApproval: { to: 'approved', guard: 'agreed' } },
    refuse: { inReview: { to: 'refused' } },
    withdraw: {
      submitted: { to: 'withdrawn' },
      inReview: { to: 'withdrawn' },
      moreInfoAsked: { to: 'withdrawn' },
      awaitingApproval: { to: 'withdrawn' },
    },
  },
});

export type ApplicationEvent = keyof typeof accountApplicationMachine.events;

/** The state after `event`; `isAgreed` says that whoever has to agree did. Refused with `application.movedOn`. */
export const moveApplication = (
  state: ApplicationState,
  event: ApplicationEvent,
  isAgreed = false,
): Result<ApplicationState, 'application.movedOn'> => {
  const moved = transition(accountApplicationMachine, state, event, { agreed: isAgreed });
  return moved.ok ? moved : refuse('application.movedOn');
};

/** Whether an application in `state` is still being decided. */
export const isApplicationOpen = (state: ApplicationState): boolean => moveApplication(state, 'withdraw').ok;
