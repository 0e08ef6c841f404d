import { Injectable } from '@nestjs/common';
import { type Cents, type LatLng, shopSlug, timeZoneOf } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { Log } from '../../platform/log/index.js';
import { PubSub } from '../../platform/pubsub/index.js';
import type { ShopRow } from './shop.entity.js';
import type { Shop } from './shop.js';
import { SHOPS_CHANGED } from './shops-changed.js';

/** The details of a joining shop. */
export interface NewShop {
  readonly company: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly position: LatLng;
  readonly phone: string;
  readonly email: string;
  readonly hours: Shop['hours'];
  readonly services: readonly string[];
  readonly badges: readonly string[];
  readonly tireTypes: readonly string[];
  readonly installPriceInCents: Cents;
}

interface By {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

const INSERT = `
  INSERT INTO installers.shop (id, code, slug, company, address1, city, state, zip, lat, lng, phone, email, time_zone, hours, services,
    badges, tire_types, install_price_in_cents)
  VALUES ($1, 'S' || nextval('installers.shop_code'), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
  RETURNING code`;

/** Takes shops into the program: shoppers can choose one from the commit on. */
@Injectable()
export class ShopEnrolment {
  constructor(
    private readonly audit: Audit,
    private readonly pubSub: PubSub,
    private readonly log: Log,
  ) {}

  async enrol(
    tx: Transaction,
    shop: NewShop,
    { staff, requestId }: By,
  ): Promise<{ readonly shopId: string; readonly code: string }> {
    const shopId = newId();
    const { company, city, state, zip, position, installPriceInCents } = shop;
    const row = await tx.one<Pick<ShopRow, 'code'>>(INSERT, [
      shopId,
      shopSlug(company),
      company,
      shop.address1,
      city,
      state,
      zip,
      position.lat,
      position.lng,
      shop.phone,
      shop.email,
      timeZoneOf(state, position.lng),
      JSON.stringify(shop.hours),
      [...shop.services],
      [...shop.badges],
      [...shop.tireTypes],
      installPriceInCents,
    ]);
    if (row === null) throw new Error('a shop was not inserted');
    await this.audit.recordStaff(
      tx,
      {
        action: 'shop.enrol',
        subjectType: 'shop',
        subjectId: shopId,
        before: null,
        after: { code: row.code, company, zip, installPriceInCents },
      },
      { staff, requestId },
    );
    this.announce(tx);
    return { shopId, code: row.code };
  }

  /** Makes every server drop its nearby shops after the commit. */
  private announce(tx: Transaction): void {
    tx.afterCommit(() => {
      this.pubSub
        .publish(SHOPS_CHANGED, {})
        .catch((error: unknown) => this.log.warn({ err: error }, 'a new shop was not announced'));
    });
  }
}
