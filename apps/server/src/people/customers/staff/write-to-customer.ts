import { Injectable } from '@nestjs/common';
import type { MessageStart, WrittenMessage } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type KeyedStaffContext, type Recipient, WriteMessage } from '../../../orders/index.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { type SqlRunner, UnitOfWork } from '../../../platform/database/index.js';
import { CustomerRepository } from '../customer.repository.js';
import { CustomerListReader } from './customer-list.reader.js';
import { CustomerMobileReader } from './customer-mobile.reader.js';

interface Known {
  readonly recipient: Recipient;
  readonly firstName: string | null;
}

const firstOf = (name: string | null): string | null => {
  const first = (name ?? '').trim().split(/\s+/)[0] ?? '';
  return first === '' ? null : first;
};

/** Sends an agent's message to a customer, not about an order. It shows in the customer's timeline and the audit. */
@Injectable()
export class WriteToCustomer {
  constructor(
    private readonly work: UnitOfWork,
    private readonly customers: CustomerRepository,
    private readonly faces: CustomerListReader,
    private readonly mobiles: CustomerMobileReader,
    private readonly writing: WriteMessage,
    private readonly audit: Audit,
  ) {}

  async start(id: string, staff: StaffPrincipal): Promise<Result<MessageStart>> {
    const known = await this.work.snapshot((db) => this.known(db, id));
    if (!known.ok) return known;
    const { recipient, firstName } = known.value;
    return ok(await this.writing.start(recipient, { firstName }, staff));
  }

  run(
    id: string,
    message: WrittenMessage,
    context: KeyedStaffContext,
  ): Promise<Result<{ messageId: string }>> {
    return this.work.run(async (tx): Promise<Result<{ messageId: string }>> => {
      if ((await this.customers.lock(tx, id)) === null) return refuse('record.missing');
      const known = await this.known(tx, id);
      if (!known.ok) return known;
      const queued = await this.writing.queue(
        tx,
        { ...known.value.recipient, message, orderId: null },
        context,
      );
      if (!queued.ok) return queued;
      const { messageId, isNew } = queued.value;
      if (isNew)
        await this.audit.recordStaff(
          tx,
          {
            action: 'customer.write',
            subjectType: 'customer',
            subjectId: id,
            before: null,
            // The text stays with the message: people who may not see contacts read the audit.
            after: { messageId, channel: message.channel },
          },
          context,
        );
      return ok({ messageId });
    });
  }

  private async known(
    db: SqlRunner,
    id: string,
  ): Promise<Result<Known, 'record.missing' | 'customer.erased'>> {
    const face = await this.faces.find(db, id);
    if (face === null) return refuse('record.missing');
    const customer = await this.customers.find(id, db);
    if (customer === null || customer.mailbox === null) return refuse('customer.erased');
    const phone = await this.mobiles.of(db, customer.mailbox);
    return ok({
      recipient: {
        email: face.account_email ?? face.order_email ?? face.quote_email,
        phone,
      },
      firstName: firstOf(face.account_name ?? face.order_name ?? face.quote_name),
    });
  }
}
