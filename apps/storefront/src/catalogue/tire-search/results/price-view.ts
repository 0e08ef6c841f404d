import { textOf, type RawParams } from '../../../shell/paths';

/** The parameter of an address that asks for prices of one tire. */
export const PER_TIRE = { name: 'price', value: 'tire' } as const;

export const isPerTireView = (params: RawParams): boolean => textOf(params, PER_TIRE.name) === PER_TIRE.value;

/** What a search is asked to count and sort by; left out, it is the total wherever one is known. */
export const priceUnitOf = (params: RawParams): { priceUnit?: 'tire' } =>
  isPerTireView(params) ? { priceUnit: 'tire' } : {};

/** The parameter as part of every link of the page. */
export const priceViewParams = (params: RawParams): Record<string, string> =>
  isPerTireView(params) ? { [PER_TIRE.name]: PER_TIRE.value } : {};
