import { STAGES, chooseStages } from './stages.mjs';

describe('chooseStages', () => {
  it('runs everything when nothing is named', () => {
    expect(chooseStages([])).toEqual({ stages: STAGES });
  });

  it('runs what is named, in our order', () => {
    const chosen = chooseStages(['int', 'format']);
    expect('stages' in chosen && chosen.stages.map(({ name }) => name)).toEqual(['format', 'int']);
  });

  it('refuses a stage that does not exist', () => {
    expect(chooseStages(['unit', 'untis'])).toEqual({ unknown: 'untis' });
  });
});
