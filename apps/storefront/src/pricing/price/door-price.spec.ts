import { cents, sumCents } from '@simpletread/domain';
import fc from 'fast-check';
import { aTireCard } from '../../shell/testing/a-tire-card';
import { doorContext, doorRows, priceShares, type OutTheDoor } from './door-price';

const base = aTireCard().outTheDoor as OutTheDoor;
const amount = fc.integer({ min: 0, max: 500_000 }).map(cents);

const anyTotal: fc.Arbitrary<OutTheDoor> = fc
  .record({
    tires: amount,
    installation: amount,
    coverage: amount,
    isFree: fc.boolean(),
    state: amount,
    fet: amount,
    tax: amount,
    freight: amount,
  })
  .map(({ tires, installation, coverage, isFree, state, fet, tax, freight }) => {
    const paid = isFree ? 0 : coverage;
    const saving = cents(Math.min(2500, installation));
    return {
      ...base,
      tiresInCents: tires,
      installationInCents: installation,
      installationSavingInCents: saving,
      roadHazardInCents: coverage,
      roadHazardSavingInCents: cents(coverage - paid),
      stateFeeInCents: state,
      fetInCents: fet,
      salesTaxInCents: tax,
      freightInCents: freight,
      feesAndTaxInCents: sumCents([state, fet, tax]),
      totalInCents: cents(tires + installation - saving + paid + state + fet + tax + freight),
    };
  });

describe('a total out the door', () => {
  it('is the sum of the parts of its bar and of its rows', () => {
    fc.assert(
      fc.property(anyTotal, (total) => {
        const shares = priceShares(total);
        expect(sumCents([shares.tires, shares.installation, shares.fees])).toBe(total.totalInCents);
        expect(sumCents(doorRows(total).map((row) => row.cents))).toBe(total.totalInCents);
      }),
    );
  });

  it('shows the four-tire saving with its installation', () => {
    expect(doorRows(base).map(({ label }) => label)).toEqual([
      '4 tires',
      'Installation, 4 at $22.00, less $25.00 four-tire saving',
      'PA tire fee',
      'PA sales tax',
      'Shipping',
    ]);
  });

  it('shows the saving even if the installation costs less', () => {
    const cheap = { ...base, installationInCents: cents(2000), installationSavingInCents: cents(2000) };
    expect(doorRows(cheap)[1]?.label).toBe('Installation, 4 at $5.00, less $20.00 four-tire saving');
  });

  it('says installed only if a shop mounts the tires', () => {
    expect(doorContext(base)).toBe('4 tires, installed');
    expect(doorContext({ ...base, quantity: 1, installationInCents: cents(0) })).toBe('1 tire, shipped');
  });

  it('has a line for ticked coverage, which says so if a deal pays for it', () => {
    const covered = { ...base, roadHazardInCents: cents(7000) };
    expect(doorRows(covered)).toContainEqual(
      expect.objectContaining({ label: 'Road hazard coverage, 36 months', cents: 7000 }),
    );
    expect(doorRows({ ...covered, roadHazardSavingInCents: cents(7000) })).toContainEqual(
      expect.objectContaining({
        label: 'Road hazard coverage, 36 months',
        cents: 0,
        wordsAtZero: 'Free with this deal',
      }),
    );
    expect(doorRows(base).some(({ id }) => id === 'coverage')).toBe(false);
  });

  it('shows oversize freight instead of free shipping', () => {
    const rows = doorRows({ ...base, freightInCents: cents(12_000) });
    expect(rows.at(-1)).toMatchObject({ label: 'Oversize freight', cents: 12_000 });
  });
});
