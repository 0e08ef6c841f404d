import { Injectable } from '@nestjs/common';
import type { RuleState } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import type { RulePlace } from './promotion.repository.js';
import type { PriceListTerms, StoredPriceList } from './stored-price-list.js';

/** A price list as it is kept. */
export const PRICE_LIST_SELECT = `
  SELECT id AS "priceListId", name, audience, state, starts_at AS "startsAt", ends_at AS "endsAt",
    campaign_id AS "campaignId", version
  FROM pricing.price_list`;

const FIND = `${PRICE_LIST_SELECT} WHERE id = $1`;
const LOCK = `${PRICE_LIST_SELECT} WHERE id = $1 FOR UPDATE`;
const LOCK_ALL = `${PRICE_LIST_SELECT} WHERE id = ANY ($1::uuid[]) OR campaign_id = $2 ORDER BY id FOR UPDATE`;

const INSERT = `
  INSERT INTO pricing.price_list (id, name, audience, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5)`;

const CHANGE = `
  UPDATE pricing.price_list SET name = $2, audience = $3, starts_at = $4, ends_at = $5, campaign_id = $6,
    version = version + 1, updated_at = now()
  WHERE id = $1`;

const MOVE = `
  UPDATE pricing.price_list SET state = $2, campaign_id = $3, version = version + 1, updated_at = now() WHERE id = $1`;

const TOUCH = 'UPDATE pricing.price_list SET version = version + 1, updated_at = now() WHERE id = $1';

const PLACE = `
  UPDATE pricing.price_list
  SET campaign_id = $2, state = $3, starts_at = $4, ends_at = $5, version = version + 1, updated_at = now()
  WHERE id = $1`;

/** The only writer of price lists; their prices have a repository of their own. */
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
    await tx.execute(INSERT, this.params(priceListId, terms));
  }

  async change(
    tx: Transaction,
    priceListId: string,
    terms: PriceListTerms,
    campaignId: string | null,
  ): Promise<void> {
    await tx.execute(CHANGE, [...this.params(priceListId, terms), campaignId]);
  }

  async move(
    tx: Transaction,
    priceListId: string,
    state: RuleState,
    campaignId: string | null,
  ): Promise<void> {
    await tx.execute(MOVE, [priceListId, state, campaignId]);
  }

  /** Its prices have changed. */
  async touch(tx: Transaction, priceListId: string): Promise<void> {
    await tx.execute(TOUCH, [priceListId]);
  }

  /** Only of a draft without prices. */
  async delete(tx: Transaction, priceListId: string): Promise<void> {
    await tx.execute('DELETE FROM pricing.price_list WHERE id = $1', [priceListId]);
  }

  async place(tx: Transaction, priceListId: string, place: RulePlace): Promise<void> {
    await tx.execute(PLACE, [priceListId, place.campaignId, place.state, place.startsAt, place.endsAt]);
  }

  private params(priceListId: string, { name, audience, startsAt, endsAt }: PriceListTerms) {
    return [priceListId, name, audience, startsAt, endsAt];
  }
}
