import { isLoadRange, isSpeedSymbol } from '../tires/index.js';
import type { FitTire } from './fit-verdict.js';
import { referenceFitments } from './testing/reference-fitments.js';
import { type FitAxle, fitVerdictForVehicle } from './vehicle-fit-verdict.js';
import { vehicleFitments } from './vehicle-fitments.js';

const records = referenceFitments();

/** Takes `2019 Honda CR-V/EX`: the trim follows the slash. */
const fitmentsOf = (vehicle: string) => {
  const [, year, make = '', model = '', trim] = /^(\d{4}) (\S+) ([^/]+)(?:\/(.+))?$/.exec(vehicle) ?? [];
  return vehicleFitments(
    { year: Number(year), make, model, ...(trim === undefined ? {} : { trim }) },
    records,
  );
};

/** Takes `LT275/70R18 125S E`, followed by `winter` for a winter tire. */
const tireOf = (text: string): FitTire => {
  const [, sizeCode = '', index, speed = '', range = '', season] =
    /^(\S+) (\d+)(\(Y\)|[A-Z])(?: ([A-Z]{1,2}))?( winter)?$/.exec(text) ?? [];
  if (!isSpeedSymbol(speed)) throw new Error(text);
  return {
    sizeCode,
    loadIndex: Number(index),
    speedSymbol: speed,
    loadRange: isLoadRange(range) ? range : null,
    category: season === undefined ? 'All Season' : 'Winter',
  };
};

const SIZE = 'size.sameAsOriginal';
const RIM = 'rim.sameDiameter';
const HEIGHT = 'diameter.withinTolerance';
const WIDTH = 'width.nearOriginal';
const CLASS = 'class.sameAsOriginal';
const LOAD = 'load.atLeastOriginal';
const RANGE = 'loadRange.atLeastOriginal';
const SPEED = 'speed.atLeastOriginal';
const AXLE = 'axle.ownSize';

type Case = [vehicle: string, tire: string, axle: FitAxle, kind: string, failed: string[]];

