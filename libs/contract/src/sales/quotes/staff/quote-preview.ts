import { parseQuoteMessage } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import { zipField } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { quoteGoods } from '../quote.js';
import { priceGroupEmail } from './desk-offer.js';
import { deliveryFaults } from './quote-receiving.js';

export const previewQuoteMessages = endpoint({
  id: 'admin.quotes.previewMessages',
  method: 'POST',
  path: '/admin/quote-previews',
  summary: 'The email and the text of a quote as they would be sent now, without its link.',
  access: staffAccess('quotes.write'),
  body: shape({
    /** Null for a quote that isn’t saved yet. */
    number: z.string().max(20).nullable().default(null),
    firstName: z.string().max(60),
    email: priceGroupEmail,
    message: field(parseQuoteMessage),
    zip: zipField,
    ...quoteGoods,
  }),
  reply: shape({ subject: z.string(), html: z.string(), text: z.string(), sms: z.string() }),
  isQuestion: true,
  faults: [
    'quote.discountTooHigh',
    'quote.empty',
    'quote.fitRefused',
    'quote.messageInvalid',
    'vehicle.required',
    'vehicle.unknown',
    'tire.unknown',
    'tire.discontinued',
    'tire.outOfStock',
    'cart.quantityInvalid',
    'cart.tooManyLines',
    'contact.zipInvalid',
    'contact.militaryAddress',
    'contact.outsideShippingArea',
    ...deliveryFaults,
  ],
});
