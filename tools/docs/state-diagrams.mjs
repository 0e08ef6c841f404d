// @ts-check
import * as domain from '@simpletread/domain';

/** @typedef {import('@simpletread/domain').Machine<string, string>} AnyMachine */

/**
 * @typedef {object} Words
 * @property {string} title
 * @property {string} text
 * @property {Record<string, string>} guards what each guard asks
 * @property {string} home file of the table
 */

/** The description of each lifecycle. A new one in the domain needs its text here. @type {Record<string, Words>} */
const WORDS = {
  accountApplication: {
    title: 'An application for an account type',
    text: 'Customers apply, and staff propose terms. Terms that need a second admin are granted by that admin’s approval.',
    guards: {
      agreed: 'the required approver agreed: a second admin for special prices and for tax exemption',
    },
    home: 'libs/domain/src/sso/account-types/account-application-state.ts',
  },
  alert: {
    title: 'An alert',
    text: 'Raised by the shop itself. More of the same adds to an alert that is open; after its end the next one is new.',
    guards: {},
    home: 'libs/domain/src/alerts/alert-state.ts',
  },
  allocation: {
    title: 'The stock behind an order line',
    text: 'Tires are held during a payment, sold to the order once it is paid, and released when it is cancelled.',
    guards: {},
    home: 'libs/domain/src/catalogue/stock/allocation-state.ts',
  },
  appointment: {
    title: 'An appointment',
    text: 'A seat at a shop is held while a payment runs. Moving an appointment releases one seat and books another; returning all tires of an order releases its coming one.',
    guards: {},
    home: 'libs/domain/src/installers/appointments/appointment-state.ts',
  },
  approval: {
    title: 'A request for approval',
    text: 'Refunds above a limit, new roles and extended roles wait for a colleague. Approving carries out the request.',
    guards: {},
    home: 'libs/domain/src/sso/approvals/approval-state.ts',
  },
  campaign: {
    title: 'A campaign',
    text: 'Only the clock moves a campaign between scheduled, live and ended. A new release takes effect at once.',
    guards: {},
    home: 'libs/domain/src/content/campaigns/campaign-state.ts',
  },
  coverageClaim: {
    title: 'A coverage claim',
    text: 'Staff may ask for more before they decide. An approved claim is paid with a gift card at once. A replaced tire’s coverage ends.',
    guards: {
      agreed: 'a payment above the limit was agreed to by a second person',
      firstAppeal: 'the claim was not appealed before',
    },
    home: 'libs/domain/src/orders/coverage-claims/coverage-claim-state.ts',
  },
  dataExport: {
    title: 'A data export',
    text: 'Gathered feature by feature, stored sealed for a week, and opened only for the person.',
    guards: {},
    home: 'libs/domain/src/sso/privacy/export-state.ts',
  },
  erasure: {
    title: 'An erasure request',
    text: 'It can be withdrawn for two weeks, waits while something is open, and then only goes forward.',
    guards: { nothingOpen: 'no order, refund, payment or application of the person is open' },
    home: 'libs/domain/src/sso/privacy/erasure-state.ts',
  },
  installerApplication: {
    title: 'A shop’s application to the installer program',
    text: 'A guest’s application belongs to no account until its email address is verified. Approving it lets shoppers choose the shop.',
    guards: { emailProved: 'its account has verified the address' },
    home: 'libs/domain/src/installers/applications/installer-application-state.ts',
  },
  delay: {
    title: 'A delay of an order',
    text: 'An order that can’t arrive on its day needs its buyer’s consent (16 CFR 435.2). Staff or the clock ask. A further delay replaces the one before.',
    guards: {
      silenceAgrees: 'it is a first delay of at most 30 days, and the time to answer is over',
      silenceCancels: 'it is a longer, further or open-ended delay, and the time to answer is over',
      noDate: 'the buyer agreed to wait without a day',
    },
    home: 'libs/domain/src/orders/delays/delay-state.ts',
  },
  giftCard: {
    title: 'A gift card',
    text: 'A blocked card pays for nothing new but still receives refunds.',
    guards: {},
    home: 'libs/domain/src/pricing/gift-cards/gift-card-state.ts',
  },
  order: {
    title: 'An order',
    text: 'Buyers see these states as tracking steps. They decide the available actions.',
    guards: {
      windowOpen: 'less than 30 minutes have passed since it was placed, by the database’s clock',
      held: 'staff hold it back from the warehouse',
      delayed: 'its buyer declined a delay, or gave no answer to one that silence cancels',
      warehousePickup: 'its buyer picks it up at a warehouse',
    },
    home: 'libs/domain/src/orders/order/order-state.ts',
  },
  fleet: {
    title: 'A fleet',
    text: 'Representatives close a fleet with a reason and reopen it. The units of a closed one stay, out of the rotation list.',
    guards: {},
    home: 'libs/domain/src/sales/fleets/fleet-state.ts',
  },
  purchaseOrder: {
    title: 'A fleet’s purchase order',
    text: 'Orders of the fleet’s accounts spend an open one within its days and limit. Representatives close and reopen it.',
    guards: {},
    home: 'libs/domain/src/sales/fleets/purchase-order.ts',
  },
  newsletter: {
    title: 'A newsletter',
    text: 'The clock starts a scheduled one, and it is sent step by step. A stopped one goes on where it stopped.',
    guards: {},
    home: 'libs/domain/src/people/newsletters/newsletter-state.ts',
  },
  payment: {
    title: 'A payment',
    text: 'An attempt is recorded before the provider is called, so no answer is lost.',
    guards: {},
    home: 'libs/domain/src/carts/payments/payment-state.ts',
  },
  priceRule: {
    title: 'A promotion or price list',
    text: 'Only an active one changes prices, and only within its window, which is checked for each price.',
    guards: {},
    home: 'libs/domain/src/pricing/rules/rule-state.ts',
  },
  rotationBooking: {
    title: 'A booked rotation',
    text: 'A customer books a shop to rotate the tires of a vehicle, and can move or cancel it until it begins.',
    guards: { ahead: 'it has not begun' },
    home: 'libs/domain/src/installers/rotations/rotation-booking-state.ts',
  },
  salesRequest: {
    title: 'A sales request',
    text: 'It follows its latest quote, and an order from that quote wins it. Staff close it as lost with a reason, and reopen it.',
    guards: {},
    home: 'libs/domain/src/sales/requests/request-state.ts',
  },
  quote: {
    title: 'A quote',
    text: 'A sales representative writes it. A sent quote never changes and holds its tire prices. It expires if nobody accepts it.',
    guards: {},
    home: 'libs/domain/src/sales/quotes/quote-state.ts',
  },
  priceClaim: {
    title: 'A price guarantee claim',
    text: 'Our own lower price is refunded as it is claimed. Staff answer a claim for another seller’s price. Buyers can withdraw a claim until it is answered.',
    guards: { agreed: 'a second person whose limit covers the refund agreed' },
    home: 'libs/domain/src/orders/price-claims/price-claim-state.ts',
  },
  referral: {
    title: 'A referral',
    text: 'Recorded with the friend’s order, at once refused if the two share an account, mailbox, household or card. Delivery earns the reward.',
    guards: {},
    home: 'libs/domain/src/pricing/referrals/referral-state.ts',
  },
  refund: {
    title: 'A refund',
    text: 'It is booked once the provider has paid it. A refused refund is owed until staff retry it.',
    guards: {},
    home: 'libs/domain/src/orders/refunds/refund-state.ts',
  },
  return: {
    title: 'A return',
    text: 'Its buyer requests it, staff answer, and a warehouse receives the tires. A denial can be appealed once. Buyers can cancel until the tires arrive.',
    guards: { agreed: 'a second person whose limit covers the refund agreed' },
    home: 'libs/domain/src/orders/returns/return-state.ts',
  },
  chat: {
    title: 'A live chat',
    text: 'A chat waits in the queue until one agent takes it, and goes back there if that agent’s account is deactivated. Customers whose page is silent for three minutes leave it, and find it where it was if they return within a day. The case that holds its messages has a life of its own.',
    guards: {},
    home: 'libs/domain/src/support/chat/chat-state.ts',
  },
  case: {
    title: 'A case',
    text: 'A message of the customer puts a case into our hands, an answer into theirs. A solved case is reopened by an answer for 14 days, then it closes. A merged case closes at once: its thread goes on in the other one.',
    guards: { isSolvedLately: 'less than 14 days ago' },
    home: 'libs/domain/src/support/cases/case-state.ts',
  },
  review: {
    title: 'A review',
    text: 'A moderator reads every review. Only published ones are shown and counted. An edited review is read again. A rejection has a reason from a closed list, never the rating, and can be appealed once.',
    guards: { firstAppeal: 'the review was not appealed before' },
    home: 'libs/domain/src/reviews/moderation/review-state.ts',
  },
  search: {
    title: 'A search in the shop',
    text: 'The states of the answers below the search sentence. Only the answer to the latest question counts; clearing empties answers and history.',
    guards: { isFlagged: 'the question was neither replaced by a newer one nor part of guided shopping' },
    home: 'libs/domain/src/catalogue/typeahead/search-state.ts',
  },
  simulation: {
    title: 'A simulation',
    text: 'Workers take it up and price its sales slice by slice. It is given up if ten of them died on it.',
    guards: {},
    home: 'libs/domain/src/insight/simulations/simulation-state.ts',
  },
  staffVisit: {
    title: 'A staff visit to the shop',
    text: 'Staff act as a customer, or preview the shop. A link is opened in the session that asked for it; its code begins the visit once.',
    guards: {},
    home: 'libs/domain/src/sso/staff-visits/visit-step.ts',
  },
};

