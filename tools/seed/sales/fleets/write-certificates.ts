import { dayAfter, easternWall } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { CERTIFICATE_STORIES } from './certificate-stories.js';

const FLEETS = 'SELECT id, name FROM sales.fleet';
const fleetRow = z.object({ id: z.string(), name: z.string() });
const ADDED_DAYS_AGO = 45;

/** Writes exemption certificates in every standing. */
export const writeCertificates = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  const fleets = await queryRows(client, fleetRow, FLEETS);
  const today = easternWall(now).slice(0, 10);
  const added = new Date(now.getTime() - ADDED_DAYS_AGO * 86_400_000);
  await writeColumns(
    client,
    'sales.fleet_certificate',
    CERTIFICATE_STORIES.map(({ fleet, state, number, until, isWithdrawn }) => ({
      ...{ id: seededId(random, added), fleet_id: fleets.find(({ name }) => name === fleet)?.id ?? null },
      ...{ state, number, valid_until: dayAfter(today, until), added_at: added },
      withdrawn_at: isWithdrawn === true ? now : null,
    })),
  );
};
