import fc from 'fast-check';

import { SEARCH_LOCKS, SEARCH_QUERY_TYPES } from './search-lock.js';
import {
  openSearchSession,
  questionOf,
  searchAfter,
  type SearchEvent,
  type SearchFollowUp,
  type SearchSession,
} from './search-session.js';

type Session = SearchSession<readonly string[]>;
type Event = SearchEvent<readonly string[]>;

const NONE: readonly string[] = [];
const OPEN = openSearchSession({ kind: 'vehicle', isChosen: false, text: '' }, NONE);

const after = (session: Session, ...events: Event[]): Session =>
  events.reduce((now, event) => searchAfter(now, event, NONE), session);
const asked = ({ question }: Session): Event => ({ type: 'asked', question });
const loading = (session: Session): Session => after(session, asked(session));
const answered = (session: Session, ...answers: string[]): Session =>
  after(session, asked(session), { type: 'answered', question: session.question, answers });
const failed = (session: Session, isAborted = false): Session =>
  after(loading(session), { type: 'failed', question: session.question, isAborted });
const follow = (queryText: string, more: Partial<SearchFollowUp> = {}): Event => ({
  type: 'follow',
  next: { queryText, queryType: 'vehicle', additionalQueryText: '', ...more },
});
const pill = (kind: Session['kind']): Event => ({ type: 'choosePill', kind });
const type = (text: string): Event => ({ type: 'type', text });

describe('a search', () => {
  it('is idle, loads, and has results or an error; aborted and guided ones are no errors [R4.01]', () => {
    expect(OPEN.phase).toBe('idle');
    expect(loading(OPEN).phase).toBe('loading');
    expect(answered(OPEN, 'a')).toMatchObject({ phase: 'results', answers: ['a'] });
    expect(failed(OPEN).phase).toBe('error');
    expect(failed(OPEN, true).phase).toBe('idle');
    expect(failed(after(OPEN, pill('guidedShopping'))).phase).toBe('idle');
    const guidedVehicle = follow('', { queryType: 'guidedShopping', additionalQueryText: 'vehicle' });
    expect(failed(after(OPEN, guidedVehicle)).phase).toBe('idle');
  });

  it('clears an error once it asks again', () => {
    const broken = failed(OPEN);
    expect(loading(after(broken, { type: 'retry' })).phase).toBe('loading');
    expect(answered(after(broken, { type: 'retry' }), 'a').phase).toBe('results');
  });

  it('drops the question in flight when a new one is asked, and clearing empties results and history [R4.02]', () => {
    const first = loading(after(OPEN, type('hon')));
    const second = loading(after(first, type('hond')));
    expect(second.question).toBeGreaterThan(first.question);
    const late: Event = { type: 'answered', question: first.question, answers: ['late'] };
    expect(after(second, late)).toEqual(second);
    expect(after(second, { type: 'failed', question: first.question, isAborted: false })).toEqual(second);

    const deep = answered(after(answered(OPEN, 'Honda'), follow('Honda'), follow('Honda CR-V')), 'years');
    expect(deep.trail).toHaveLength(2);
    const cleared = after(deep, { type: 'clear' });
    expect(cleared).toMatchObject({ phase: 'idle', answers: [], trail: [], text: '', additional: '' });
    expect(cleared.question).toBeGreaterThan(deep.question);
  });

  it('locks to the chosen pill, to a model choice, to guided shopping and to a rear size in its second input [R4.03]', () => {
    expect(after(OPEN, type('225/65r17')).lock).toBeNull();
    for (const kind of ['vehicle', 'tireSize', 'brand', 'tireType', 'guidedShopping'] as const) {
      const locked = after(OPEN, pill(kind));
      expect(locked).toMatchObject({ lock: kind, input: 'primary', pill: kind });
      expect(after(locked, type('m'), type('mi')).lock).toBe(kind);
      expect(questionOf(locked).asked).toBe(kind);
    }
    expect(after(OPEN, pill('category')).lock).toBe('tireType');
    const years = after(OPEN, follow('Honda CR-V'));
    expect([years.lock, questionOf(years).asked]).toEqual(['yearMakeModel', 'vehicle']);
    const guided = after(
      OPEN,
      pill('guidedShopping'),
      follow('', { queryType: 'guidedShopping', additionalQueryText: 'vehicle' }),
      type('crv'),
    );
    expect([guided.lock, questionOf(guided)]).toEqual([
      'vehicleGuidedShopping',
      { text: 'crv', asked: 'guidedShopping', additional: 'vehicle' },
    ]);
    const rear = after(
      OPEN,
      follow('', { queryType: 'tireSize', additionalQueryText: '255/35R19' }),
      type('285'),
    );
    expect(rear).toMatchObject({
      lock: 'tireSize',
      input: 'secondary',
      text: '285',
      additional: '255/35R19',
    });
  });

  it('leaves the question that an answer led to when the shopper keeps typing', () => {
    const years = after(OPEN, type('crv'), follow('Honda CR-V'));
    expect(after(years, type('Honda CR-V 2'))).toMatchObject({ lock: null, text: 'Honda CR-V 2' });
  });

  it('goes back question by question', () => {
    const typedFirst = after(OPEN, type('hond'));
    const deep = after(typedFirst, follow('Honda'), follow('Honda CR-V'));
    const back = after(deep, { type: 'back' });
    expect(back).toMatchObject({ text: 'Honda', lock: 'yearMakeModel' });
    expect(after(back, { type: 'back' })).toMatchObject({ text: 'hond', lock: null, trail: [] });
    expect(after(OPEN, { type: 'back' })).toEqual(OPEN);
  });

  it('shows the current answers until newer ones arrive', () => {
    const found = answered(OPEN, 'a');
    expect(loading(after(found, type('x')))).toMatchObject({ phase: 'loading', answers: ['a'] });
  });
});

