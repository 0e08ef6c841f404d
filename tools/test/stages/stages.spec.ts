import { STAGES, chooseStages } from './stages.mjs';

describe('chooseStages', () => {
  it('runs every stage by default', () => {
    expect(chooseStages([])).toEqual({ stages: STAGES });
  });

  it('runs the named stages, in our order', () => {
    const chosen = chooseStages(['int', 'format']);
    expect('stages' in chosen && chosen.stages.map(({ name }) => name)).toEqual(['format', 'int']);
  });

  it('rejects an unknown stage', () => {
    expect(chooseStages(['unit', 'untis'])).toEqual({ unknown: 'untis' });
  });
});
