import { beginQuestion, chooseKind, followUp, typeText } from './question';

const START = beginQuestion({ kind: 'vehicle', isChosen: false, text: '' });

describe('the question of the search', () => {
  it('is about everything until the shopper chooses a pill', () => {
    expect(START).toMatchObject({ kind: 'vehicle', asked: null });
    expect(typeText(START, '225/65r17')).toMatchObject({ kind: 'vehicle', asked: null, text: '225/65r17' });
  });

  it('keeps to a chosen pill, however much is typed', () => {
    const chosen = chooseKind('tireSize');
    expect(chosen).toMatchObject({ asked: 'tireSize', text: '' });
    expect(typeText(typeText(chosen, '2'), '22')).toMatchObject({ asked: 'tireSize', text: '22' });
    expect(beginQuestion({ kind: 'brand', isChosen: true, text: 'm' })).toMatchObject({ asked: 'brand' });
  });

  it('follows an answer to its question, and leaves it when the shopper types on', () => {
    const years = followUp(typeText(START, 'crv'), {
      type: 'query',
      queryText: 'Honda CR-V',
      queryType: 'vehicle',
      additionalQueryText: '',
    });
    expect(years).toMatchObject({ asked: 'vehicle', text: 'Honda CR-V' });
    expect(typeText(years, '')).toMatchObject({ asked: null, text: '' });
  });

  it('keeps the front size while the rear one is typed', () => {
    const rear = followUp(START, {
      type: 'query',
      queryText: '',
      queryType: 'tireSize',
      additionalQueryText: '255/35R19',
    });
    expect(typeText(rear, '285')).toMatchObject({ asked: 'tireSize', additional: '255/35R19', text: '285' });
  });
});
