import { formatOrderNumber, formatReturnNumber, type OrderNumber } from '@simpletread/domain';
import type { TimelineEvent } from '../../order/progress/timeline-event.js';
import type { SeedReturn } from '../seed-return.js';
import type { SeedExchange } from './seed-exchange.js';

/** The order of the right tires, or that there was none in time; nothing while the exchange is open. */
const ending = ({ told, order, until }: SeedExchange, returnNumber: string): readonly TimelineEvent[] => {
  const bySystem = { actorKind: 'system', actorName: null } as const;
  if (told === null) return [];
  if (order === null)
    return [{ ...bySystem, at: until, type: 'ExchangeEnded', data: { returnNumber, state: told } }];
  const data = { returnNumber, state: told, order: formatOrderNumber(order.number as OrderNumber) };
  return [{ ...bySystem, at: order.placedAt, type: 'ExchangeOrdered', data }];
};

/** Returns a return as the exchange that it was requested as; its timeline names the right tires and what became of them. */
export const withExchange = (tireReturn: SeedReturn, exchange: SeedExchange): SeedReturn => {
  const { quantity, name } = exchange.chosen;
  const [requested, ...later] = tireReturn.events;
  if (requested === undefined) throw new Error('a return without its request');
  const asked = { ...requested, data: { ...requested.data, exchange: `${quantity} × ${name}` } };
  const events = [...later, ...ending(exchange, formatReturnNumber(tireReturn.number))];
  const byTime = events.sort((a, b) => a.at.getTime() - b.at.getTime());
  return { ...tireReturn, exchange, events: [asked, ...byTime] };
};
