import { defineMachine, transition } from '../../machine/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

export const INSTALLER_APPLICATION_STATES = [
  'awaitingEmail',
  'submitted',
  'inReview',
  'questionAsked',
  'approved',
  'declined',
  'withdrawn',
] as const;

export type InstallerApplicationState = (typeof INSTALLER_APPLICATION_STATES)[number];

/**
 * The life of a shop's application to the installer program. A guest's application waits until its email address is verified and belongs to
 * no account until then. Staff only read final text: applicants amend earlier, or when asked.
 */
export const installerApplicationMachine = defineMachine({
  name: 'installerApplication',
  initial: 'awaitingEmail',
  states: INSTALLER_APPLICATION_STATES,
  events: {
    confirm: { awaitingEmail: { to: 'submitted', guard: 'emailProved' } },
    amend: { submitted: { to: 'submitted' }, questionAsked: { to: 'questionAsked' } },
    takeUp: { submitted: { to: 'inReview' } },
    ask: { inReview: { to: 'questionAsked' } },
    answer: { questionAsked: { to: 'inReview' } },
    approve: { inReview: { to: 'approved' } },
    decline: { inReview: { to: 'declined' } },
    withdraw: {
      submitted: { to: 'withdrawn' },
      inReview: { to: 'withdrawn' },
      questionAsked: { to: 'withdrawn' },
    },
  },
});

export type InstallerApplicationEvent = keyof typeof installerApplicationMachine.events;

/** Returns the state after `event`; `isEmailProved` is true if its owner's email is verified. Refuses with `application.movedOn`. */
export const moveInstallerApplication = (
  state: InstallerApplicationState,
  event: InstallerApplicationEvent,
  isEmailProved = false,
): Result<InstallerApplicationState, 'application.movedOn'> => {
  const moved = transition(installerApplicationMachine, state, event, { emailProved: isEmailProved });
  return moved.ok ? ok(moved.value) : refuse('application.movedOn');
};

/** True if an application in `state` is undecided, with staff or with its applicant. */
export const isInstallerApplicationOpen = (state: InstallerApplicationState): boolean =>
  moveInstallerApplication(state, 'withdraw').ok;

/** True if an application in `state` may be amended. */
export const isInstallerApplicationAmendable = (state: InstallerApplicationState): boolean =>
  moveInstallerApplication(state, 'amend').ok;
