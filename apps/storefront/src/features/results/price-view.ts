import { textOf, type RawParams } from '../../url/search-params';

/** The parameter of an address that asks for prices of one tire. */
export const PER_TIRE = { name: 'price', value: 'tire' } as const;

export const isPerTireView = (params: RawParams): boolean => textOf(params, PER_TIRE.name) === PER_TIRE.value;

/** The parameter as part of every link of the page. */
export const priceViewParams = (params: RawParams): Record<string, string> =>
  isPerTireView(params) ? { [PER_TIRE.name]: PER_TIRE.value } : {};
