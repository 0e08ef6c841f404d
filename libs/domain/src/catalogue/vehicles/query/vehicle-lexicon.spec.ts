import { MAKE_SHORT_NAMES, MODEL_SHORT_NAMES } from './short-names.js';
import { parseVehicleQuery } from './parse-vehicle-query.js';
import { referenceLexicon, referenceModels } from '../testing/reference-lexicon.js';
import { buildVehicleLexicon } from './vehicle-lexicon.js';

describe('the vehicle lexicon', () => {
  it('spans the model years of its rows', () => {
    expect([referenceLexicon.firstYear, referenceLexicon.lastYear]).toEqual([1992, 2026]);
  });

  it('holds every model under its own name as one word', () => {
    for (const { make, model } of referenceModels) {
      const key = model
        .toLowerCase()
        .replace(/&/g, 'and')
        .replace(/[^a-z0-9]/g, '');
      const entries = referenceLexicon.entriesByKey.get(key) ?? [];
      expect(entries.map((entry) => `${entry.model.make}|${entry.model.model}`)).toContain(
        `${make}|${model}`,
      );
    }
  });

  it('has a make for every short name of one', () => {
    const makes = new Set(referenceModels.map((row) => row.make));
    const orphans = Object.values(MAKE_SHORT_NAMES).filter((make) => !makes.has(make));
    expect(orphans).toEqual([]);
  });

  it('has a model for every short name of one', () => {
    const models = new Set(referenceModels.map((row) => `${row.make}|${row.model}`));
    const orphans = MODEL_SHORT_NAMES.filter(({ make, model }) => !models.has(`${make}|${model}`));
    expect(orphans).toEqual([]);
  });

  it('leaves out short names of vehicles that its rows lack', () => {
    const small = buildVehicleLexicon([{ make: 'Honda', model: 'Civic', firstYear: 1992, lastYear: 2026 }]);
    expect(parseVehicleQuery('chevy 1500', small)).toEqual([]);
    expect(parseVehicleQuery('civic', small)).toMatchObject([{ make: 'Honda', model: 'Civic' }]);
  });

  it('can be built from no rows', () => {
    expect(parseVehicleQuery('2019 honda civic', buildVehicleLexicon([]))).toEqual([]);
  });
});
