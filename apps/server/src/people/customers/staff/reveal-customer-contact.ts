import { Injectable } from '@nestjs/common';
import type { RevealedCustomer } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { type SqlRunner, UnitOfWork } from '../../../platform/database/index.js';
import { CustomerRepository } from '../customer.repository.js';
import { CustomerAccountsReader } from './customer-accounts.reader.js';
import { contactOf } from './customer-contact.js';
import { CustomerListReader } from './customer-list.reader.js';
import { CustomerOrdersReader } from './customer-orders.reader.js';

/** Shows a masked contact once. The look and its reason are recorded first. */
@Injectable()
export class RevealCustomerContact {
  constructor(
    private readonly work: UnitOfWork,
    private readonly customers: CustomerRepository,
    private readonly faces: CustomerListReader,
    private readonly orders: CustomerOrdersReader,
    private readonly accounts: CustomerAccountsReader,
    private readonly audit: Audit,
  ) {}

  run(
    id: string,
    reason: string,
    { staff, requestId }: StaffContext,
  ): Promise<Result<RevealedCustomer, 'record.missing'>> {
    return this.work.run(async (tx): Promise<Result<RevealedCustomer, 'record.missing'>> => {
      const contact = await this.read(tx, id);
      if (contact === null) return refuse('record.missing');
      // The names of what was shown: the audit is never forgotten, a person is.
      const shown = Object.entries(contact).flatMap(([field, value]) => (value.length === 0 ? [] : [field]));
      await this.audit.recordStaff(
        tx,
        {
          action: 'customer.reveal-contact',
          subjectType: 'customer',
          subjectId: id,
          before: null,
          after: { reason, shown },
        },
        { staff, requestId },
      );
      return ok(contact);
    });
  }

  private async read(db: SqlRunner, id: string): Promise<RevealedCustomer | null> {
    const [customer, face] = [await this.customers.find(id, db), await this.faces.find(db, id)];
    if (customer === null || face === null) return null;
    const mailbox = customer.mailbox ?? '';
    const orders = await this.orders.orders(db, mailbox);
    const contacts = await this.orders.contacts(db, mailbox);
    const accounts = await this.accounts.accounts(db, mailbox);
    const { emails, phones, address } = contactOf({ face, orders, contacts, accounts });
    const name = face.account_name ?? face.order_name ?? face.quote_name ?? '';
    return { name, emails, phones, address };
  }
}
