import { openSearchSession, searchAfter, type SearchEvent } from '@simpletread/domain';
import { sentenceOf, wayBackOf } from './sentence';

const after = (...events: SearchEvent<null>[]) =>
  events.reduce(
    (session, event) => searchAfter(session, event, null),
    openSearchSession({ kind: 'tireSize', isChosen: true, text: '' }, null),
  );
const follow = (
  queryType: 'tireSize' | 'guidedShopping' | 'vehicle',
  queryText: string,
  additionalQueryText = '',
) => ({ type: 'follow', next: { queryType, queryText, additionalQueryText } }) as const;

describe('the sentence of the search', () => {
  it('asks for what its pill asks for', () => {
    expect(sentenceOf(after())).toEqual({ leadText: 'My sidewall says', placeholder: '225/65R17' });
  });

  it('asks for the rear tire behind a front one', () => {
    expect(sentenceOf(after(follow('tireSize', '', '225/45R18'))).leadText).toBe(
      '225/45R18 in front, behind it',
    );
  });

  it('asks guided shoppers for their vehicle', () => {
    const guided = after(
      { type: 'choosePill', kind: 'guidedShopping' },
      follow('guidedShopping', '', 'vehicle'),
    );
    expect(sentenceOf(guided).leadText).toBe('I drive a');
  });

  it('leads back to what was asked before, by its words', () => {
    expect(wayBackOf(after().trail)).toBeNull();
    const typed = after({ type: 'type', text: 'hond' }, follow('vehicle', 'Honda'));
    expect(wayBackOf(typed.trail)).toBe('Back to hond');
  });
});
