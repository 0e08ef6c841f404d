import { appointmentWords } from './appointment-words.js';

describe('an appointment in words', () => {
  it('gives the time to come, to wait', () => {
    const words = appointmentWords({ date: '2026-12-01', startTime: '09:00', dropOffWindow: null });
    expect(words).toBe('Tuesday, December 1, 2026 at 9:00 am');
  });

  it('gives the window to drop off a car', () => {
    const dropOffWindow = { from: '08:00', to: '10:00' };
    expect(appointmentWords({ date: '2026-12-01', startTime: null, dropOffWindow })).toBe(
      'Tuesday, December 1, 2026, drop off between 8:00 am and 10:00 am',
    );
  });
});
