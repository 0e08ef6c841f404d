import { Controller } from '@nestjs/common';
import {
  addCustomerNote,
  type Customer,
  type CustomerRow,
  getCustomer,
  getCustomerTimeline,
  type HandlerInput,
  listCustomers,
  type ListPage,
  revealCustomerContact,
  startCustomerMessage,
  writeCustomerMessage,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { AddCustomerNote } from './add-customer-note.js';
import { CustomerListReader } from './customer-list.reader.js';
import { CustomerTimelineReader } from './customer-timeline.reader.js';
import { RevealCustomerContact } from './reveal-customer-contact.js';
import { ShowCustomer } from './show-customer.js';
import { WriteToCustomer } from './write-to-customer.js';

@Controller()
export class CustomersController {
  constructor(
    private readonly customers: CustomerListReader,
    private readonly showCustomer: ShowCustomer,
    private readonly timelines: CustomerTimelineReader,
    private readonly addNote: AddCustomerNote,
    private readonly reveal: RevealCustomerContact,
    private readonly toCustomer: WriteToCustomer,
  ) {}

  @Bind(listCustomers)
  async list(
    @Input() { query }: HandlerInput<typeof listCustomers>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<ListPage<CustomerRow>>> {
    return ok(await this.customers.page(query, staff));
  }

  @Bind(getCustomer)
  show(
    @Input() { params }: HandlerInput<typeof getCustomer>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<Customer>> {
    return this.showCustomer.run(params.id, staff);
  }

  @Bind(getCustomerTimeline)
  timeline(
    @Input() { params, query }: HandlerInput<typeof getCustomerTimeline>,
    @Staff() staff: StaffPrincipal,
  ) {
    return this.timelines.page(params.id, query, staff);
  }

  @Bind(addCustomerNote)
  async note(
    @Input() { params, body }: HandlerInput<typeof addCustomerNote>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<Customer>> {
    const added = await this.addNote.run(params.id, body.text, { staff, requestId, key });
    return added.ok ? this.showCustomer.run(params.id, staff) : added;
  }

  @Bind(startCustomerMessage)
  startMessage(
    @Input() { params }: HandlerInput<typeof startCustomerMessage>,
    @Staff() staff: StaffPrincipal,
  ) {
    return this.toCustomer.start(params.id, staff);
  }

  @Bind(writeCustomerMessage)
  writeMessage(
    @Input() { params, body }: HandlerInput<typeof writeCustomerMessage>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ) {
    return this.toCustomer.run(params.id, body, { staff, requestId, key });
  }

  @Bind(revealCustomerContact, { rate: 'strict' })
  revealContact(
    @Input() { params, body }: HandlerInput<typeof revealCustomerContact>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.reveal.run(params.id, body.reason, { staff, requestId });
  }
}
