'use server';

import { readTires, type TireQuery } from '../../tires';
import { TireResult } from './TireResult';

/** Returns the cards of another results page, each a list item. */
export const moreTires = async (query: TireQuery, page: number, isPerTire: boolean) => {
  const { items } = await readTires({ ...query, page });
  return items.map((tire) => (
    <li key={tire.itemNumber}>
      <TireResult tire={tire} isPerTire={isPerTire} isNearTop={false} />
    </li>
  ));
};
