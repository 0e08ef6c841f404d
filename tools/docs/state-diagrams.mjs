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
    text: 'Customers apply; staff propose what to grant. What a second admin must agree to is granted by that one.',
    guards: {
      agreed: 'whoever has to agree did: a second admin for prices of its own and for tax exemption',
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
    title: 'What takes a second person',
    text: 'Refunds over somebody’s limit, roles that are given and roles that grow wait for a colleague. Approving carries out what was asked for.',
    guards: {},
    home: 'libs/domain/src/sso/approvals/approval-state.ts',
  },
  campaign: {
    title: 'A campaign',
    text: 'Between scheduled, live and ended the clock alone decides; what is released again counts from that moment.',
    guards: {},
    home: 'libs/domain/src/content/campaigns/campaign-state.ts',
  },
  dataExport: {
    title: 'A copy of somebody’s data',
    text: 'Gathered feature by feature, kept sealed for a week, and opened for nobody but the person.',
    guards: {},
    home: 'libs/domain/src/sso/privacy/export-state.ts',
  },
  erasure: {
    title: 'A wish to be forgotten',
    text: 'It rests for two weeks in which it can be taken back, waits while something is open, and then only goes forward.',
    guards: { nothingOpen: 'no order, refund, payment or application of the person is open' },
    home: 'libs/domain/src/sso/privacy/erasure-state.ts',
  },
  installerApplication: {
    title: 'A shop’s application to the installer program',
    text: 'One that a guest sent is nobody’s until its e-mail address is proved. Approving makes the shop one that shoppers can choose.',
    guards: { emailProved: 'the account that it becomes part of has proved the address' },
    home: 'libs/domain/src/installers/applications/installer-application-state.ts',
  },
  giftCard: {
    title: 'A gift card',
    text: 'A blocked one pays for nothing new; what it paid for still comes back to it.',
    guards: {},
    home: 'libs/domain/src/pricing/gift-cards/gift-card-state.ts',
  },
  order: {
    title: 'An order',
    text: 'Buyers see these states as tracking steps; what may be done with an order hangs on them.',
    guards: {
      windowOpen: 'less than 30 minutes have passed since it was placed, by the clock of the database',
    },
    home: 'libs/domain/src/orders/order/order-state.ts',
  },
  payment: {
    title: 'A payment',
    text: 'An attempt is written down before the provider hears of it, so that no answer can get lost.',
    guards: {},
    home: 'libs/domain/src/carts/payments/payment-state.ts',
  },
  priceRule: {
    title: 'A promotion or price list',
    text: 'Only an active one changes prices, and only within its window, which is held against the clock at each price.',
    guards: {},
    home: 'libs/domain/src/pricing/rules/rule-state.ts',
  },
  quote: {
    title: 'A quote',
    text: 'A sales representative writes it; what was sent changes no more, and its prices are those of its day. The clock ends what nobody took.',
    guards: {},
    home: 'libs/domain/src/sales/quotes/quote-state.ts',
  },
  refund: {
    title: 'A refund',
    text: 'It is booked when the provider has paid it. One that the provider refuses is owed until staff have it asked for again.',
    guards: {},
    home: 'libs/domain/src/orders/refunds/refund-state.ts',
  },
  search: {
    title: 'A search of the shop',
    text: 'What the answers below the sentence are doing. Only the answer to the latest question counts; clearing empties answers and history.',
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
    'Drawn from the tables of the domain by `node tools/docs/write-state-diagrams.mjs`; do not edit. What has no arrow here is refused with\n`order.transitionRefused`. A word in brackets is a check that must have passed.',
    .../** @type {unknown[]} */ (Object.values(domain))
      .filter(isMachine)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(section),
  ].join('\n\n') + '\n';
