import { US_STATES } from '../../../contact/index.js';
import { ownValue } from '../../../lookup/index.js';
import { ROADSIDE_TIRES } from '../../coverage-claims/index.js';
import { refundEffects } from '../../refunds/index.js';
import { deliveryEffect, emailEffects } from '../change-effects.js';
import { tiresLeft } from '../plan-removal.js';
import type { ReceivingPlan } from './plan-receiving.js';
import type { ReceivingFacts, ReceivingPlace } from './receiving-facts.js';
import type { WayToReceive } from './way-to-receive.js';

const wayEffects = ({ contact, address }: ReceivingFacts, to: WayToReceive, place: ReceivingPlace) => {
  const { point } = place;
  const after = point ?? (to.fulfilment === 'ship-to-me' ? to : address);
  const where = `${after.address1}, ${after.city}, ${after.state} ${after.zip}`;
  if (point === null) return [`The tires ship to ${where}.`];
  const told = contact.phoneType === 'mobile' ? 'email and text' : 'email';
  return [
    `The tires ship to ${point.name}, ${where}.`,
    `We ${told} ${contact.firstName} when they’re ready to pick up with a photo ID.`,
  ];
};

const shopEffects = ({ shopName, appointment }: ReceivingFacts): string[] => {
  if (shopName === null) return [];
  const when = appointment === null ? '' : ` on ${appointment}`;
  return [`The installation at ${shopName}${when} is cancelled. We email the shop.`];
};

const coverageEffects = ({ order: { isInstalled, lines } }: ReceivingFacts, { uncovered }: ReceivingPlan) => {
  const hasRoadside = isInstalled && lines.reduce((sum, line) => sum + tiresLeft(line), 0) >= ROADSIDE_TIRES;
  if (uncovered.length > 0)
    return [hasRoadside ? 'Road hazard coverage and roadside assistance end.' : 'Road hazard coverage ends.'];
  return hasRoadside ? ['Roadside assistance ends.'] : [];
};

const taxEffects = ({ order }: ReceivingFacts, { destination: { state } }: ReceivingPlace): string[] =>
  state === order.state
    ? []
    : [`Sales tax and tire fee are those of ${ownValue(US_STATES, state) ?? state}.`];

const zipEffects = ({ address }: ReceivingFacts, to: WayToReceive): string[] =>
  to.fulfilment === 'ship-to-me' && to.zip !== address.zip
    ? [`Use ZIP code ${to.zip} to track this order.`]
    : [];

/** Returns the effects of another way to receive an order, one sentence each. */
export const receivingEffects = (
  facts: ReceivingFacts,
  to: WayToReceive,
  place: ReceivingPlace,
  plan: ReceivingPlan,
): string[] => [
  ...wayEffects(facts, to, place),
  deliveryEffect(facts.deliveryOn, place.deliveryOn),
  ...shopEffects(facts),
  ...coverageEffects(facts, plan),
  ...taxEffects(facts, place),
  ...(plan.refundInCents === 0 ? ['The price stays the same.'] : refundEffects(plan.refunds, facts.order)),
  ...zipEffects(facts, to),
  ...emailEffects(facts.contact.email, facts.contact.email),
];
