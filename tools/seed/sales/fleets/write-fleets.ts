import { mailboxOf, unitRotation, vehicleSlug } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { careOfStory, FLEET_STORIES } from './fleet-stories.js';

const DAY_MS = 86_400_000;
const ADDED_DAYS_AGO = 320;

const REP = `SELECT id, name FROM identity.staff WHERE role = 'sales-rep' ORDER BY name LIMIT 1`;
const repRow = z.object({ id: z.string(), name: z.string() });
const ACCOUNTS = 'SELECT id, email FROM identity.account ORDER BY email';
const accountRow = z.object({ id: z.string(), email: z.string() });

/** Writes fleets with units that are due for rotation, due soon, fine and unknown, one without rotations due, and a closed one. */
export const writeFleets = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  const [rep] = await queryRows(client, repRow, REP);
  if (rep === undefined) throw new Error('nobody sells');
  const accounts = await queryRows(client, accountRow, ACCOUNTS);
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const dayBefore = (days: number): string => before(days).toISOString().slice(0, 10);
  const added = before(ADDED_DAYS_AGO);
  const fleets = FLEET_STORIES.map((story) => ({ story, id: seededId(random, added) }));
  await writeColumns(
    client,
    'sales.fleet',
    fleets.map(({ id, story: { name, contact, note, closeReason } }) => ({
      ...{ id, name, state: closeReason === null ? 'active' : 'closed', close_reason: closeReason },
      ...{
        contact_name: contact[0],
        email: contact[1],
        mailbox: mailboxOf(contact[1]),
        phone: contact[2],
        note,
      },
      ...{ created_at: added, updated_at: before(closeReason === null ? 2 : 90) },
    })),
  );
  await writeColumns(
    client,
    'sales.fleet_account',
    fleets.flatMap(({ id, story }) =>
      accounts
        .filter(({ email }) => email === story.accountEmail)
        .map((account) => ({ account_id: account.id, fleet_id: id, added_at: added })),
    ),
  );
  const units = fleets.flatMap(({ id: fleetId, story }) =>
    story.units.map((unit) => ({
      unit,
      fleetId,
      id: seededId(random, added),
      care: careOfStory(unit, dayBefore),
    })),
  );
  await writeColumns(
    client,
    'sales.fleet_unit',
    units.map(({ unit: { number, vehicle, size, vin, plate, isRetired }, id, fleetId, care }) => {
      const [year, make, model, trim] = vehicle;
      const { dueOn, dueMiles } = unitRotation(care, dayBefore(0));
      return {
        ...{ id, fleet_id: fleetId, number, year, make, model, trim, vin, plate },
        ...{
          make_slug: vehicleSlug(make),
          model_slug: vehicleSlug(model),
          front_size: size,
          rear_size: null,
        },
        ...{ miles: care.miles, miles_on: care.milesOn, rotated_on: care.rotatedOn },
        ...{ rotated_miles: care.rotatedMiles, due_on: dueOn, due_miles: dueMiles },
        ...{ retired_at: isRetired === true ? before(30) : null, created_at: added, updated_at: added },
      };
    }),
  );
  await writeColumns(
    client,
    'sales.fleet_reading',
    units.flatMap(({ unit: { read, rotated }, id }) =>
      [
        ...(rotated === null
          ? []
          : [
              { kind: 'rotation', miles: rotated[0], read_on: dayBefore(rotated[1]), at: before(rotated[1]) },
            ]),
        ...(read === null
          ? []
          : [{ kind: 'reading', miles: read[0], read_on: dayBefore(read[1]), at: before(read[1]) }]),
      ].map((reading) => ({ id: seededId(random, reading.at), unit_id: id, ...reading, by_name: rep.name })),
    ),
  );
  await writeColumns(
    client,
    'platform.work_owner',
    fleets
      .filter(({ story }) => story.isOwned)
      .map(({ id }) => ({
        ...{ kind: 'fleets', record_id: id, owner_id: rep.id, owner_name: rep.name, since: added },
      })),
  );
};
