import { ContractError, offerSwap, showSwap, type SwapOffer, type SwapView } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';

/** The line whose tires are swapped, and the number of new ones. */
export interface SwapWish {
  readonly lineId: string;
  readonly quantity: number;
}

/** Returns the order behind a link; a 404 without one. */
export const readSwap = async (token: string): Promise<SwapView> => {
  try {
    return await (await shopperClient()).call(showSwap, { body: { token } });
  } catch (error) {
    if (isRefusal(error, 'record.missing', 'request.invalid')) notFound();
    throw error;
  }
};

/** Returns the wish in an address: by default the first line with as many tires as it has; null if nothing can be swapped. */
export const swapWish = (
  { lines, refusal }: Pick<SwapView, 'lines' | 'refusal'>,
  { line, quantity }: Readonly<Record<string, unknown>>,
): SwapWish | null => {
  const chosen = lines.find(({ lineId }) => lineId === line) ?? lines[0];
  if (refusal !== null || chosen === undefined) return null;
  const count = Number(quantity);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_SWAPPED;
  return { lineId: chosen.lineId, quantity: isCount ? count : chosen.quantity };
};

/** The most tires that the page offers for a line. */
export const MOST_SWAPPED = 8;

/** The tires for a wish, or the reason why there can be none. */
export interface SwapOffers {
  readonly offers: readonly SwapOffer[];
  readonly refusal: string | null;
}

/** Returns the tires for a wish. The time to swap may end between two reads of a page: then only the reason. */
export const readSwapOffers = async (token: string, wish: SwapWish): Promise<SwapOffers> => {
  try {
    const { tires } = await (await shopperClient()).call(offerSwap, { body: { token, ...wish } });
    return { offers: tires, refusal: null };
  } catch (error) {
    const isSaid = error instanceof ContractError && (error.statusCode ?? 500) < 500;
    if (isSaid) return { offers: [], refusal: error.message };
    throw error;
  }
};
