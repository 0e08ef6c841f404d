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
  it('asks its pill’s question', () => {
    expect(sentenceOf(after())).toEqual({ leadText: 'My sidewall says', placeholder: '225/65R17' });
  });

  it('asks for the rear tire of a front one', () => {
    expect(sentenceOf(after(follow('tireSize', '', '225/45R18'))).leadText).toBe(
      '225/45R18 in front, in the rear',
    );
  });

  it('asks guided shoppers for their vehicle', () => {
    const guided = after(
      { type: 'choosePill', kind: 'guidedShopping' },
      follow('guidedShopping', '', 'vehicle'),
    );
    expect(sentenceOf(guided).leadText).toBe('I drive a');
  });

  it('links back to the previous question, with its words', () => {
    expect(wayBackOf(after().trail)).toBeNull();
    const typed = after({ type: 'type', text: 'hond' }, follow('vehicle', 'Honda'));
    expect(wayBackOf(typed.trail)).toBe('Back to hond');
  });
});
