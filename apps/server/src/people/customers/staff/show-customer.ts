import { Injectable } from '@nestjs/common';
import type { Customer } from '@simpletread/contract';
import { may, ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { type SqlRunner, UnitOfWork } from '../../../platform/database/index.js';
import { CustomerRepository, type WrittenNote } from '../customer.repository.js';
import { accountOf, CustomerAccountsReader } from './customer-accounts.reader.js';
import { contactOf, maskedContact } from './customer-contact.js';
import { CustomerListReader } from './customer-list.reader.js';
import {
  claimOf,
  coverageClaimOf,
  CustomerOrdersReader,
  quoteOf,
  returnOf,
  type TheirOrder,
} from './customer-orders.reader.js';
import { customerRowOf } from './customer-row.js';
import { vehiclesOf } from './customer-vehicles.js';
import { CustomerWork } from './customer-work.js';

const orderOf = (order: TheirOrder): NonNullable<Customer['orders']>[number] => ({
  id: order.id,
  orderNumber: order.number,
  placedAt: order.placed_at.toISOString(),
  vehicle:
    order.vehicle === null ? null : `${order.vehicle.year} ${order.vehicle.make} ${order.vehicle.model}`,
  tires: order.tires,
  sizes: [...order.sizes],
  state: order.state,
  fulfilment: order.fulfilment,
  paymentState: order.payment_state,
  totalInCents: order.total_in_cents,
  refundedInCents: order.refunded_in_cents,
});

const noteOf = ({ id, text, written_at: at, writer_name: writtenBy }: WrittenNote) => ({
  id,
  text,
  writtenAt: at.toISOString(),
  writtenBy,
});

/** A customer’s page: each section as far as the viewer’s role may see what it is of. */
@Injectable()
export class ShowCustomer {
  constructor(
    private readonly work: UnitOfWork,
    private readonly customers: CustomerRepository,
    private readonly faces: CustomerListReader,
    private readonly orders: CustomerOrdersReader,
    private readonly accounts: CustomerAccountsReader,
    private readonly openWork: CustomerWork,
    private readonly clock: Clock,
  ) {}

  async run(id: string, viewer: StaffPrincipal): Promise<Result<Customer, 'record.missing'>> {
    const shown = await this.work.snapshot((db) => this.read(db, id, viewer));
    return shown === null ? refuse('record.missing') : ok(shown);
  }

  /** In one snapshot: the figures and what they count never disagree. */
  private async read(db: SqlRunner, id: string, viewer: StaffPrincipal): Promise<Customer | null> {
    const [customer, face] = [await this.customers.find(id, db), await this.faces.find(db, id)];
    if (customer === null || face === null) return null;
    const seesContacts = may(viewer, 'contacts.read');
    // No order, account or quote has this mailbox: an erased customer has nothing.
    const mailbox = customer.mailbox ?? '';
    const allOrders = await this.orders.orders(db, mailbox);
    const allAccounts = await this.accounts.accounts(db, mailbox);
    const accountIds = allAccounts.map((account) => account.id);
    const seesOrders = may(viewer, 'orders.read');
    const seesAccounts = may(viewer, 'accounts.read');
    const seesReturns = may(viewer, 'returns.read');
    const claims = may(viewer, 'claims.read') ? await this.orders.claims(db, mailbox) : null;
    const coverageClaims = may(viewer, 'claims.read') ? await this.orders.coverageClaims(db, mailbox) : null;
    const quotes = may(viewer, 'quotes.read') ? await this.orders.quotes(db, mailbox) : null;
    const now = this.clock.now();
    const contacts = await this.orders.contacts(db, mailbox);
    const contact = contactOf({ face, orders: allOrders, contacts, accounts: allAccounts });
    return {
      ...customerRowOf(face, viewer),
      returnCount: seesReturns ? await this.orders.returnCount(db, mailbox) : null,
      contact: seesContacts ? contact : maskedContact(contact),
      openWork: await this.openWork.of(db, mailbox, viewer, now),
      vehicles:
        seesAccounts || seesOrders
          ? vehiclesOf(
              seesAccounts ? await this.accounts.garage(db, accountIds) : [],
              seesOrders ? allOrders : [],
            )
          : null,
      orders: seesOrders ? allOrders.map(orderOf) : null,
      returns: seesReturns ? (await this.orders.returns(db, mailbox)).map(returnOf) : null,
      priceClaims: claims?.map(claimOf) ?? null,
      coverageClaims: coverageClaims?.map(coverageClaimOf) ?? null,
      quotes: quotes?.map((quote) => quoteOf(quote, now)) ?? null,
      giftCards: may(viewer, 'giftCards.read') ? await this.accounts.giftCards(db, accountIds) : null,
      referral: may(viewer, 'referrals.read') ? await this.accounts.referral(db, accountIds) : null,
      accounts: seesAccounts ? allAccounts.map((account) => accountOf(account, seesContacts)) : null,
      privacy: may(viewer, 'privacy.manage') ? await this.accounts.privacy(db, accountIds) : null,
      // Notes may name streets and numbers.
      notes: seesContacts ? (await this.customers.notes(db, id)).map(noteOf) : null,
    };
  }
}
