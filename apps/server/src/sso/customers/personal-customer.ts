import { Injectable } from '@nestjs/common';

import type { Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import type { GarageVehicleRow } from '../garage/index.js';
import type { PastSearchRow } from './past-search.entity.js';
import type { PastSearch } from './past-search.repository.js';
import type { PersonalizationRow } from './personalization.entity.js';

const GARAGE = `
  SELECT year, make, model, trim, front_size AS "frontSize", rear_size AS "rearSize", mileage, mileage_on AS "mileageOn",
    rotated_on AS "rotatedOn", created_at AS "keptSince"
  FROM customers.vehicle WHERE account_id = $1 ORDER BY created_at`;

const SEARCHES = `
  SELECT label, href AS link, type_name AS "typeName", detail_label AS "detailLabel", vehicle, image,
    is_pill_item AS "isPillItem", searched_at AS "searchedAt"
  FROM customers.past_search WHERE account_id = $1 ORDER BY searched_at`;

const PLACE = `
  SELECT zip, ga_client_id AS "analyticsId", rudder_anonymous_id AS "anonymousId",
    rudder_session_id AS "sessionId", updated_at AS "changedAt"
  FROM customers.personalization WHERE account_id = $1`;

const FORGET = `
  WITH garage AS (DELETE FROM customers.vehicle WHERE account_id = $1),
    searches AS (DELETE FROM customers.past_search WHERE account_id = $1)
  DELETE FROM customers.personalization WHERE account_id = $1`;

type VehicleItem = Pick<GarageVehicleRow, 'year' | 'make' | 'model' | 'trim' | 'mileage'> &
  Renamed<
    GarageVehicleRow,
    {
      frontSize: 'front_size';
      rearSize: 'rear_size';
      mileageOn: 'mileage_on';
      rotatedOn: 'rotated_on';
      keptSince: 'created_at';
    }
  >;

type SearchItem = Omit<PastSearch, 'vehicleMetadata'> & Pick<PastSearchRow, 'vehicle'>;

type PlaceItem = Pick<PersonalizationRow, 'zip'> &
  Renamed<
    PersonalizationRow,
    {
      analyticsId: 'ga_client_id';
      anonymousId: 'rudder_anonymous_id';
      sessionId: 'rudder_session_id';
      changedAt: 'updated_at';
    }
  >;

/** The shop's memory of a customer: garage, past searches, place. Erasure removes all of it. */
@KeepsPersonalData()
@Injectable()
export class PersonalCustomer implements PersonalDataSource {
  readonly step = 'customer';
  readonly turn = 'feature';

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    return [
      { title: 'Garage', items: await db.query<VehicleItem>(GARAGE, [accountId]) },
      { title: 'Past searches', items: await db.query<SearchItem>(SEARCHES, [accountId]) },
      { title: 'Your location', items: await db.query<PlaceItem>(PLACE, [accountId]) },
    ];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await tx.execute(FORGET, [person.accountId]);
  }
}
