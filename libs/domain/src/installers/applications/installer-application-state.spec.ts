import fc from 'fast-check';

import {
  INSTALLER_APPLICATION_STATES,
  type InstallerApplicationEvent,
  installerApplicationMachine,
  type InstallerApplicationState,
  isInstallerApplicationAmendable,
  isInstallerApplicationOpen,
  moveInstallerApplication,
} from './installer-application-state.js';

const EVENTS = Object.keys(installerApplicationMachine.events) as InstallerApplicationEvent[];

const walked = (walk: readonly (readonly [InstallerApplicationEvent, boolean])[]) => {
  const states: InstallerApplicationState[] = ['awaitingEmail'];
  for (const [event, isProved] of walk) {
    const next = moveInstallerApplication(states.at(-1) ?? 'awaitingEmail', event, isProved);
    if (next.ok) states.push(next.value);
  }
  return states;
};

const someWalk = fc.array(fc.tuple(fc.constantFrom(...EVENTS), fc.boolean()));

describe('an application to the installer program', () => {
  it('is visible to no one before its email address is verified, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS)), (events) => {
        expect(walked(events.map((event) => [event, false]))).toEqual(['awaitingEmail']);
      }),
    );
  });

  it('is decided only in review, and once', () => {
    fc.assert(
      fc.property(someWalk, (walk) => {
        const states = walked(walk);
        const ends = states.flatMap((state, at) =>
          state === 'approved' || state === 'declined' ? [at] : [],
        );
        expect(ends.length).toBeLessThanOrEqual(1);
        for (const at of ends) expect([states[at - 1], at]).toEqual(['inReview', states.length - 1]);
      }),
    );
  });

  it('is over once it is decided or withdrawn', () => {
    const over = ['approved', 'declined', 'withdrawn'] as const;
    for (const state of over)
      for (const event of EVENTS)
        expect(moveInstallerApplication(state, event, true)).toMatchObject({
          fault: { code: 'application.movedOn' },
        });
    expect(INSTALLER_APPLICATION_STATES.filter(isInstallerApplicationOpen)).toEqual([
      'submitted',
      'inReview',
      'questionAsked',
    ]);
  });

  it('can be amended before review, and when asked', () => {
    expect(INSTALLER_APPLICATION_STATES.filter(isInstallerApplicationAmendable)).toEqual([
      'submitted',
      'questionAsked',
    ]);
  });
});