const someEvent: fc.Arbitrary<(session: Session) => Event> = fc.oneof(
  fc.string({ maxLength: 4 }).map((text) => () => type(text)),
  fc.constantFrom(...SEARCH_QUERY_TYPES).map((kind) => () => pill(kind)),
  fc
    .record({
      queryText: fc.string({ maxLength: 4 }),
      queryType: fc.constantFrom(...SEARCH_QUERY_TYPES),
      additionalQueryText: fc.constantFrom('', 'vehicle', '225/45R18'),
    })
    .map((next) => () => ({ type: 'follow', next }) as const),
  fc.constantFrom('back', 'retry', 'clear').map((word) => () => ({ type: word }) as Event),
  fc.integer({ min: 0, max: 2 }).map(
    (late) =>
      ({ question }: Session) =>
        ({ type: 'asked', question: question - late }) as const,
  ),
  fc.integer({ min: 0, max: 2 }).map(
    (late) =>
      ({ question }: Session) =>
        ({ type: 'answered', question: question - late, answers: [String(question - late)] }) as const,
  ),
  fc.tuple(fc.integer({ min: 0, max: 2 }), fc.boolean()).map(
    ([late, isAborted]) =>
      ({ question }: Session) =>
        ({ type: 'failed', question: question - late, isAborted }) as const,
  ),
);

it('never shows an answer to an older question as the newest, in any order of events', () => {
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 40 }), (events) => {
      let now: Session = OPEN;
      for (const event of events) {
        const next = after(now, event(now));
        if (next.phase === 'results' && next.question === now.question && now.phase !== 'results')
          expect(next.answers).toEqual([String(next.question)]);
        expect(next.question).toBeGreaterThanOrEqual(now.question);
        expect(next.lock === null || SEARCH_LOCKS.includes(next.lock)).toBe(true);
        if (next.input === 'secondary') expect(next.additional).not.toBe('');
        if (next.phase === 'idle' && next.trail.length === 0 && next.answers !== now.answers)
          expect(next.answers).toEqual([]);
        now = next;
      }
    }),
  );
});
