import { referenceRows } from '../../tires/testing/reference-rows.js';
import { buildVehicleLexicon, type VehicleLexiconRow } from '../query/vehicle-lexicon.js';

/** The 1,555 models of the reference list. */
export const referenceModels: readonly VehicleLexiconRow[] = referenceRows('models.csv').map((row) => ({
  make: row.make ?? '',
  model: row.model ?? '',
  firstYear: Number(row.first_year),
  lastYear: Number(row.last_year),
}));

export const referenceLexicon = buildVehicleLexicon(referenceModels);
