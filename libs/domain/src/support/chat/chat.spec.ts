import { eventsFrom, transition } from '../../machine/index.js';
import { SUPPORT_HOURS } from '../hours/index.js';
import { CHAT_STATES, chatHours, chatMachine, chatStateWord, chatTeamOf } from './index.js';

const at = (text: string): Date => new Date(text);
const hours = { week: SUPPORT_HOURS.general, holidays: ['2026-11-26'] };

describe('a chat', () => {
  it('waits for an agent, and ends from every state but the end', () => {
    expect(chatMachine.initial).toBe('waiting');
    expect(transition(chatMachine, 'waiting', 'take')).toEqual({ ok: true, value: 'active' });
    expect(CHAT_STATES.filter((state) => !eventsFrom(chatMachine, state).includes('end'))).toEqual(['ended']);
    expect(eventsFrom(chatMachine, 'ended')).toEqual([]);
  });

  it('is taken by one agent alone, and found again by its customer', () => {
    expect(transition(chatMachine, 'active', 'take').ok).toBe(false);
    expect(transition(chatMachine, 'active', 'leave')).toEqual({ ok: true, value: 'left' });
    expect(transition(chatMachine, 'left', 'comeBack')).toEqual({ ok: true, value: 'active' });
    expect(transition(chatMachine, 'left', 'queueAgain')).toEqual({ ok: true, value: 'waiting' });
  });

  it('names its states', () => {
    expect(CHAT_STATES.map(chatStateWord)).toEqual(['Waiting', 'Live', 'Customer left', 'Ended']);
  });
});

describe('the hours of chat [R1.18]', () => {
  it.each([
    ['Fri 6:30 pm', '2026-11-20T23:30:00Z', true, false],
    ['Fri 5:59 pm', '2026-11-20T22:59:00Z', true, true],
    ['Sat 10 am', '2026-11-21T15:00:00Z', true, false],
    ['Sun noon', '2026-11-22T17:00:00Z', false, false],
    ['Thanksgiving noon', '2026-11-26T17:00:00Z', false, false],
  ])('are those of support, and fleets have theirs: %s', (_, moment, general, fleet) => {
    expect(chatHours('general', at(moment), hours).isOpen).toBe(general);
    expect(chatHours('fleet', at(moment), hours).isOpen).toBe(fleet);
  });

  it('of fleets are asked for by every fleet account', () => {
    expect(chatTeamOf(['Retail', 'Fleet'])).toBe('fleet');
    expect(chatTeamOf(['Wholesale', 'Retail'])).toBe('general');
  });
});
