import { Injectable } from '@nestjs/common';
import type { RuleState } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { priceListEntity } from './price-list.entity.js';
import { CHANGED, placeColumnsOf, type RulePlace } from './rule-place.js';
import { PRICE_LIST_COLUMNS, type PriceListTerms, type StoredPriceList } from './stored-price-list.js';

/** A price list as it is kept. */
export const PRICE_LIST_SELECT = `SELECT ${PRICE_LIST_COLUMNS} FROM pricing.price_list`;

const FIND = `${PRICE_LIST_SELECT} WHERE id = $1`;
const LOCK = `${PRICE_LIST_SELECT} WHERE id = $1 FOR UPDATE`;
const LOCK_ALL = `${PRICE_LIST_SELECT} WHERE id = ANY ($1::uuid[]) OR campaign_id = $2 ORDER BY id FOR UPDATE`;

const columnsOf = ({ name, audience, startsAt, endsAt }: PriceListTerms) => ({
  name,
  audience,
  starts_at: startsAt,
  ends_at: endsAt,
});

/** The only writer of price lists; their prices have a separate repository. */
@Injectable()
export class PriceListRepository {
  constructor(private readonly database: Database) {}

  find(priceListId: string, db: SqlRunner = this.database): Promise<StoredPriceList | null> {
    return db.one<StoredPriceList>(FIND, [priceListId]);
  }

  lock(tx: Transaction, priceListId: string): Promise<StoredPriceList | null> {
    return tx.one<StoredPriceList>(LOCK, [priceListId]);
  }

  /** Those with the ids and those of the campaign, held until the transaction ends. */
  lockAll(tx: Transaction, priceListIds: readonly string[], campaignId: string): Promise<StoredPriceList[]> {
    return tx.query<StoredPriceList>(LOCK_ALL, [[...priceListIds], campaignId]);
  }

  async insert(tx: Transaction, priceListId: string, terms: PriceListTerms): Promise<void> {
    await tx.repository(priceListEntity).insert({ id: priceListId, ...columnsOf(terms) });
  }

  async change(
    tx: Transaction,
    priceListId: string,
    terms: PriceListTerms,
    campaignId: string | null,
  ): Promise<void> {
    const changed = { ...columnsOf(terms), campaign_id: campaignId };
    await tx.repository(priceListEntity).update({ id: priceListId }, { ...changed, ...CHANGED });
  }

  async move(
    tx: Transaction,
    priceListId: string,
    state: RuleState,
    campaignId: string | null,
  ): Promise<void> {
    const moved = { state, campaign_id: campaignId };
    await tx.repository(priceListEntity).update({ id: priceListId }, { ...moved, ...CHANGED });
  }

  /** Its prices have changed. */
  async touch(tx: Transaction, priceListId: string): Promise<void> {
    await tx.repository(priceListEntity).update({ id: priceListId }, CHANGED);
  }

  /** Only of a draft without prices. */
  async delete(tx: Transaction, priceListId: string): Promise<void> {
    await tx.repository(priceListEntity).delete({ id: priceListId });
  }

  async place(tx: Transaction, priceListId: string, place: RulePlace): Promise<void> {
    await tx
      .repository(priceListEntity)
      .update({ id: priceListId }, { ...placeColumnsOf(place), ...CHANGED });
  }
}
