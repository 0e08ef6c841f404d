import { parseCustomerNote } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import { idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { customer } from './customers.js';

const byId = shape({ id: idSchema });

/** A note as staff write it. */
export const customerNoteInput = shape({ text: field(parseCustomerNote) });

export const addCustomerNote = endpoint({
  id: 'admin.customers.addNote',
  method: 'POST',
  path: '/admin/customers/{id}/notes',
  summary: 'Adds a note about a customer, for staff only.',
  access: staffAccess('customers.note'),
  params: byId,
  body: customerNoteInput,
  reply: customer,
  isIdempotent: true,
  faults: ['record.missing', 'note.empty', 'note.tooLong', 'customer.erased'],
});

const revealedCustomer = shape({
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  address: z.array(z.string()),
});

export type RevealedCustomer = z.output<typeof revealedCustomer>;

export const revealCustomerContact = endpoint({
  id: 'admin.customers.revealContact',
  method: 'POST',
  path: '/admin/customers/{id}/contact-reveals',
  summary:
    'Reveals a customer’s full contact details once to a person who sees them masked; the viewer, reason and fields are logged.',
  access: staffAccess('customers.reveal'),
  params: byId,
  body: shape({ reason: z.string().trim().min(5).max(300) }),
  reply: revealedCustomer,
  faults: ['record.missing', 'request.rateLimited'],
});
