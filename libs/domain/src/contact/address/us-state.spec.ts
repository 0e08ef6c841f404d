import { parseStateCode, US_STATES, US_TERRITORIES } from './us-state.js';

const STATES = Object.entries(US_STATES);
const TERRITORIES = Object.entries(US_TERRITORIES);

describe('parseStateCode', () => {
  it('knows 50 states, the District of Columbia and 8 territories', () => {
    expect([STATES.length, TERRITORIES.length]).toEqual([51, 8]);
  });

  it('reads every one by its code and its name, in any case', () => {
    for (const [code, name] of [...STATES, ...TERRITORIES]) {
      expect(parseStateCode(` ${code.toLowerCase()} `)).toEqual({ ok: true, value: code });
      expect(parseStateCode(name.toUpperCase())).toEqual({ ok: true, value: code });
    }
  });

  it.each(['', 'ZZ', 'AE', 'P', 'PAA', 'Penn', 'constructor', '__proto__'])('refuses %p', (text) => {
    expect(parseStateCode(text)).toEqual({ ok: false, fault: { code: 'contact.stateRequired', data: {} } });
  });
});
