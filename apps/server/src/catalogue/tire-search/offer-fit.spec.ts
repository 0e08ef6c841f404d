import type { KnownVehicle } from '../vehicles/known-vehicle.js';
import { SAMPLE_SIZE, sampleTire, type SampleTire } from '../tires/testing/sample-tire.js';
import { offersOfSize, staggeredOffers } from './offer.js';
import { offerFit } from './offer-fit.js';

const axle = (sizeCode: string, loadIndex: 95 | 98 | 102, speedSymbol: 'H' | 'W') => ({
  sizeCode,
  loadIndex,
  dualLoadIndex: null,
  speedSymbol,
  loadRange: null,
});

const aVehicle = (fitments: KnownVehicle['fitments']): KnownVehicle => ({
  name: { year: 2019, make: 'Honda', model: 'CR-V' },
  makeSlug: 'honda',
  modelSlug: 'cr-v',
  fitments,
});

const CRV = aVehicle([
  {
    trims: ['EX'],
    front: axle('225/65R17', 102, 'H'),
    rear: null,
    isStaggered: false,
    confidence: 'high',
    inheritedFrom: null,
  },
]);
const COUPE = aVehicle([
  {
    trims: ['M4'],
    front: axle('245/40R18', 95, 'W'),
    rear: axle('275/35R18', 98, 'W'),
    isStaggered: true,
    confidence: 'high',
    inheritedFrom: null,
  },
]);

const sized = (code: string, setup: SampleTire) => {
  const tire = sampleTire({ ...setup, line: { lineId: 'sport' } });
  return { ...tire, size: { ...SAMPLE_SIZE, code, slug: code.toLowerCase().replace('/', '-') } };
};
const setOf = (front: SampleTire, rear: SampleTire, rearCode = '275/35R18') => {
  const [offer] = staggeredOffers([sized('245/40R18', front)], [sized(rearCode, rear)]);
  if (offer === undefined) throw new Error('no such set');
  return offer;
};
const kindOf = (setup: SampleTire, vehicle: KnownVehicle | null) => {
  const [offer] = offersOfSize([sampleTire(setup)]);
  return offer === undefined ? undefined : offerFit(offer, vehicle)?.kind;
};

const GOOD_FRONT = { loadIndex: 95, speedSymbol: 'W' };
const GOOD_REAR = { loadIndex: 98, speedSymbol: 'W' };

describe('the verdict on an offer', () => {
  it('is none without a vehicle', () => {
    expect(kindOf({}, null)).toBeUndefined();
  });

  it('judges four alike by both axles', () => {
    expect(kindOf({ loadIndex: 102 }, CRV)).toBe('fits');
    expect(kindOf({ loadIndex: 98 }, CRV)).toBe('refused');
    expect(kindOf({ loadIndex: 102, speedSymbol: 'S' }, CRV)).toBe('refused');
  });

  it('fits a staggered set when front and rear fit their own axles', () => {
    expect(offerFit(setOf(GOOD_FRONT, GOOD_REAR), COUPE)?.kind).toBe('fits');
  });

  it('is the worse of the two axles, with the reasons of both', () => {
    const weakRear = offerFit(setOf(GOOD_FRONT, { loadIndex: 95, speedSymbol: 'W' }), COUPE);
    expect(weakRear?.kind).toBe('refused');
    expect(weakRear?.reasons.some(({ code, isPassed }) => code === 'load.atLeastOriginal' && !isPassed)).toBe(
      true,
    );
    expect(offerFit(setOf({ loadIndex: 95, speedSymbol: 'H' }, GOOD_REAR), COUPE)?.kind).toBe('refused');
  });

  it('judges a tire again on the other axle, which takes another size', () => {
    expect(offerFit(setOf(GOOD_FRONT, GOOD_FRONT, '245/40R18'), COUPE)?.kind).toBe('refused');
  });

  it('refuses four alike in the front size of a staggered vehicle', () => {
    const [alike] = offersOfSize([sized('245/40R18', GOOD_REAR)]);
    expect(alike && offerFit(alike, COUPE)?.kind).toBe('refused');
  });

  it('does not carry the verdict of one vehicle over to another', () => {
    const [offer] = offersOfSize([sampleTire({ loadIndex: 102 })]);
    expect(offer && offerFit(offer, CRV)?.kind).toBe('fits');
    expect(offer && offerFit(offer, COUPE)?.kind).toBe('refused');
    expect(offer && offerFit(offer, CRV)?.kind).toBe('fits');
  });
});
