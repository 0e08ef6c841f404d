import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { CustomerRepository } from '../customer.repository.js';

type Refusal = 'record.missing' | 'customer.erased';

/** Adds a note about a customer; once for each request, however often it runs. */
@Injectable()
export class AddCustomerNote {
  constructor(
    private readonly work: UnitOfWork,
    private readonly customers: CustomerRepository,
    private readonly audit: Audit,
  ) {}

  run(
    customerId: string,
    text: string,
    { staff, requestId, key }: StaffContext & { readonly key: string },
  ): Promise<Result<null, Refusal>> {
    return this.work.run(async (tx): Promise<Result<null, Refusal>> => {
      const customer = await this.customers.lock(tx, customerId);
      if (customer === null) return refuse('record.missing');
      if (customer.erased_at !== null) return refuse('customer.erased');
      const noteId = await this.customers.addNote(tx, {
        customerId,
        text,
        writtenAt: await tx.now(),
        writtenBy: staff.staffId,
        writerName: staff.name,
        requestKey: `${staff.staffId} ${customerId} ${key}`,
      });
      if (noteId !== null)
        await this.audit.recordStaff(
          tx,
          {
            action: 'customer.note',
            subjectType: 'customer',
            subjectId: customerId,
            before: null,
            // The text stays with the customer: the audit is read by people who see no contacts.
            after: { noteId },
          },
          { staff, requestId },
        );
      return ok(null);
    });
  }
}
