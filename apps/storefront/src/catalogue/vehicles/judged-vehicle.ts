import { readShopper } from '../../shell/shopper';
import { isOn, type RawParams } from '../../shell/paths';

/** The parameter that lists tires whether or not they fit the shopper's vehicle. */
export const ANY_VEHICLE = 'anyVehicle';

/** Returns the key of the vehicle that a page is judged for: the shopper's, unless the address asks for every tire. */
export const judgedVehicle = async (params: RawParams): Promise<string | undefined> =>
  isOn(params, ANY_VEHICLE) ? undefined : (await readShopper()).vehicle?.key;

/** Returns a page's address with every tire. */
export const anyVehicleHref = (path: string): string => `${path}?${ANY_VEHICLE}=true`;
