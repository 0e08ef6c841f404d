import { explainPrice, type PriceRules, withStandardRules } from '@simpletread/domain';

import { cpuMsOf } from './pricing/cpu-time.js';
import { sampleCart, sampleList, samplePromotions } from './pricing/sample-rules.js';
import { figure } from './report/figures.js';

/** The CPU budget for a cart of five lines with as many active promotions. */
const MOST_CPU_MS = 1;
const PROMOTIONS = 500;
const FEW = 5_000;
const MANY = 20_000;
/** Four times as many prices cost four times as much, plus sorting and memory; quadratic growth would be sixteen times. */
const MOST_GROWTH = 8;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');

const priced = (rules: PriceRules) => {
  const cart = sampleCart();
  return () => void explainPrice(cart, rules);
};

/** The first price with a new list: it builds the list's index. */
const firstPrice = (entries: number) => {
  const cart = sampleCart();
  const list = sampleList(entries);
  return () => void explainPrice(cart, { promotions: [], priceLists: [{ ...list }] });
};

const warm = { calls: 200, rounds: 3 };
const measured = { calls: 500, rounds: 7 };
const indexing = { calls: 10, rounds: 9 };

const promotionsOnly = withStandardRules({ promotions: samplePromotions(PROMOTIONS), priceLists: [] });
const withList = { ...promotionsOnly, priceLists: [sampleList(MANY)] };
const empty = withStandardRules({ promotions: [], priceLists: [] });

for (const rules of [empty, promotionsOnly, withList]) cpuMsOf(priced(rules), warm);

const none = cpuMsOf(priced(empty), measured);
const cost = cpuMsOf(priced(promotionsOnly), measured);
const listed = cpuMsOf(priced(withList), measured);
const [few, many] = [cpuMsOf(firstPrice(FEW), indexing), cpuMsOf(firstPrice(MANY), indexing)];

say(`5 lines, only standard rules: ${figure(none)} CPU ms`);
say(
  `5 lines × ${PROMOTIONS} active promotions: ${figure(cost)} CPU ms (≤ ${MOST_CPU_MS} ${verdict(cost <= MOST_CPU_MS)})`,
);
say(
  `… and a list of ${MANY} planned prices: ${figure(listed)} CPU ms (≤ ${MOST_CPU_MS} ${verdict(listed <= MOST_CPU_MS)}), ` +
    `${figure(listed / cost)} times as much`,
);
say(
  `first price after a change, ${FEW} planned prices: ${figure(few)} CPU ms; ${MANY}: ${figure(many)} CPU ms, ` +
    `${figure(many / few)} times as much (≤ ${MOST_GROWTH} ${verdict(many / few <= MOST_GROWTH)})`,
);
