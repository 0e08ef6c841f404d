import fc from 'fast-check';

import { eventsFrom } from '../machine/index.js';
import { ALERT_KINDS, ALERT_SEVERITIES, alertAdvice, alertLabel, alertSeverity } from './alert-kind.js';
import { ALERT_STATES, type AlertEvent, alertMachine, isAlertOpen, moveAlert } from './alert-state.js';

const EVENTS = Object.keys(alertMachine.events) as AlertEvent[];

describe('the life of an alert', () => {
  it('begins open, and ends resolved or dismissed', () => {
    expect(eventsFrom(alertMachine, alertMachine.initial)).toEqual(['recur', 'resolve', 'dismiss']);
    expect(moveAlert('open', 'resolve')).toEqual({ ok: true, value: 'resolved' });
    expect(moveAlert('open', 'dismiss')).toEqual({ ok: true, value: 'dismissed' });
  });

  it('never reopens: whatever happens after its end is refused', () => {
    fc.assert(
      fc.property(fc.constantFrom('resolved', 'dismissed'), fc.constantFrom(...EVENTS), (state, event) => {
        expect(moveAlert(state, event)).toEqual({ ok: false, fault: { code: 'alert.closed', data: {} } });
      }),
    );
  });

  it('counts what recurs only while someone is still needed', () => {
    for (const state of ALERT_STATES) expect(moveAlert(state, 'recur').ok).toBe(isAlertOpen(state));
  });
});

describe('the kinds of alerts', () => {
  it('have a severity, a name and advice each, and no two share a name', () => {
    for (const kind of ALERT_KINDS) {
      expect(ALERT_SEVERITIES).toContain(alertSeverity(kind));
      expect(alertAdvice(kind)).toMatch(/\.$/);
    }
    expect(new Set(ALERT_KINDS.map(alertLabel)).size).toBe(ALERT_KINDS.length);
  });

  it('begin with the most severe', () => {
    const ranks = ALERT_KINDS.map((kind) => ALERT_SEVERITIES.indexOf(alertSeverity(kind)));
    expect(ranks).toEqual([...ranks].sort());
  });
});
