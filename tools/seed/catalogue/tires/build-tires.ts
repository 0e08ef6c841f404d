import { isLetterLoadRange, isLoadRange, maxLoadLb, roadHazardCostPerTire } from '@simpletread/domain';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import type { LineSize } from './choose-sizes.js';
import { markLoad } from './load-marking.js';
import { maxPressurePsi } from './pressure.js';
import { priceOf } from './price.js';
import { markSpeed } from './speed-marking.js';
import { purchaseCostOf } from './purchase-cost.js';
import type { TireRow } from './tire-row.js';
import { treadDepth32nds } from './tread.js';
import { utqgText } from './utqg.js';
import { warrantyMiles } from './warranty.js';
import { isOversized, weightLb } from './weight.js';

const FIRST_ITEM_NUMBER = 1_000_001;
const RUN_FLAT_NAME = /run.?flat|\brft?\b|\bzp\b|driveguard|\bssr\b|\brof\b/i;
const RUN_FLAT_SHARE: Readonly<Record<number, number>> = { 8: 0.06, 10: 0.06, 11: 0.04 };
const DISCONTINUED_SHARE = 0.008;

const isRunFlatTire = ({ line, size }: LineSize, random: Prng): boolean =>
  size.kind === 'metric' &&
  size.rimIn >= 17 &&
  (RUN_FLAT_NAME.test(line.name) ||
    (line.tier !== 'value' && random.chance(RUN_FLAT_SHARE[line.categoryId] ?? 0)));

const buildTire = (chosen: LineSize, itemNumber: number, source: Prng): TireRow => {
  const { line, size } = chosen;
  const lineRandom = source.fork(line.id);
  const random = lineRandom.fork(size.code);
  const load = markLoad(line, size, random);
  const speedSymbol = markSpeed(line, size, random);
  const isRunFlat = isRunFlatTire(chosen, random);
  const isLetterRange = isLoadRange(load.loadRange) && isLetterLoadRange(load.loadRange);
  const version = { line, size, loadRange: load.loadRange, speedSymbol, isRunFlat };
  const pounds = weightLb(version);
  const priceInCents = priceOf(version, lineRandom, random);
  return {
    id: seededId(random, CATALOGUE_EPOCH),
    itemNumber,
    lineId: line.id,
    sizeCode: size.code,
    ...load,
    speedSymbol,
    isRunFlat,
    utqg: utqgText(line, size.kind, speedSymbol),
    warrantyMiles: warrantyMiles(line.warrantyMiles, { speedSymbol, isLetterRange }),
    weightLb: pounds,
    maxLoadLb: maxLoadLb(load.loadIndex),
    maxPressurePsi: maxPressurePsi(size.kind, load.loadRange),
    treadDepth32nds: treadDepth32nds(line, isLetterRange, lineRandom),
    isOversized: isOversized(size.diameterIn, pounds),
    priceInCents,
    roadHazardInCents: roadHazardCostPerTire(priceInCents),
    purchaseCostInCents: purchaseCostOf(priceInCents, itemNumber),
    status: random.chance(DISCONTINUED_SHARE) ? 'discontinued' : 'active',
  };
};

/** Returns the tires of all chosen lines and sizes, numbered in order. */
export const buildTires = (chosen: readonly LineSize[], random: Prng): readonly TireRow[] =>
  chosen.map((lineSize, index) => buildTire(lineSize, FIRST_ITEM_NUMBER + index, random));
