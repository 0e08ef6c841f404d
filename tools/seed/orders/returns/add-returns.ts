import type { StockBook } from '../../catalogue/stock/stock-book.js';
import type { Prng } from '../../random/prng.js';
import type { SeedOrder } from '../order/seed-order.js';
import { buildReturn } from './build-return.js';
import { drawExchange, type ExchangeGround } from './exchanges/draw-exchange.js';
import { withExchange } from './exchanges/with-exchange.js';
import { RETURN_STORIES, type ReturnStory } from './return-stories.js';
import { suits } from './return-terms.js';
import type { SeedReturn } from './seed-return.js';

export interface ReturnDesk {
  readonly now: Date;
  readonly stock: StockBook;
  /** Handles the returns. */
  readonly agent: string;
  /** One of them gets a return, to be tried in their account. */
  readonly demoEmails: ReadonlySet<string>;
  /** One for each story, unused. */
  readonly numbers: readonly number[];
  readonly exchanges: ExchangeGround;
}

const restock = (stock: StockBook, order: SeedOrder, { id, line, receipt }: SeedReturn): void => {
  const sold = order.lines.find(({ lineId }) => lineId === line.lineId);
  if (sold === undefined || receipt === null || line.restocked === 0) return;
  stock.move({
    tireId: sold.shelfTire.tire.id,
    warehouseCode: receipt.warehouseCode,
    quantity: line.restocked,
    reason: 'return',
    reference: id,
    at: receipt.at,
  });
};

/**
 * Returns the orders, some of them with a return, each of another buyer, after those of exchanges. Sellable tires of returns are back in `stock`.
 */
export const addReturns = (
  orders: readonly SeedOrder[],
  { now, stock, agent, demoEmails, numbers, exchanges }: ReturnDesk,
  random: Prng,
): readonly SeedOrder[] => {
  const returns = new Map<string, SeedReturn>();
  const exchanged: SeedOrder[] = [];
  const buyers = new Set<string>();
  const isDemo = ({ customer }: SeedOrder): boolean => demoEmails.has(customer.email);
  let hasDemo = false;
  const choose = (story: ReturnStory): SeedOrder | undefined => {
    const free = orders.filter((order) => !buyers.has(order.customerId) && suits(order, story, now));
    const demo = hasDemo ? undefined : free.findLast(isDemo);
    // Tires that a shop didn't mount.
    const unmounted = free.filter((order) => order.shop === null && !isDemo(order));
    const others = free.filter((order) => !isDemo(order));
    return demo ?? (others.length === 0 ? undefined : random.pick(unmounted.length > 0 ? unmounted : others));
  };
  RETURN_STORIES.forEach((story, index) => {
    const [order, number] = [choose(story), numbers[index]];
    if (order === undefined || number === undefined) return;
    hasDemo ||= isDemo(order);
    buyers.add(order.customerId);
    const tireReturn = buildReturn({ order, now, agent }, story, number, random);
    restock(stock, order, tireReturn);
    const drawn =
      story.exchange === undefined
        ? null
        : drawExchange(exchanges, order, story, random.fork(`exchange ${index}`));
    returns.set(order.id, drawn === null ? tireReturn : withExchange(tireReturn, drawn.exchange));
    if (drawn !== null && drawn.placed !== null) exchanged.push(drawn.placed);
  });
  const returned = orders.map((order) => ({ ...order, tireReturn: returns.get(order.id) ?? null }));
  return [...exchanged, ...returned];
};
