import { ok, refuse, type Result } from '../../../result/index.js';
import type { Fulfilment } from '../../order/index.js';
import { changedAddress } from '../changed-fields.js';
import { type ChangeRefusal, mayChange } from '../may-change.js';
import type { ChangedField } from '../order-change.js';
import type { ChangePreview } from '../preview-change.js';
import { changedParts } from '../preview-tires.js';
import { planReceiving, type ReceivingFault, type ReceivingPlan } from './plan-receiving.js';
import { receivingEffects } from './receiving-effects.js';
import type { ReceivingFacts, ReceivingPlace, ReceivingPoint } from './receiving-facts.js';
import type { ReceivingChange, WayToReceive } from './way-to-receive.js';

const WAYS: Readonly<Record<Fulfilment, (shop: string | null) => string>> = {
  'ship-to-me': () => 'Shipped to an address',
  'ship-to-shop': (shop) => `Installation at ${shop ?? 'a shop'}`,
  'fedex-pickup': () => 'FedEx pickup',
  'warehouse-pickup': () => 'Warehouse pickup',
};

const pointWords = (point: ReceivingPoint | null): string | null =>
  point === null ? null : `${point.name}, ${point.address1}, ${point.city}, ${point.state} ${point.zip}`;

const fieldsOf = (
  { fulfilment, shopName, appointment, address, point }: ReceivingFacts,
  to: WayToReceive,
  place: ReceivingPlace,
  { uncovered }: ReceivingPlan,
): ChangedField[] => {
  const fields: ChangedField[] = [
    { label: 'Delivery', before: WAYS[fulfilment](shopName), after: WAYS[to.fulfilment](null) },
    { label: 'Appointment', before: appointment, after: null },
    { label: 'Pickup location', before: pointWords(point), after: pointWords(place.point) },
    ...(to.fulfilment === 'ship-to-me' ? changedAddress(address, to) : []),
    ...uncovered.map((name) => ({
      label: `Road hazard coverage for ${name}`,
      before: 'Covered',
      after: null,
    })),
  ];
  return fields.filter(({ before, after }) => before !== after);
};

const isUnchanged = ({ fulfilment, point }: ReceivingFacts, to: WayToReceive): boolean =>
  fulfilment === to.fulfilment && (to.fulfilment === 'ship-to-me' || to.pickupPointCode === point?.code);

/**
 * Previews another way to receive an order. Refuses what `mayChange` and `planReceiving` refuse, and `order.changeUnchanged` for the same location
 * or another address of an order that ships to one, which is a change of its own.
 */
export const previewReceiving = (
  facts: ReceivingFacts,
  { to }: ReceivingChange,
  place: ReceivingPlace,
): Result<
  ChangePreview & { readonly receiving: ReceivingPlan },
  ChangeRefusal | ReceivingFault | 'order.changeUnchanged'
> => {
  const may = mayChange(facts, 'receiving');
  if (!may.ok) return may;
  if (isUnchanged(facts, to)) return refuse('order.changeUnchanged');
  const plan = planReceiving(facts.order, place.destination);
  if (!plan.ok) return plan;
  return ok({
    fields: fieldsOf(facts, to, place, plan.value),
    amounts: changedParts(plan.value),
    deliveryBefore: facts.deliveryOn,
    deliveryAfter: place.deliveryOn,
    leavesAccount: false,
    effects: receivingEffects(facts, to, place, plan.value),
    receiving: plan.value,
  });
};
