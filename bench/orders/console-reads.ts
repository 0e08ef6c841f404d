import {
  type CallInput,
  type EndpointShape,
  findAnything,
  getAdminOrderReturns,
  getCustomerTimeline,
  getCustomer,
  getDashboard,
  getHistory,
  getReturnFigures,
  getAdminOrder,
  listCoverageClaims,
  listCustomers,
  listMessages,
  listOrders,
  listPriceClaims,
  listReturns,
  listWaiting,
} from '@simpletread/contract';

import { prepare, type PreparedCall } from '../http/http-caller.js';

/** An order as staff look for it. */
export interface Sample {
  readonly id: string;
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly zip: string;
  readonly size: string;
  readonly placedAt: Date;
  readonly customerId: string;
}

/** A read of the console, and the calls that it makes at once for one order. */
export interface ConsoleRead {
  readonly name: string;
  readonly mostMs: number;
  readonly calls: (sample: Sample) => readonly PreparedCall[];
}

const LIST_MS = 100;
const PAGE_MS = 300;
const DAY_MS = 24 * 60 * 60_000;

interface Asked {
  readonly filter?: object;
  readonly sort?: readonly [string, 'ASC' | 'DESC'];
  readonly first?: number;
}

/** The reads of the lists, the finder, Today and the pages, for staff with `headers`. */
export const consoleReads = (
  serverUrl: string,
  headers: Readonly<Record<string, string>>,
): readonly ConsoleRead[] => {
  const call = <E extends EndpointShape>(endpoint: E, input: CallInput<E>): PreparedCall =>
    prepare(serverUrl, endpoint, input, headers);
  const listCall = (
    list: EndpointShape,
    { filter = {}, sort = ['id', 'ASC'], first = 0 }: Asked,
  ): PreparedCall => {
    const query = {
      filter: JSON.stringify(filter),
      sort: JSON.stringify(sort),
      range: JSON.stringify([first, first + 24]),
    };
    return prepare(serverUrl, list, { query } as never, headers);
  };
  const list = (name: string, endpoint: EndpointShape, asked: (sample: Sample) => Asked): ConsoleRead => ({
    name,
    mostMs: LIST_MS,
    calls: (sample) => [listCall(endpoint, asked(sample))],
  });
  const newest = ['placedAt', 'DESC'] as const;
  const orders = (name: string, asked: (sample: Sample) => Asked): ConsoleRead =>
    list(`orders, ${name}`, listOrders, (sample) => ({ sort: newest, ...asked(sample) }));
  const found = (name: string, text: (sample: Sample) => string): ConsoleRead => ({
    name: `finder, ${name}`,
    mostMs: LIST_MS,
    calls: (sample) => [call(findAnything, { query: { q: text(sample) } })],
  });
  const ofOrder = (endpoint: EndpointShape, id: string): PreparedCall =>
    listCall(endpoint, { filter: { orderId: id }, sort: ['requestedAt', 'DESC'] });
  const sorts = ['orderNumber', 'customerName', 'totalInCents', 'state', 'cancelClosesAt', 'zip'] as const;
  return [
    orders('newest first', () => ({})),
    orders('page 40', () => ({ first: 1_000 })),
    orders('page 400', () => ({ first: 9_975 })),
    ...sorts.flatMap((column) => [
      orders(`by ${column}`, () => ({ sort: [column, 'ASC'] })),
      orders(`by ${column}, descending`, () => ({ sort: [column, 'DESC'] })),
    ]),
    ...['placed', 'inTransit', 'delivered', 'cancelled'].flatMap((state) => [
      orders(`${state}`, () => ({ filter: { state } })),
      orders(`${state}, by total`, () => ({ filter: { state }, sort: ['totalInCents', 'DESC'] })),
      orders(`${state}, by name`, () => ({ filter: { state }, sort: ['customerName', 'ASC'] })),
    ]),
    ...['captured', 'partiallyRefunded', 'refunded', 'processing'].map((paymentState) =>
      orders(`payment ${paymentState}`, () => ({ filter: { paymentState } })),
    ),
    orders('payment refunded, by name', () => ({
      filter: { paymentState: 'refunded' },
      sort: ['customerName', 'ASC'],
    })),
    ...['ship-to-me', 'ship-to-shop', 'fedex-pickup'].map((fulfilment) =>
      orders(fulfilment, () => ({ filter: { fulfilment } })),
    ),
    orders('FedEx pickup, cancelled', () => ({ filter: { fulfilment: 'fedex-pickup', state: 'cancelled' } })),
    orders('account type Military', () => ({ filter: { accountType: 'Military' } })),
    orders('clock running', () => ({ filter: { isCancelOpen: true }, sort: ['cancelClosesAt', 'ASC'] })),
    orders('clock closed', () => ({ filter: { isCancelOpen: false } })),
    orders('failed refunds', () => ({ filter: { isRefundFailed: true }, sort: ['placedAt', 'ASC'] })),
    orders('no failed refunds', () => ({ filter: { isRefundFailed: false } })),
    orders('of a ZIP', ({ zip }) => ({ filter: { zip } })),
    orders('of an email', ({ email }) => ({ filter: { email } })),
    orders('of a week', ({ placedAt }) => ({
      filter: {
        placedFrom: new Date(placedAt.getTime() - 7 * DAY_MS).toISOString(),
        placedTo: placedAt.toISOString(),
      },
    })),
    orders('of a week, by total', ({ placedAt }) => ({
      filter: {
        placedFrom: new Date(placedAt.getTime() - 7 * DAY_MS).toISOString(),
        placedTo: placedAt.toISOString(),
      },
      sort: ['totalInCents', 'DESC'],
    })),
    orders('until a day, refunded', ({ placedAt }) => ({
      filter: { placedTo: placedAt.toISOString(), paymentState: 'refunded' },
    })),
    orders('search number', ({ number }) => ({ filter: { q: number } })),
    orders('search half a number', ({ number }) => ({ filter: { q: number.slice(5) } })),
    orders('search name', ({ firstName, lastName }) => ({ filter: { q: `${firstName} ${lastName}` } })),
    orders('search last name', ({ lastName }) => ({ filter: { q: lastName } })),
    orders('search last name, by total', ({ lastName }) => ({
      filter: { q: lastName },
      sort: ['totalInCents', 'DESC'],
    })),
    orders('search three letters', ({ lastName }) => ({ filter: { q: lastName.slice(0, 3) } })),
    orders('search email', ({ email }) => ({ filter: { q: email } })),
    orders('search phone', ({ phone }) => ({ filter: { q: phone } })),
    orders('search ZIP', ({ zip }) => ({ filter: { q: zip } })),
    orders('search size', ({ size }) => ({ filter: { q: size } })),
    orders('search size, in transit', ({ size }) => ({ filter: { q: size, state: 'inTransit' } })),
    list('returns, by promise', listReturns, () => ({ sort: ['dueAt', 'ASC'] })),
    list('returns, newest', listReturns, () => ({ sort: ['requestedAt', 'DESC'] })),
    list('returns, by customer', listReturns, () => ({ sort: ['customerName', 'ASC'] })),
    list('returns, by tires', listReturns, () => ({ sort: ['tireCount', 'DESC'] })),
    list('returns to answer', listReturns, () => ({
      filter: { waitsFor: 'answer' },
      sort: ['dueAt', 'ASC'],
    })),
    list('returns overdue', listReturns, () => ({ filter: { isOverdue: true }, sort: ['dueAt', 'ASC'] })),
    list('returns, refunded', listReturns, () => ({
      filter: { state: 'refunded' },
      sort: ['requestedAt', 'DESC'],
    })),
    list('returns, search last name', listReturns, ({ lastName }) => ({
      filter: { q: lastName },
      sort: ['requestedAt', 'DESC'],
    })),
    list('price claims, by promise', listPriceClaims, () => ({ sort: ['dueAt', 'ASC'] })),
    list('coverage claims, by promise', listCoverageClaims, () => ({ sort: ['dueAt', 'ASC'] })),
    list('customers, newest', listCustomers, () => ({ sort: ['since', 'DESC'] })),
    list('customers with accounts', listCustomers, () => ({
      filter: { hasAccount: true },
      sort: ['since', 'DESC'],
    })),
    list('customers without', listCustomers, () => ({
      filter: { hasAccount: false },
      sort: ['since', 'DESC'],
    })),
    list('customers, search name', listCustomers, ({ firstName, lastName }) => ({
      filter: { q: `${firstName} ${lastName}` },
      sort: ['since', 'DESC'],
    })),
    list('customers, search last name', listCustomers, ({ lastName }) => ({
      filter: { q: lastName },
      sort: ['since', 'DESC'],
    })),
    list('customers, search email', listCustomers, ({ email }) => ({
      filter: { q: email },
      sort: ['since', 'DESC'],
    })),
    list('customers, search ZIP', listCustomers, ({ zip }) => ({
      filter: { q: zip },
      sort: ['since', 'DESC'],
    })),
    list('messages, newest', listMessages, () => ({ sort: ['createdAt', 'DESC'] })),
    list('messages, failed', listMessages, () => ({ filter: { isOpen: true }, sort: ['createdAt', 'ASC'] })),
    list('messages, search email', listMessages, ({ email }) => ({
      filter: { q: email },
      sort: ['createdAt', 'DESC'],
    })),
    list('messages, texts', listMessages, () => ({
      filter: { channel: 'sms' },
      sort: ['createdAt', 'DESC'],
    })),
    { name: 'work queues', mostMs: LIST_MS, calls: () => [call(listWaiting, { query: {} })] },
    found('number', ({ number }) => number),
    found('name', ({ firstName, lastName }) => `${firstName} ${lastName}`),
    found('last name', ({ lastName }) => lastName),
    found('email', ({ email }) => email),
    found('phone', ({ phone }) => phone),
    found('ZIP', ({ zip }) => zip),
    {
      name: 'return figures, a quarter',
      mostMs: PAGE_MS,
      calls: () => [call(getReturnFigures, { query: { period: 'quarter' } })],
    },
    {
      name: 'Today',
      mostMs: PAGE_MS,
      calls: () => [call(getDashboard, {}), call(listWaiting, { query: {} })],
    },
    {
      name: 'order page',
      mostMs: PAGE_MS,
      calls: ({ id }) => [
        call(getAdminOrder, { params: { id } }),
        call(getAdminOrderReturns, { params: { id } }),
        call(getHistory, { params: { type: 'order', id }, query: {} }),
        ofOrder(listReturns, id),
        ofOrder(listPriceClaims, id),
        ofOrder(listCoverageClaims, id),
      ],
    },
    {
      name: 'customer page',
      mostMs: PAGE_MS,
      calls: ({ customerId }) => [
        call(getCustomer, { params: { id: customerId } }),
        call(getCustomerTimeline, { params: { id: customerId }, query: {} }),
      ],
    },
  ];
};
