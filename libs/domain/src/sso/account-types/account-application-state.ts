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
 * The life of an application for an account type. Staff review it, ask, refuse, or propose terms. Terms that need a second admin wait for
 * that approval; all others are granted with the proposal.
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

/** Returns the state after `event`; `isAgreed` is true if the required approver agreed. Refuses with `application.movedOn`. */
export const moveApplication = (
  state: ApplicationState,
  event: ApplicationEvent,
  isAgreed = false,
): Result<ApplicationState, 'application.movedOn'> => {
  const moved = transition(accountApplicationMachine, state, event, { agreed: isAgreed });
  return moved.ok ? moved : refuse('application.movedOn');
};

/** True if an application in `state` is undecided. */
export const isApplicationOpen = (state: ApplicationState): boolean => moveApplication(state, 'withdraw').ok;