/** Worked out by hand from placard and sidewall: load by index, diameter from rim and sidewall height. */
const CASES: Case[] = [
  ['2019 Honda CR-V/EX', '235/60R18 103H', 'both', 'fits', []],
  ['2019 Honda CR-V/EX', '235/60R18 107V XL', 'both', 'fits', []],
  ['2019 Honda CR-V/EX', '235/60R18 100H', 'both', 'refused', [LOAD]],
  ['2019 Honda CR-V/EX', '235/60R18 103T', 'both', 'refused', [SPEED]],
  ['2019 Honda CR-V/EX', '235/60R18 107T XL winter', 'both', 'conditional', [SPEED]],
  ['2019 Honda CR-V/EX', '235/60R18 107P XL winter', 'both', 'refused', [SPEED]],
  ['2019 Honda CR-V/EX', '225/60R18 104H XL', 'both', 'conditional', [SIZE]],
  ['2019 Honda CR-V/EX', '225/60R18 100H', 'both', 'refused', [SIZE, LOAD]],
  ['2019 Honda CR-V/EX', '245/60R18 105H', 'both', 'conditional', [SIZE]],
  ['2019 Honda CR-V/EX', '235/65R18 106H', 'both', 'refused', [SIZE, HEIGHT]],
  ['2019 Honda CR-V/EX', '255/55R18 109H XL', 'both', 'conditional', [SIZE]],
  ['2019 Honda CR-V/EX', '265/55R18 108H', 'both', 'refused', [SIZE, WIDTH]],
  ['2019 Honda CR-V/EX', '235/55R19 101H', 'both', 'refused', [SIZE, RIM, LOAD]],
  ['2021 Honda CR-V', '235/55R19 101H', 'both', 'fits', []],
  ['2020 Subaru Outback/Premium', '225/65R17 102H', 'both', 'fits', []],
  ['2020 Subaru Outback/Premium', 'P225/65R17 102H', 'both', 'fits', []],
  ['2020 Subaru Outback/Premium', '225/65R17 102T', 'both', 'refused', [SPEED]],
  ['2023 Subaru Outback/Wilderness', '225/65R17 102T', 'both', 'fits', []],
  ['2020 Subaru Outback/Premium', '225/60R17 99H', 'both', 'refused', [SIZE, HEIGHT, LOAD]],
  ['2021 Ford F-150/XLT', '275/65R18 116T', 'both', 'fits', []],
  ['2021 Ford F-150/XLT', 'LT275/65R18 123T E', 'both', 'conditional', [CLASS]],
  ['2021 Ford F-150/XLT', 'LT275/65R18 123S E', 'both', 'refused', [CLASS, SPEED]],
  ['2021 Ford F-150/Tremor', 'LT275/70R18 125S E', 'both', 'fits', []],
  ['2021 Ford F-150/Tremor', 'LT275/70R18 125R E', 'both', 'refused', [SPEED]],
  ['2021 Ford F-150/Tremor', 'LT275/70R18 125Q E winter', 'both', 'conditional', [SPEED]],
  ['2021 Ford F-150/Tremor', '275/70R18 116T', 'both', 'refused', [CLASS, LOAD]],
  ['2021 Jeep Wrangler/Rubicon', 'LT285/70R17 121Q D', 'both', 'fits', []],
  // Index 117 carries 2,833 lb and 120 carries 3,086 lb. Divided by 1.10, only 120 reaches the 2,756 lb of 116.
  ['2021 Jeep Wrangler/Rubicon', '285/70R17 117T', 'both', 'refused', [CLASS, LOAD]],
  ['2021 Jeep Wrangler/Rubicon', '285/70R17 120T', 'both', 'conditional', [CLASS]],
  ['2021 Jeep Wrangler/Rubicon', '33X12.50R17LT 114Q C', 'both', 'refused', [SIZE, WIDTH, LOAD]],
  ['2021 Ram 2500/Tradesman', 'LT245/70R17 119R E', 'both', 'fits', []],
  ['2021 Ram 2500/Tradesman', 'LT245/70R17 119R D', 'both', 'conditional', [RANGE]],
  ['2021 Ram 2500/Tradesman', 'LT265/70R17 121R E', 'both', 'refused', [SIZE, HEIGHT]],
  ['2020 Ram 1500/Big Horn', 'LT275/65R18 113T C', 'both', 'refused', [CLASS, LOAD]],
  ['2020 Chevrolet Silverado 1500/LT Trail Boss', 'LT275/65R18 116T C', 'both', 'conditional', [SPEED]],
  ['2022 BMW M3/Competition', '275/35ZR19 100Y', 'front', 'fits', []],
  ['2022 BMW M3/Competition', '275/35ZR19 100Y', 'rear', 'refused', [AXLE, SIZE, RIM]],
  ['2022 BMW M3/Competition', '275/35ZR19 100Y', 'both', 'refused', [AXLE, SIZE, RIM]],
  ['2022 BMW M3/Competition', '285/30ZR20 99Y', 'rear', 'fits', []],
  ['2019 Ford Mustang/GT Performance Pack', '275/40ZR19 101Y', 'rear', 'fits', []],
  ['2019 Ford Mustang/GT Performance Pack', '255/40ZR19 96Y', 'rear', 'refused', [AXLE, SIZE, LOAD]],
  ['2019 Ford Mustang/GT Performance Pack', '265/40R19 102Y', 'rear', 'conditional', [SIZE]],
  // Close enough in every way, but it belongs to the other axle.
  ['2003 BMW 3 Series/330i Sport', '225/45R17 91W', 'rear', 'refused', [AXLE, SIZE]],
  ['2003 BMW 3 Series/330i Sport', '245/40R17 91W', 'front', 'refused', [AXLE, SIZE]],
  ['2021 Porsche 911/Carrera', '235/40ZR19 96(Y) XL', 'front', 'fits', []],
  ['2021 Chevrolet Corvette/Stingray', '245/35R19 93V XL winter', 'front', 'conditional', [SPEED]],
  ['2021 Chevrolet Corvette/Stingray', '305/30R20 103W XL', 'rear', 'refused', [SPEED]],
  ['2020 Honda Civic/LX', '205/60R16 96H XL', 'both', 'conditional', [SIZE]],
  ['2020 Honda Civic/LX', '205/55R16 91H', 'both', 'refused', [SIZE, LOAD]],
  ['2020 Nissan Altima/SV', '225/55R17 97V', 'both', 'conditional', [SIZE]],
  ['2020 Nissan Altima/SV', '215/55R17 94H', 'both', 'refused', [SPEED]],
  ['2019 Hyundai Elantra/SE', '205/65R15 94H', 'both', 'conditional', [SIZE]],
  ['2019 Hyundai Elantra/SE', 'ST205/75R15 107M D', 'both', 'refused', [SIZE, HEIGHT, CLASS, SPEED]],
];

describe('the verdict on known tires for known vehicles', () => {
  it.each(CASES)('%s with %s on %s: %s', (vehicle, tire, axle, kind, failed) => {
    const verdict = fitVerdictForVehicle(tireOf(tire), fitmentsOf(vehicle), axle);
    const failures = verdict.reasons.filter(({ isPassed }) => !isPassed).map(({ code }) => code);
    expect({ kind: verdict.kind, failed: failures }).toEqual({ kind, failed });
  });

  it('covers every rule and every outcome, on at least 40 pairs', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(CASES.map(([, , , kind]) => kind)).size).toBe(3);
    expect(new Set(CASES.flatMap(([, , , , failed]) => failed)).size).toBe(9);
  });
});
