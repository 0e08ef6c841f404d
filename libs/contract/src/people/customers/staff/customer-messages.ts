import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { messageStart, WRITTEN_FAULTS, writtenMessage, writtenReply } from '../../../orders/index.js';

const byId = shape({ id: idSchema });

export const startCustomerMessage = endpoint({
  id: 'admin.customers.startMessage',
  method: 'GET',
  path: '/admin/customers/{id}/message-start',
  summary: 'The recipient of a message to a customer, and the values for placeholders in saved replies.',
  access: staffAccess('messages.write'),
  params: byId,
  reply: messageStart,
  faults: ['record.missing', 'customer.erased'],
});

export const writeCustomerMessage = endpoint({
  id: 'admin.customers.writeMessage',
  method: 'POST',
  path: '/admin/customers/{id}/messages',
  summary: 'Sends a customer an email or text, within the limits for messages to one person.',
  access: staffAccess('messages.write'),
  params: byId,
  body: writtenMessage,
  reply: writtenReply,
  status: 201,
  isIdempotent: true,
  faults: [...WRITTEN_FAULTS, 'customer.erased'],
});
