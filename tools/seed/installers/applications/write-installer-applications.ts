import type { InstallerApplicationState } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { type Applicant, writeApplicants } from '../../sso/accounts/write-applicants.js';
import { writeColumns } from '../../write-columns.js';
import type { ShopRow } from '../shops/shop-row.js';

const HOUR_MS = 3_600_000;
const MANAGER = `SELECT id, name FROM identity.staff WHERE email = 'installer-partner-manager@simpletread.example'`;
const managerRow = z.object({ id: z.string(), name: z.string() });
const DAY = { open: '08:00', close: '17:30' };

interface Step {
  readonly event: string;
  /** Null for what the applicant did. */
  readonly by: 'staff' | null;
  readonly hoursAgo: number;
  readonly text?: string;
  readonly isInternal?: boolean;
}

interface Story extends Applicant {
  readonly state: InstallerApplicationState;
  readonly company: string;
  readonly address1: string;
  readonly city: string;
  readonly stateCode: string;
  readonly zip: string;
  readonly steps: readonly Step[];
}

const applied = (hoursAgo: number): Step => ({ event: 'apply', by: null, hoursAgo });
const taken = (hoursAgo: number): Step => ({ event: 'takeUp', by: 'staff', hoursAgo });

/** An application in each state. */
const STORIES: readonly Story[] = [
  {
    ...{ state: 'awaitingEmail', firstName: 'Ramon', lastName: 'Vela', email: 'ramon@velatire.example' },
    ...{
      company: 'Vela Tire',
      address1: '408 W Commerce St',
      city: 'San Antonio',
      stateCode: 'TX',
      zip: '78205',
    },
    steps: [applied(2)],
  },
  {
    ...{ state: 'submitted', firstName: 'Joanne', lastName: 'Peck', email: 'joanne@pecktire.example' },
    ...{ company: 'Peck Tire & Wheel', address1: '95 Mill St', city: 'Akron', stateCode: 'OH', zip: '44308' },
    steps: [applied(30)],
  },
  {
    ...{ state: 'submitted', firstName: 'Theo', lastName: 'Lindqvist', email: 'theo@northshoreauto.example' },
    ...{
      company: 'North Shore Auto',
      address1: '2210 W 1st St',
      city: 'Duluth',
      stateCode: 'MN',
      zip: '55806',
    },
    steps: [applied(5)],
  },
  {
    ...{ state: 'inReview', firstName: 'Alma', lastName: 'Castillo', email: 'alma@castillotires.example' },
    ...{
      company: 'Castillo Tires',
      address1: '731 E Speedway Blvd',
      city: 'Tucson',
      stateCode: 'AZ',
      zip: '85719',
    },
    steps: [
      applied(76),
      taken(52),
      {
        event: 'note',
        by: 'staff',
        hoursAgo: 51,
        text: 'Six bays. Two shops near them are full.',
        isInternal: true,
      },
    ],
  },
  {
    ...{ state: 'questionAsked', firstName: 'Wes', lastName: 'Harmon', email: 'wes@harmongarage.example' },
    ...{
      company: 'Harmon Garage',
      address1: '17 Canal St',
      city: 'Manchester',
      stateCode: 'NH',
      zip: '03101',
    },
    steps: [
      applied(120),
      taken(98),
      { event: 'ask', by: 'staff', hoursAgo: 97, text: 'Can your balancer take light truck tires?' },
    ],
  },
  {
    ...{ state: 'approved', firstName: 'Dolores', lastName: 'Kemp', email: 'dolores@kempauto.example' },
    ...{ company: '', address1: '', city: '', stateCode: '', zip: '' },
    steps: [applied(400), taken(380), { event: 'approve', by: 'staff', hoursAgo: 360 }],
  },
  {
    ...{ state: 'declined', firstName: 'Burt', lastName: 'Sander', email: 'burt@sanderlube.example' },
    ...{ company: 'Sander Lube', address1: '640 Front St', city: 'Boise', stateCode: 'ID', zip: '83702' },
    steps: [
      applied(300),
      taken(290),
      {
        event: 'decline',
        by: 'staff',
        hoursAgo: 288,
        text: 'You need a tire changer and a balancer to install our tires.',
      },
    ],
  },
  {
    ...{ state: 'withdrawn', firstName: 'Pia', lastName: 'Novak', email: 'pia@novakservice.example' },
    ...{ company: 'Novak Service', address1: '88 Elm St', city: 'Toledo', stateCode: 'OH', zip: '43604' },
    steps: [applied(220), taken(215), { event: 'withdraw', by: null, hoursAgo: 190 }],
  },
];

interface Surroundings {
  readonly now: Date;
  readonly shops: readonly ShopRow[];
}

/** Writes applications of shops to the installer program, one in each state, with what was written about them. */
export const writeInstallerApplications = async (
  client: pg.ClientBase,
  { now, shops }: Surroundings,
  random: Prng,
): Promise<void> => {
  const [manager] = await queryRows(client, managerRow, MANAGER);
  const shop = shops.find(({ status }) => status === 'active');
  if (manager === undefined || shop === undefined) throw new Error('applications need staff and a shop');
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const accountIds = await writeApplicants(
    client,
    STORIES.filter(({ state }) => state !== 'awaitingEmail'),
    ago(500),
    random,
  );
  const applications = STORIES.map((story) => {
    const isApproved = story.state === 'approved';
    const at = isApproved ? { ...shop, stateCode: shop.state } : story;
    const isTaken = story.steps.some(({ event }) => event === 'takeUp');
    const first = ago(story.steps[0]?.hoursAgo ?? 0);
    return {
      id: seededId(random, first),
      account_id: accountIds.get(story.email) ?? null,
      state: story.state,
      company: at.company,
      first_name: story.firstName,
      last_name: story.lastName,
      service_manager: `${story.firstName} ${story.lastName}`,
      store_manager: `${story.firstName} ${story.lastName}`,
      address1: at.address1,
      city: at.city,
      state_code: at.stateCode,
      zip: at.zip,
      cell: '2155550161',
      email: story.email,
      phone: '2155550162',
      service_desk_email: story.email,
      service_desk_phone: '2155550162',
      hours: JSON.stringify({ mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: null, sun: null }),
      services: ['brakes', 'wifi'],
      tire_types: ['passenger', 'light-truck'],
      badges: ['ase-certified'],
      agreed_at: first,
      assigned_to: isTaken ? manager.id : null,
      assigned_name: isTaken ? manager.name : null,
      pay_per_tire_in_cents: isApproved ? 1_800 : null,
      shop_id: isApproved ? shop.id : null,
      shop_code: isApproved ? shop.code : null,
      version: story.steps.length,
      created_at: first,
      updated_at: ago(story.steps.at(-1)?.hoursAgo ?? 0),
    };
  });
  await writeColumns(client, 'installer_applications.application', applications);
  const entries = STORIES.flatMap(({ steps }, index) =>
    steps.map(({ event, by, hoursAgo, text = '', isInternal = false }) => ({
      id: seededId(random, ago(hoursAgo)),
      application_id: applications[index]?.id ?? '',
      at: ago(hoursAgo),
      event,
      by_kind: by ?? 'customer',
      by_name: by === null ? null : manager.name,
      text,
      is_internal: isInternal,
    })),
  );
  await writeColumns(client, 'installer_applications.entry', entries);
};
