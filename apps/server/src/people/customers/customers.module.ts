import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { WrittenMessagesModule } from '../../orders/index.js';
import { customerEntity } from './customer.entity.js';
import { customerNoteEntity } from './customer-note.entity.js';
import { CustomerRepository } from './customer.repository.js';
import { ForgetStrangers } from './forget-strangers.js';
import { PersonalCustomers } from './personal-customers.js';
import { AddCustomerNote } from './staff/add-customer-note.js';
import { CustomerAccountsReader } from './staff/customer-accounts.reader.js';
import { CustomerListReader } from './staff/customer-list.reader.js';
import { CustomerMobileReader } from './staff/customer-mobile.reader.js';
import { CustomerOrdersReader } from './staff/customer-orders.reader.js';
import { CustomerTimelineReader } from './staff/customer-timeline.reader.js';
import { CustomerWork } from './staff/customer-work.js';
import { CustomersController } from './staff/customers.controller.js';
import { RevealCustomerContact } from './staff/reveal-customer-contact.js';
import { ShowCustomer } from './staff/show-customer.js';
import { WriteToCustomer } from './staff/write-to-customer.js';

/** Customers: people by mailbox, with or without an account. Decision record 116. */
@Module({
  imports: [TypeOrmModule.forFeature([customerEntity, customerNoteEntity]), WrittenMessagesModule],
  controllers: [CustomersController],
  providers: [
    CustomerRepository,
    PersonalCustomers,
    ForgetStrangers,
    CustomerListReader,
    CustomerMobileReader,
    CustomerOrdersReader,
    CustomerAccountsReader,
    CustomerTimelineReader,
    CustomerWork,
    ShowCustomer,
    AddCustomerNote,
    RevealCustomerContact,
    WriteToCustomer,
  ],
})
export class CustomersModule {}
