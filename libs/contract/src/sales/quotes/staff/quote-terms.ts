import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const MOST_PPM = 500_000;
const PERCENT = 'Please enter a percentage from 0 to 50.';
const MOST_ROLES = 100;

const percent = z.int(PERCENT).min(0, PERCENT).max(MOST_PPM, PERCENT);

export const quoteTerms = shape({
  version: versionSchema,
  /** The least part of a tire's price above its cost, in parts per million. */
  floorPpm: percent,
  /** Each role's discount without approval, in parts per million of a tire's price. Other roles need approval for every discount. */
  limits: z.array(shape({ role: z.string().min(1).max(60), limitPpm: percent })).max(MOST_ROLES),
});

export type QuoteTerms = z.output<typeof quoteTerms>;

export const getQuoteTerms = endpoint({
  id: 'admin.quoteTerms.get',
  method: 'GET',
  path: '/admin/quote-terms',
  summary: 'The minimum margin of quoted tires, and the discount that each role gives without approval.',
  access: staffAccess('quotes.read'),
  reply: quoteTerms,
  faults: [],
});

export const changeQuoteTerms = endpoint({
  id: 'admin.quoteTerms.change',
  method: 'PUT',
  path: '/admin/quote-terms',
  summary: 'Sets the minimum margin and the discount limits; in effect for the next sending.',
  access: staffAccess('quotes.setTerms'),
  body: quoteTerms,
  reply: quoteTerms,
  isIdempotent: true,
  faults: ['record.stale'],
});