/** @param {unknown} value @returns {value is AnyMachine} */
const isMachine = (value) =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'initial', 'states', 'events'].every((key) => key in value);

/** @param {AnyMachine} machine @returns {string[]} */
const guardsOf = ({ events }) => [
  ...new Set(
    Object.values(events)
      .flatMap((steps) => Object.values(steps))
      .flatMap((step) => step?.guard ?? []),
  ),
];

/** @param {AnyMachine} machine */
const section = (machine) => {
  const words = WORDS[machine.name];
  if (!words)
    throw new Error(`the lifecycle "${machine.name}" is not described in tools/docs/state-diagrams.mjs`);
  const guards = guardsOf(machine).map((guard) => {
    const meaning = words.guards[guard];
    if (!meaning) throw new Error(`the guard "${guard}" is not described in tools/docs/state-diagrams.mjs`);
    return `- \`${guard}\`: ${meaning}.`;
  });
  return [
    `## ${words.title}`,
    words.text,
    `\`\`\`mermaid\n${domain.machineDiagram(machine)}\n\`\`\``,
    ...(guards.length === 0 ? [] : [guards.join('\n')]),
    `Table: \`${words.home}\`.`,
  ].join('\n\n');
};

/** Returns the page of all lifecycles that the domain exports, sorted by name. @returns {string} */
export const stateDiagramsPage = () =>
  [
    '# Lifecycles',
    'Generated from the domain’s tables by `node tools/docs/write-state-diagrams.mjs`; do not edit. Steps without an arrow are refused with\n`order.transitionRefused`. A word in brackets is a check that must have passed.',
    .../** @type {unknown[]} */ (Object.values(domain))
      .filter(isMachine)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(section),
  ].join('\n\n') + '\n';
