import type { ComparisonReply } from '@simpletread/contract';
import { comparable, type Comparison, comparisonText, type Fault, readComparison } from '@simpletread/domain';
import { permanentRedirect, redirect } from 'next/navigation';
import { readChosenTires, readComparedTires } from '../../tires';
import { isRefusal } from '../../../shell/api';
import { compareHref, type RawParams, textOf } from '../../../shell/paths';
import { readShopper, type Shopper } from '../../../shell/shopper';
import { readOwnComparison } from '../tray/read-own-comparison';

export interface ComparePage {
  readonly comparison: Comparison;
  /** Why a tire in the address was left out. */
  readonly fault: Fault | null;
  /** At least two of them; null if there are fewer. */
  readonly compared: ComparisonReply | null;
  /** The known tires, if there are too few. */
  readonly chosen: Awaited<ReturnType<typeof readChosenTires>>['items'];
  readonly shopper: Shopper;
}

const MOST_CHARS = 300;

const readForShopper = async (tires: string, { vehicle, place }: Shopper): Promise<ComparisonReply> => {
  const query = { tires, ...(place === null ? {} : { zip: place.zip }) };
  if (vehicle === null) return readComparedTires(query);
  try {
    return await readComparedTires({ ...query, vehicle: vehicle.key });
  } catch (error) {
    if (isRefusal(error, 'vehicle.unknown')) return readComparedTires(query);
    throw error;
  }
};

/** The tires in the address; without any, this browser's chosen ones, at their own address. */
const askedFor = async (params: RawParams) => {
  const text = textOf(params, 'tires', MOST_CHARS);
  if (text === '') {
    const own = await readOwnComparison();
    if (own.length > 0) redirect(compareHref(own));
  }
  const read = readComparison(text);
  if (read.fault === null && comparisonText(read.comparison) !== text)
    permanentRedirect(compareHref(read.comparison));
  return read;
};

/** Returns the page at an address for this shopper. */
export const readComparePage = async (params: RawParams): Promise<ComparePage> => {
  const [{ comparison, fault }, shopper] = await Promise.all([askedFor(params), readShopper()]);
  const text = comparisonText(comparison);
  const page = { comparison, fault, shopper };
  if (!comparable(comparison).ok) {
    const chosen = comparison.length === 0 ? [] : (await readChosenTires(text)).items;
    return { ...page, compared: null, chosen };
  }
  const compared = await readForShopper(text, shopper);
  return { ...page, compared, chosen: [] };
};
