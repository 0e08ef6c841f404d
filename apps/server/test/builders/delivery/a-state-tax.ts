import type { SqlRunner } from '../../../src/platform/database/index.js';

export interface StateTaxSetup {
  readonly state?: string;
  readonly name?: string;
  readonly salesTaxRatePpm?: number;
  readonly tireFeeInCents?: number;
}

/** A state's taxes; by default Pennsylvania's 6% and a dollar per tire. */
export const aStateTax = async (db: SqlRunner, setup: StateTaxSetup = {}) => {
  const tax = {
    state: 'PA',
    name: 'Pennsylvania',
    salesTaxRatePpm: 60_000,
    tireFeeInCents: 100,
    ...setup,
  };
  await db.execute(
    `INSERT INTO locations.state_tax (state, name, sales_tax_rate_ppm, tire_fee_basis, tire_fee_in_cents, as_of)
     VALUES ($1, $2, $3, 'flat', $4, '2026')`,
    [tax.state, tax.name, tax.salesTaxRatePpm, tax.tireFeeInCents],
  );
  return tax;
};
