import { guidedClimate, guidedShopping, type CallInput, type ReplyOf } from '@simpletread/contract';
import { readCached, readForShopper } from '../../shell/api';

export type GuidedReply = ReplyOf<typeof guidedShopping>;
export type GuidedClimate = NonNullable<ReplyOf<typeof guidedClimate>['climate']>;

/** Returns tires ranked for a shopper's answers; refuses with `tireSize.unknown` and `vehicle.unknown`. */
export const readGuided = (query: CallInput<typeof guidedShopping>['query']) =>
  readForShopper('tires', guidedShopping, { query });

/** Returns the winters around a ZIP; null if unknown. */
export const readClimate = async (zip: string): Promise<GuidedClimate | null> =>
  (await readCached('places', guidedClimate, { query: { zip } })).climate;
