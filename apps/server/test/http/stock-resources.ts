import { aDefinition, aTire } from '../builders/index.js';
import type { TestApp } from '../index.js';
import { aTypedCampaign } from '../../src/content/campaigns/testing/a-typed-campaign.js';

export type Fields = Record<string, unknown>;

/** A resource that staff change, with a record to change. */
interface Resource {
  readonly path: string;
  /** The body that adds one; null for a record that is there already, found by `existing`. */
  readonly added: Fields | null;
  readonly existing?: (app: TestApp) => Promise<string>;
  /** A change that staff may make, as the record shows it afterwards. */
  readonly changed: Fields;
  /** A read-only field, with another value. */
  readonly readOnly: Fields;
  readonly isDeletable: boolean;
}

const WINDOW = { startsAt: null, endsAt: null };

const anEmployer = async ({ db }: TestApp): Promise<string> => {
  const [row] = await db.query<{ id: string }>(
    `INSERT INTO account_types.employer (id, name, type, domains, is_active)
     VALUES (gen_random_uuid(), 'Acme Freight', 'EPP', '{acme.test}', true) RETURNING id`,
  );
  return row?.id ?? '';
};

/** Every resource with a PUT for its records. */
export const STOCK_RESOURCES: readonly Resource[] = [
  {
    path: 'articles',
    added: {
      section: 'dictionary',
      category: null,
      slug: 'aspect-ratio',
      title: 'Aspect ratio',
      summary: 'Height by width.',
      body: 'The sidewall’s height as a share of its width.',
      picture: null,
      visibleFrom: null,
      visibleUntil: null,
    },
    changed: { title: 'Aspect ratio of a tire' },
    readOnly: { state: 'published' },
    isDeletable: true,
  },
  {
    path: 'campaigns',
    added: { ...aTypedCampaign() },
    changed: { name: 'Cyber Monday' },
    readOnly: { state: 'scheduled' },
    isDeletable: true,
  },
  {
    path: 'catalogue/tires',
    added: null,
    existing: async ({ db }) => (await aTire(db)).tireId,
    changed: { values: { priceInCents: 12_300 } },
    readOnly: { label: 'Another tire' },
    isDeletable: false,
  },
  {
    path: 'employers',
    added: null,
    existing: anEmployer,
    changed: {},
    readOnly: { employeeCount: 9 },
    isDeletable: false,
  },
  {
    path: 'fitment/vehicles',
    added: {
      values: {
        year: 2024,
        make: 'Test',
        model: 'Walker',
        trim: '',
        body: '',
        drive: '',
        powertrain: '',
        vehicleType: 'Car',
        isEv: false,
        source: 'test',
      },
    },
    changed: { values: { vehicleType: 'SUV' } },
    readOnly: { updatedAt: '2020-01-01T00:00:00.000Z' },
    isDeletable: true,
  },
  {
    path: 'price-lists',
    added: { name: 'Fleets', audience: 'fleet', ...WINDOW },
    changed: { name: 'Fleets of 2027' },
    readOnly: { state: 'active' },
    isDeletable: true,
  },
  {
    path: 'promotions',
    added: { name: 'Spring', ...WINDOW, definition: aDefinition({}) },
    changed: { name: 'Late spring' },
    readOnly: { uses: 7 },
    isDeletable: true,
  },
  {
    path: 'quotes',
    added: {
      firstName: 'Dana',
      email: 'dana@example.com',
      phone: '2155550142',
      zip: '19147',
      message: '',
      vehicle: null,
      lines: [],
    },
    changed: { firstName: 'Dora' },
    readOnly: { number: 'Q-1' },
    isDeletable: false,
  },
  {
    path: 'redirects',
    added: { fromPath: '/learn/old', toPath: '/learn/new' },
    changed: { toPath: '/learn/newer' },
    readOnly: { isAutomatic: true },
    isDeletable: true,
  },
  {
    path: 'roles',
    added: { name: 'tire-reader', permissions: ['products.read'], refundLimitInCents: 0 },
    changed: { permissions: ['products.read', 'vehicles.read'] },
    readOnly: { holderCount: 12 },
    isDeletable: true,
  },
  {
    path: 'search/search-synonyms',
    added: { values: { words: 'snows', means: 'winter', isOn: true } },
    changed: { values: { words: 'snows', means: 'winter tires', isOn: true } },
    readOnly: { label: 'rain' },
    isDeletable: true,
  },
  {
    path: 'staff',
    added: { email: 'kim@example.com', name: 'Kim Doe', role: 'analyst', reason: 'New in the team' },
    changed: { name: 'Kim Roe' },
    readOnly: { role: 'admin' },
    isDeletable: false,
  },
];
