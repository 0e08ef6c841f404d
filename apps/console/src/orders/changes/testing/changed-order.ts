import type { OrderChangePreview } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import type { ChangedOrder } from '../change-form.js';

export const TOKEN = 'a'.repeat(64);

export const CUSTOMER = {
  email: 'priya@example.com',
  phone: '2155550149',
  phoneType: 'mobile' as const,
  firstName: 'Priya',
  lastName: 'Nair',
  address1: '1214 Wharton St',
  address2: null,
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
  company: null,
  specialInstructions: null,
};

export const aPreview = (given: Partial<OrderChangePreview> = {}): OrderChangePreview => ({
  previewToken: TOKEN,
  orderVersion: 1,
  fields: [{ label: 'ZIP code', before: '19147', after: '19148' }],
  amounts: [{ label: 'Total', beforeInCents: cents(60_608), afterInCents: cents(60_608) }],
  deliveryBefore: '2026-11-25',
  deliveryAfter: '2026-11-27',
  effects: ['The tires arrive by Fri, Nov 27 instead of Wed, Nov 25.'],
  refundInCents: cents(0),
  needsApproval: false,
  ...given,
});

export const aLine = (given: Partial<ChangedOrder['lines'][number]> = {}): ChangedOrder['lines'][number] => ({
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Tour 4S',
  brandName: 'Kestrel',
  sizeCode: '225/65R17',
  serviceDescription: '102H',
  imageKey: 'all-season-1',
  itemNumber: 10_001,
  axle: 'all',
  quantity: 4,
  returnedQuantity: 0,
  removedQuantity: 0,
  isCovered: true,
  unitPriceInCents: cents(14_200),
  subtotalInCents: cents(56_800),
  fit: null,
  fitAcknowledgement: null,
  ...given,
});
