import { textOf, type RawParams } from '../../../shell/paths';

/** The parameter for prices per tire. */
export const PER_TIRE = { name: 'price', value: 'tire' } as const;

export const isPerTireView = (params: RawParams): boolean => textOf(params, PER_TIRE.name) === PER_TIRE.value;

/** Returns the unit to count and sort by; if missing, the total where known. */
export const priceUnitOf = (params: RawParams): { priceUnit?: 'tire' } =>
  isPerTireView(params) ? { priceUnit: 'tire' } : {};

/** Returns the parameter for the page's links. */
export const priceViewParams = (params: RawParams): Record<string, string> =>
  isPerTireView(params) ? { [PER_TIRE.name]: PER_TIRE.value } : {};
