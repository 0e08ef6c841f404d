import { ORDER_STATE_WORDS, ORDER_STATES, PAYMENT_STATES } from '@simpletread/domain';

import type { FilterField, ListView } from '../../../shell/list/index.js';
import { FULFILMENT_LABELS, ORDER_FACES, PAYMENT_FACES } from '../state/order-state-chip.js';

const ORDER_FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'Status',
    options: ORDER_STATES.map((value) => ({ value, label: ORDER_FACES[value].label })),
  },
  {
    kind: 'choice',
    source: 'paymentState',
    label: 'Payment',
    options: PAYMENT_STATES.map((value) => ({ value, label: PAYMENT_FACES[value].label })),
  },
  {
    kind: 'choice',
    source: 'fulfilment',
    label: 'Fulfillment',
    options: Object.entries(FULFILMENT_LABELS).map(([value, label]) => ({ value, label })),
  },
  { kind: 'flag', source: 'isCancelOpen', label: 'Clock', yes: 'running', no: 'closed' },
  { kind: 'flag', source: 'isOnHold', label: 'Hold', yes: 'On hold', no: 'Not on hold' },
  {
    kind: 'choice',
    source: 'delay',
    label: 'Delay',
    options: [
      { value: 'toAsk', label: 'Buyer to be asked' },
      { value: 'asked', label: 'Buyer asked' },
      { value: 'agreed', label: 'Agreed' },
      { value: 'cancelled', label: 'Cancelled' },
    ],
  },
  { kind: 'text', source: 'zip', label: 'ZIP' },
  { kind: 'text', source: 'email', label: 'Email' },
  { kind: 'day', source: 'placedFrom', label: 'Placed from', edge: 'from' },
  { kind: 'day', source: 'placedTo', label: 'Placed until', edge: 'to' },
];

/** The list's filters. Staff who can't see email addresses can't search by them. */
export const orderFilters = (seesContacts: boolean): readonly FilterField[] =>
  seesContacts ? ORDER_FILTERS : ORDER_FILTERS.filter(({ source }) => source !== 'email');

const newest = { field: 'placedAt', order: 'DESC' } as const;

export const ORDER_VIEWS: readonly ListView[] = [
  { name: 'All', filter: {}, sort: newest, isCounted: true },
  {
    name: 'Clocks running',
    filter: { isCancelOpen: true },
    sort: { field: 'cancelClosesAt', order: 'ASC' },
    isCounted: true,
  },
  { name: 'Mine', filter: { owner: 'me' }, sort: newest },
  { name: 'On hold', filter: { isOnHold: true }, sort: newest, isCounted: true },
  {
    name: 'Late: to ask',
    filter: { delay: 'toAsk' },
    sort: { field: 'delayDueAt', order: 'ASC' },
    isCounted: true,
  },
  {
    name: 'Late: asked',
    filter: { delay: 'asked' },
    sort: { field: 'delayDueAt', order: 'ASC' },
    isCounted: true,
  },
  { name: 'Late: agreed', filter: { delay: 'agreed' }, sort: newest, isCounted: true },
  { name: ORDER_STATE_WORDS.placed, filter: { state: 'placed' }, sort: newest, isCounted: true },
  {
    name: ORDER_STATE_WORDS.pendingPickup,
    filter: { state: 'pendingPickup' },
    sort: newest,
    isCounted: true,
  },
  { name: ORDER_STATE_WORDS.inTransit, filter: { state: 'inTransit' }, sort: newest, isCounted: true },
  { name: ORDER_STATE_WORDS.delivered, filter: { state: 'delivered' }, sort: newest },
  { name: ORDER_STATE_WORDS.cancelled, filter: { state: 'cancelled' }, sort: newest },
];
