import { withPieceIds } from './piece-ids.js';

describe('ids of pieces', () => {
  it('are made of the label once, and differ', () => {
    const pieces = [
      { id: 'black-friday', label: 'Renamed since' },
      { id: '', label: 'Black Friday' },
      { id: '', label: 'Black Friday!' },
      { id: '', label: '???' },
    ];
    expect(withPieceIds(pieces).map(({ id }) => id)).toEqual([
      'black-friday',
      'black-friday-2',
      'black-friday-3',
      'piece',
    ]);
  });
});
