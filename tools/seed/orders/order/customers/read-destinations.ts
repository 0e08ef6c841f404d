import { cents, type PriceDestination } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../../database/index.js';

const stateTaxRow = z.object({
  state: z.string(),
  salesTaxRatePpm: z.number(),
  basis: z.enum(['none', 'flat', 'percent']),
  feeInCents: z.number(),
  feeRatePpm: z.number(),
  feeMaxInCents: z.number().nullable(),
  largeFromRimIn: z.number().nullable(),
  largeFeeInCents: z.number(),
  largeRatePpm: z.number(),
});

type StateTaxRow = z.output<typeof stateTaxRow>;

const STATE_TAXES = `
  SELECT state, sales_tax_rate_ppm AS "salesTaxRatePpm", tire_fee_basis AS basis, tire_fee_in_cents::integer AS "feeInCents",
         tire_fee_rate_ppm AS "feeRatePpm", tire_fee_max_in_cents::integer AS "feeMaxInCents",
         tire_fee_large_rim_from_in::float8 AS "largeFromRimIn",
         coalesce(tire_fee_large_rim_in_cents, 0)::integer AS "largeFeeInCents",
         coalesce(tire_fee_large_rim_rate_ppm, 0) AS "largeRatePpm"
  FROM locations.state_tax`;

const destinationOf = (row: StateTaxRow): PriceDestination => ({
  state: row.state,
  salesTaxRatePpm: row.salesTaxRatePpm,
  tireFee: {
    basis: row.basis,
    perTireInCents: cents(row.feeInCents),
    ratePpm: row.feeRatePpm,
    maxPerTireInCents: row.feeMaxInCents === null ? null : cents(row.feeMaxInCents),
    largeRim:
      row.largeFromRimIn === null
        ? null
        : {
            fromRimIn: row.largeFromRimIn,
            perTireInCents: cents(row.largeFeeInCents),
            ratePpm: row.largeRatePpm,
          },
  },
});

/** Returns each state's taxes and fees, by its code. */
export const readDestinations = async (
  client: pg.ClientBase,
): Promise<ReadonlyMap<string, PriceDestination>> => {
  const rows = await queryRows(client, stateTaxRow, STATE_TAXES);
  return new Map(rows.map((row) => [row.state, destinationOf(row)]));
};
