import { searchSubject } from './search-subject.js';

describe('what a search is about', () => {
  it.each([
    ['michelin 225/65r17', 'michelin', ['225/65r17']],
    ['225/65R17 102H michelin', 'michelin', ['225/65R17 102H']],
    ['front 245/40R18 and rear 275/35R18 tires', '', ['245/40R18', '275/35R18 tires']],
    ['rear 275/35R18, front 245/40R18', '', ['245/40R18', '275/35R18']],
    ['275/35R18 rear 245/40R18 front', '', ['245/40R18', '275/35R18']],
    ['245/40R18 275/35R18 in the rear', 'in the', ['245/40R18', '275/35R18']],
    ['tires 225 65 17', '', ['225 65 17']],
    ['225/45R18 255/40R18', '', ['225/45R18', '255/40R18']],
    ['225/45R18 + 255/40R18', '', ['225/45R18', '255/40R18']],
    ['all season lt245/75r16', 'all season', ['lt245/75r16']],
    ['mud 33x12.50r15', 'mud', ['33x12.50r15']],
    ['2019 honda crv', '2019 honda crv', []],
    ['winter tires', 'winter', []],
    ['', '', []],
  ])('%j is about %j and the sizes %j', (text, names, sizes) => {
    expect(searchSubject(text)).toMatchObject({ names, sizes });
  });

  it.each([
    ['17"', '17'],
    ['17 inch tires', '17'],
    ['r17', '17'],
    ['22.5 inch', '22.5'],
    ['20in', '20'],
    ['17', null],
    ['2019', null],
    ['225/65r17', null],
  ])('%j names the rim %j', (text, rimIn) => {
    expect(searchSubject(text).rimIn).toBe(rimIn);
  });
});
