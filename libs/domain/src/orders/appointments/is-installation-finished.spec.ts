import { isInstallationFinished } from './is-installation-finished.js';

const APPOINTMENT = {
  installer: 'S20001',
  date: '2026-12-01',
  isDropOff: false,
  amOrPm: 'am',
  startTime: '09:00',
  dropOffWindow: null,
  timeZone: 'America/Los_Angeles',
} as const;

describe('an installation', () => {
  it('is finished two hours after the appointment began, by the shop’s clock', () => {
    expect(isInstallationFinished('delivered', APPOINTMENT, new Date('2026-12-01T18:59:59Z'))).toBe(false);
    expect(isInstallationFinished('delivered', APPOINTMENT, new Date('2026-12-01T19:00:00Z'))).toBe(true);
  });

  it('is not finished without delivered tires, or without an appointment', () => {
    const later = new Date('2026-12-09T00:00:00Z');
    expect(isInstallationFinished('inTransit', APPOINTMENT, later)).toBe(false);
    expect(isInstallationFinished('cancelled', APPOINTMENT, later)).toBe(false);
    expect(isInstallationFinished('delivered', null, later)).toBe(false);
  });
});
