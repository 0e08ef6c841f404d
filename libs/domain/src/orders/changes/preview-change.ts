import { mailboxOf } from '../../contact/index.js';
import { addCents, type Cents, formatMoney, subtractCents } from '../../money/index.js';
import type { PriceDestination } from '../../pricing/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { accountEffect, addressEffects, contactEffects } from './change-effects.js';
import { changedAddress, changedContact } from './changed-fields.js';
import {
  chargesAtPlace,
  type PlaceCharges,
  soldCharges,
  type SoldLine,
  sumCharges,
} from './charges-at-place.js';
import { type ChangeableState, type ChangeRefusal, mayChange } from './may-change.js';
import type { ChangedField, ShipToChange } from './order-change.js';
import type { OrderAddress, OrderContact } from './order-place.js';
import type { RemovalPlan } from './plan-removal.js';
import type { ReceivingPlan } from './receiving/plan-receiving.js';

/** An order as far as its changes depend on it. */
export interface ChangeableOrder extends ChangeableState {
  readonly contact: OrderContact;
  readonly address: OrderAddress;
  readonly lines: readonly SoldLine[];
  readonly totalInCents: Cents;
  readonly isTaxExempt: boolean;
  /** Its delivery changed after the sale, to taxes and fees that its lines don't show. */
  readonly isTaxedAnew?: boolean;
  /** The promised day, `2026-11-27`; null without one. */
  readonly deliveryOn: string | null;
  /** It came to its account because of its email, and staff change it: with another mailbox it leaves that account. */
  readonly isAccountOfEmail: boolean;
}

/** The charges at the place of an address, and the day of delivery there. */
export interface NewPlace {
  readonly destination: PriceDestination;
  readonly deliveryOn: string | null;
}

/** An amount of an order before and after a change. */
export interface ChangedAmount {
  readonly label: string;
  readonly beforeInCents: Cents;
  readonly afterInCents: Cents;
}

/** Everything that a change does. Buyer and staff see it before; applying the change does exactly this. */
export interface ChangePreview {
  /** The fields that differ; never empty. */
  readonly fields: readonly ChangedField[];
  /** The charges that depend on the place, and at last the total. */
  readonly amounts: readonly ChangedAmount[];
  readonly deliveryBefore: string | null;
  readonly deliveryAfter: string | null;
  /** It belongs to another person now, whose account may claim it. */
  readonly leavesAccount: boolean;
  /** One sentence for each effect. */
  readonly effects: readonly string[];
  /** The tires that go and their money; left out where none go. */
  readonly removal?: RemovalPlan;
  /** The money of a changed delivery; left out for other changes. */
  readonly receiving?: ReceivingPlan;
}

export type PreviewFault =
  | ChangeRefusal
  | 'order.changeUnchanged'
  | 'order.changeCostsMore'
  | 'order.changeCostsLess'
  | 'order.changeTaxedAnew'
  | 'order.changeExempt';

const amountsOf = (order: ChangeableOrder, after: PlaceCharges): ChangedAmount[] => {
  const before = soldCharges(order.lines);
  const fee = subtractCents(after.stateFeeInCents, before.stateFeeInCents);
  const tax = subtractCents(after.salesTaxInCents, before.salesTaxInCents);
  const { totalInCents: total } = order;
  return [
    { label: 'State tire fee', beforeInCents: before.stateFeeInCents, afterInCents: after.stateFeeInCents },
    { label: 'Sales tax', beforeInCents: before.salesTaxInCents, afterInCents: after.salesTaxInCents },
    { label: 'Total', beforeInCents: total, afterInCents: addCents(total, addCents(fee, tax)) },
  ];
};

// A state has one tax and one fee. Within it nothing is charged anew, even if its rate has changed since.
const chargesAt = (order: ChangeableOrder, state: string, { destination }: NewPlace): PlaceCharges =>
  state === order.address.state
    ? soldCharges(order.lines)
    : sumCharges(chargesAtPlace(order.lines, destination, order.isTaxExempt));

const previewContact = (
  order: ChangeableOrder,
  after: OrderContact,
): Result<ChangePreview, 'order.changeUnchanged'> => {
  const { contact, fulfilment, deliveryOn, isAccountOfEmail } = order;
  const fields = changedContact(contact, after);
  if (fields.length === 0) return refuse('order.changeUnchanged');
  const leavesAccount = isAccountOfEmail && mailboxOf(contact.email) !== mailboxOf(after.email);
  return ok({
    fields,
    amounts: amountsOf(order, soldCharges(order.lines)),
    deliveryBefore: deliveryOn,
    deliveryAfter: deliveryOn,
    leavesAccount,
    effects: [
      ...contactEffects(contact, after, fulfilment),
      ...(leavesAccount ? [accountEffect(after.email)] : []),
    ],
  });
};

// The ledger keeps fee and tax apart, so a fee that rises by what a tax falls is a difference as well.
const refuseDifference = (
  amounts: readonly ChangedAmount[],
): Result<null, 'order.changeCostsMore' | 'order.changeCostsLess' | 'order.changeTaxedAnew'> => {
  if (amounts.every(({ beforeInCents, afterInCents }) => beforeInCents === afterInCents)) return ok(null);
  const total = amounts.at(-1);
  if (total === undefined || total.afterInCents === total.beforeInCents)
    return refuse('order.changeTaxedAnew');
  const { beforeInCents, afterInCents } = total;
  return afterInCents > beforeInCents
    ? refuse('order.changeCostsMore', { amount: formatMoney(subtractCents(afterInCents, beforeInCents)) })
    : refuse('order.changeCostsLess', { amount: formatMoney(subtractCents(beforeInCents, afterInCents)) });
};

const previewAddress = (
  order: ChangeableOrder,
  after: OrderAddress,
  place: NewPlace,
): Result<ChangePreview, PreviewFault> => {
  const { address, contact, deliveryOn } = order;
  const fields = changedAddress(address, after);
  if (fields.length === 0) return refuse('order.changeUnchanged');
  // An exemption certificate is valid only in its own state.
  if (order.isTaxExempt && after.state !== address.state) return refuse('order.changeExempt');
  if (order.isTaxedAnew === true && after.state !== address.state) return refuse('order.changeTaxedAnew');
  const amounts = amountsOf(order, chargesAt(order, after.state, place));
  const difference = refuseDifference(amounts);
  if (!difference.ok) return difference;
  const arrival = { ...after, deliveryOn: place.deliveryOn };
  return ok({
    fields,
    amounts,
    deliveryBefore: deliveryOn,
    deliveryAfter: place.deliveryOn,
    leavesAccount: false,
    effects: addressEffects({ ...address, deliveryOn }, arrival, contact.email),
  });
};

/**
 * Previews a new contact or address of an order; an address needs the place that it is in. Refuses what `mayChange` refuses, `order.changeUnchanged`, and
 * `order.changeCostsMore` and `order.changeCostsLess` (data: the amount) for an address whose tax or fee differs, `order.changeTaxedAnew` if
 * they differ and sum to the same or the order is taxed anew already, and `order.changeExempt` for an exempt buyer in another state: a placed order is neither charged again
 * nor repriced in part.
 */
export const previewChange = (
  order: ChangeableOrder,
  change: ShipToChange,
  place: NewPlace | null,
): Result<ChangePreview, PreviewFault> => {
  const may = mayChange(order, change.kind);
  if (!may.ok) return may;
  if (change.kind === 'contact') return previewContact(order, change);
  if (place === null) throw new RangeError('an address is in a place');
  return previewAddress(order, change, place);
};
