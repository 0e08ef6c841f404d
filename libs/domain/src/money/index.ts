export { allocate } from './allocate.js';
export { addCents, type Cents, cents, multiplyCents, subtractCents, sumCents, ZERO_CENTS } from './cents.js';
export { formatMoney, formatMoneyRounded } from './format-money.js';
export { parseDollars } from './parse-dollars.js';
export { formatRate, type RatePpm, ratePpm, ratePpmFromPercentText } from './rate.js';
export { applyRate, roundToStep, scaleCents } from './rounding.js';
