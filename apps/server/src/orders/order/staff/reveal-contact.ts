import { Injectable } from '@nestjs/common';
import type { RevealedContact } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import type { OrderRecord } from '../order-record.js';
import { OrderReader } from '../order.reader.js';

const contactOf = (order: OrderRecord): RevealedContact => ({
  email: order.email,
  phone: order.phone,
  phoneType: order.phone_type,
  firstName: order.first_name,
  lastName: order.last_name,
  address1: order.address1,
  address2: order.address2 === '' ? null : order.address2,
  city: order.city,
  state: order.state_code,
  zip: order.zip,
  company: order.company,
  specialInstructions: order.special_instructions,
});

/** Shows a masked contact once. The look and its reason are recorded first. */
@Injectable()
export class RevealContact {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderReader,
    private readonly audit: Audit,
  ) {}

  run(
    orderId: string,
    reason: string,
    { staff, requestId }: StaffContext,
  ): Promise<Result<RevealedContact, 'record.missing'>> {
    return this.work.run(async (tx): Promise<Result<RevealedContact, 'record.missing'>> => {
      const order = await this.orders.byId(orderId, tx);
      if (order === null) return refuse('record.missing');
      const contact = contactOf(order);
      // The names of what was shown: the audit is never forgotten, a person is.
      const shown = Object.entries(contact).flatMap(([field, value]) => (value === null ? [] : [field]));
      await this.audit.recordStaff(
        tx,
        {
          action: 'order.reveal-contact',
          subjectType: 'order',
          subjectId: orderId,
          before: null,
          after: { reason, shown },
        },
        { staff, requestId },
      );
      return ok(contact);
    });
  }
}
