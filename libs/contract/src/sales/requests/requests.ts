import {
  parseFirstName,
  parseLastName,
  parseRequestBrand,
  parseRequestMake,
  parseRequestModel,
  parseRequestQuantity,
  parseRequestSize,
} from '@simpletread/domain';
import { z } from 'zod';

import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import { emailField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** The fields of the tire sales form, as shoppers fill them in. Source: R3.19. */
export const salesRequestForm = shape({
  firstName: field(parseFirstName),
  lastName: field(parseLastName),
  email: emailField,
  quantity: field(parseRequestQuantity),
  make: field(parseRequestMake),
  model: field(parseRequestModel),
  size: field(parseRequestSize),
  brand: field(parseRequestBrand),
});

export const sendSalesRequest = endpoint({
  id: 'salesRequests.send',
  method: 'POST',
  path: '/sales-requests',
  summary: 'Asks sales for a price on tires. The reply never reveals whether the address is known.',
  access: publicOrCustomerAccess,
  body: salesRequestForm,
  reply: shape({
    /** As `S-4101`. */
    requestNumber: z.string(),
  }),
  status: 201,
  isIdempotent: true,
  faults: [
    'contact.firstNameInvalid',
    'contact.lastNameInvalid',
    'contact.emailInvalid',
    'salesRequest.quantityInvalid',
    'salesRequest.makeInvalid',
    'salesRequest.modelInvalid',
    'salesRequest.sizeInvalid',
    'salesRequest.brandInvalid',
    'request.rateLimited',
  ],
});
