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

/** What each lifecycle is about. A new one in the domain needs its words here. @type {Record<string, Words>} */
const WORDS = {
  accountApplication: {
    title: 'An application for an account type',
    text: 'Customers apply and staff propose the terms. A second admin approves terms that need one.',
    guards: {
      agreed: 'a second admin approved, for prices of its own and for tax exemption',
    },
    home: 'libs/domain/src/sso/account-types/account-application-state.ts',
  },
  allocation: {
    title: 'The stock behind an order line',
    text: 'Tires are set aside while a payment runs, belong to the order once it is paid, and go back when it is cancelled.',
    guards: {},
    home: 'libs/domain/src/catalogue/stock/allocation-state.ts',
  },
  approval: {
    title: 'A decision that needs a second person',
    text: 'Refunds over a limit, new roles and growing roles wait for a colleague. Approving carries out the request.',
    guards: {},
    home: 'libs/domain/src/sso/approvals/approval-state.ts',
  },
  campaign: {
    title: 'A campaign',
    text: 'The clock alone decides between scheduled, live and ended; a campaign that is released again counts from that moment.',
    guards: {},
    home: 'libs/domain/src/content/campaigns/campaign-state.ts',
  },
  dataExport: {
    title: 'A copy of a person’s data',
    text: 'Collected feature by feature, sealed for a week, and opened for that person only.',
    guards: {},
    home: 'libs/domain/src/sso/privacy/export-state.ts',
  },
  erasure: {
    title: 'A request for erasure',
    text: 'For two weeks it can be taken back. It waits while an order or refund is open, and then only moves forward.',
    guards: { nothingOpen: 'no order, refund, payment or application of the person is open' },
    home: 'libs/domain/src/sso/privacy/erasure-state.ts',
  },
  installerApplication: {
    title: 'A shop’s application to the installer program',
    text: 'A guest’s application is unassigned until its e-mail address is proved. After approval shoppers can choose the shop.',
    guards: { emailProved: 'the account that owns it has proved the address' },
    home: 'libs/domain/src/installers/applications/installer-application-state.ts',
  },
  giftCard: {
    title: 'A gift card',
    text: 'A blocked card pays for nothing new; refunds of its payments still return to it.',
    guards: {},
    home: 'libs/domain/src/pricing/gift-cards/gift-card-state.ts',
  },
  order: {
    title: 'An order',
    text: 'Buyers see these states as tracking steps; they decide which actions an order allows.',
    guards: {
      windowOpen: 'less than 30 minutes have passed since it was placed, by the clock of the database',
    },
    home: 'libs/domain/src/orders/order/order-state.ts',
  },
  payment: {
    title: 'A payment',
    text: 'An attempt is written before the provider is called, so no answer can get lost.',
    guards: {},
    home: 'libs/domain/src/carts/payments/payment-state.ts',
  },
  priceRule: {
    title: 'A promotion or price list',
    text: 'Only an active rule changes prices, and only within its window, which each price compares with the clock.',
    guards: {},
    home: 'libs/domain/src/pricing/rules/rule-state.ts',
  },
  quote: {
    title: 'A quote',
    text: 'A sales representative writes it. A sent quote no longer changes and keeps the prices of its day. The clock ends quotes that no customer took.',
    guards: {},
    home: 'libs/domain/src/sales/quotes/quote-state.ts',
  },
  refund: {
    title: 'A refund',
    text: 'It is booked once the provider has paid it. A refused refund is owed until staff retry it.',
    guards: {},
    home: 'libs/domain/src/orders/refunds/refund-state.ts',
  },
  search: {
    title: 'A search of the shop',
    text: 'The state of the answers below the sentence. Only the answer to the latest question counts; clearing empties answers and history.',
    guards: { isFlagged: 'the question was neither let go for a newer one nor part of guided shopping' },
    home: 'libs/domain/src/catalogue/typeahead/search-state.ts',
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
    throw new Error(`the lifecycle "${machine.name}" has no words in tools/docs/state-diagrams.mjs`);
  const guards = guardsOf(machine).map((guard) => {
    const meaning = words.guards[guard];
    if (!meaning) throw new Error(`the guard "${guard}" has no words in tools/docs/state-diagrams.mjs`);
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

/** The page of all lifecycles that the domain exports, sorted by name. @returns {string} */
export const stateDiagramsPage = () =>
  [
    '# Lifecycles',
    'Drawn from the tables of the domain by `node tools/docs/write-state-diagrams.mjs`; do not edit. A move without an arrow is refused with\n`order.transitionRefused`. A word in brackets is a check that must have passed.',
    .../** @type {unknown[]} */ (Object.values(domain))
      .filter(isMachine)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(section),
  ].join('\n\n') + '\n';
