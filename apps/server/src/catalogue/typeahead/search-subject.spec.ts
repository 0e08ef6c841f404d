import { searchSubject } from './search-subject.js';

describe('what a search is about', () => {
  it.each([
    ['michelin 225/65r17', 'michelin', ['225/65r17']],
    ['225/65R17 102H michelin', 'michelin', ['225/65R17 102H']],
    ['front 245/40R18 and rear 275/35R18 tires', '', ['245/40R18', '275/35R18 tires']],
    ['rear 275/35R18, front 245/40R18', '', ['245/40R18', '275/35R18']],
    ['275/35R18 rear 245/40R18 front', '', ['245/40R18', '275/35R18']],
    ['245/40R18 275/35R18 in the rear', 'in', ['245/40R18', '275/35R18']],
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
    ['michelin run flat tires 225/45r18', 'michelin tires 225/45r18', { isRunFlat: true }],
    ['lt245/75r16 10 ply', 'lt245/75r16 10 ply', { loadRange: 'E' }],
    ['17 inch tires', 'tires', { rimIn: 17 }],
    ['2019 honda crv', '2019 honda crv', {}],
  ])('%j without needs is %j, and it needs %j', (text, unneeded, needs) => {
    expect(searchSubject(text)).toMatchObject({ unneeded, needs });
  });
});
