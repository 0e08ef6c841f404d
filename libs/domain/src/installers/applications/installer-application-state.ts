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
 * The life of a shop's application to the installer program. One that a guest sent waits until somebody has proved its e-mail
 * address, and is nobody's until then. Staff read what no longer changes: an applicant amends before or when asked.
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

/** The state after `event`; `isEmailProved` says whose it is was proved. Refused with `application.movedOn`. */
export const moveInstallerApplication = (
  state: InstallerApplicationState,
  event: InstallerApplicationEvent,
  isEmailProved = false,
): Result<InstallerApplicationState, 'application.movedOn'> => {
  const moved = transition(installerApplicationMachine, state, event, { emailProved: isEmailProved });
  return moved.ok ? ok(moved.value) : refuse('application.movedOn');
};

/** Whether an application in `state` is with staff or its applicant, undecided. */
export const isInstallerApplicationOpen = (state: InstallerApplicationState): boolean =>
  moveInstallerApplication(state, 'withdraw').ok;

/** Whether an application in `state` may be amended. */
export const isInstallerApplicationAmendable = (state: InstallerApplicationState): boolean =>
  moveInstallerApplication(state, 'amend').ok;
