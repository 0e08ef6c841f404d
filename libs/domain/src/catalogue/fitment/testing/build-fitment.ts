import type { FitTire } from '../fit-verdict.js';
import type { AxleSpec, FitmentRecord, VehicleFitment } from '../fitment-record.js';

/** A 2012-2016 Honda CR-V EX: 225/65R17 102T on all wheels. */
export const aFitmentRecord = (changes: Partial<FitmentRecord> = {}): FitmentRecord => ({
  make: 'Honda',
  model: 'CR-V',
  yearFrom: 2012,
  yearTo: 2016,
  trim: 'EX',
  frontSize: '225/65R17',
  frontLoadIndex: 102,
  frontLoadIndexDual: null,
  frontSpeed: 'T',
  loadRange: null,
  rearSize: null,
  rearLoadIndex: null,
  rearSpeed: null,
  isStaggered: false,
  confidence: 'high',
  ...changes,
});

export const anAxleSpec = (changes: Partial<AxleSpec> = {}): AxleSpec => ({
  sizeCode: '225/65R17',
  loadIndex: 102,
  dualLoadIndex: null,
  speedSymbol: 'T',
  loadRange: null,
  ...changes,
});

/** The truck spec that most tests of light-truck rules start from: LT265/70R17 112/109S C. */
export const aTruckSpec = (changes: Partial<AxleSpec> = {}): AxleSpec =>
  anAxleSpec({
    sizeCode: 'LT265/70R17',
    loadIndex: 112,
    dualLoadIndex: 109,
    speedSymbol: 'S',
    loadRange: 'C',
    ...changes,
  });

export const aFitTire = (changes: Partial<FitTire> = {}): FitTire => ({
  sizeCode: '225/65R17',
  loadIndex: 102,
  speedSymbol: 'H',
  ...changes,
});

export const aVehicleFitment = (changes: Partial<VehicleFitment> = {}): VehicleFitment => ({
  trims: ['EX'],
  front: anAxleSpec(),
  rear: null,
  isStaggered: false,
  confidence: 'high',
  inheritedFrom: null,
  ...changes,
});
