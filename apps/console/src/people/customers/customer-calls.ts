import {
  addCustomerNote,
  type CustomerEntry,
  getCustomerTimeline,
  revealCustomerContact,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

interface Asked {
  readonly kind: CustomerEntry['kind'] | null;
  /** The `next` of the page before; null for the newest. */
  readonly before: string | null;
}

const customerCalls = {
  addCustomerNote: (id: string, text: string, idempotencyKey: string) =>
    client.call(addCustomerNote, { params: { id }, body: { text } }, { idempotencyKey }),
  customerTimeline: (id: string, { kind, before }: Asked) =>
    client.call(getCustomerTimeline, {
      params: { id },
      query: { ...(kind === null ? {} : { kind }), ...(before === null ? {} : { before }) },
    }),
  revealCustomerContact: (id: string, body: BodyOf<typeof revealCustomerContact>) =>
    client.call(revealCustomerContact, { params: { id }, body }),
};

export const useCustomerCalls = () => useCalls(customerCalls);
