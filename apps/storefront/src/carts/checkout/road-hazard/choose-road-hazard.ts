'use server';

import { changeCartLine, ContractError } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { checkoutHref } from '../../../shell/paths';
import { changeOpenCart, newKey } from '../../cart';

export interface RoadHazardState {
  readonly isWanted: boolean;
  readonly problem: string | null;
  readonly attempt: number;
}

/** Covers all tires of the cart or none, and redirects to payment. */
export const chooseRoadHazard = async (before: RoadHazardState, form: FormData): Promise<RoadHazardState> => {
  const isWanted = form.get('coverage') === 'yes';
  try {
    await changeOpenCart(async (client, cart) => {
      let { version } = cart;
      for (const { lineId, roadHazardState } of cart.lines) {
        if ((roadHazardState === 1) === isWanted) continue;
        const changed = await client.call(
          changeCartLine,
          { params: { lineId }, body: { version, hasRoadHazard: isWanted } },
          newKey(),
        );
        ({ version } = changed);
      }
    });
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { isWanted, problem: error.message, attempt: before.attempt + 1 };
  }
  redirect(checkoutHref('payments'));
};
