import { randomUUID } from 'node:crypto';

import {
  amendInstallerApplication,
  applyAsInstaller,
  approveInstaller,
  type CallInput,
  type Client,
  getInstallerApplication,
  takeUpInstallerApplication,
} from '@simpletread/contract';

import { aStateTax, aZip } from '../../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../../test/index.js';
import {
  aCustomer,
  aStaffClient,
  type Customer,
  tokensAreAccountIds,
} from '../../../sso/account-types/testing/people.js';

export type InstallerForm = CallInput<typeof applyAsInstaller>['body'];

export const key = () => ({ idempotencyKey: randomUUID() });

/** Four by three pixels. */
const PICTURES = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAMAAACDKl70AAAAA1BMVEX7ygwmSNIEAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgQAEAAA8AAa1dsIkAAAAASUVORK5CYII=',
  jpeg: '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAADAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwC2AmD3/9k=',
} as const;

/** A picture, with `behind` hung on after its end. */
export const aPicture = (kind: keyof typeof PICTURES = 'png', type = `image/${kind}`, behind = ''): Blob =>
  new Blob([Buffer.from(PICTURES[kind], 'base64'), behind], { type });

/** The registration of a shop that has everything but a picture. */
export const aForm = (given: Partial<Record<keyof InstallerForm, unknown>> = {}): InstallerForm =>
  ({
    company: 'Acme Tires',
    firstName: 'Dana',
    lastName: 'Wright',
    serviceManager: 'Sam Ortiz',
    storeManager: 'Kim Lee',
    address1: '1200 S 9th St',
    address2: '',
    city: 'Philadelphia',
    state: 'PA',
    zip: '19147',
    website: 'acmetires.com',
    cell: '(215) 555-0149',
    email: 'dana@acmetires.com',
    phone: '215-555-0150',
    serviceDeskEmail: 'desk@acmetires.com',
    serviceDeskPhone: '215.555.0151 x2',
    hoursMon: '08:00-17:30',
    hoursTue: '08:00-17:30',
    hoursWed: '08:00-17:30',
    hoursThu: '08:00-17:30',
    hoursFri: '08:00-17:30',
    hoursSat: '09:00-14:00',
    hoursSun: 'closed',
    services: ['brakes', 'wifi'],
    tireTypes: ['passenger', 'light-truck'],
    badges: ['ase-certified'],
    agreement: 'yes',
    ...given,
  }) as InstallerForm;

type StaffClient = Awaited<ReturnType<typeof aStaffClient>>;

/** A shop of ours that others apply to become part of. */
export interface InstallerWalk extends TestApp {
  readonly robin: StaffClient;
  readonly ben: StaffClient;
  customer(email?: string): Promise<Customer>;
  /** An application of `customer`, or of a guest; its id. */
  send(customer?: Customer | null, given?: Parameters<typeof aForm>[0]): Promise<string>;
  inReview(customer: Customer, given?: Parameters<typeof aForm>[0]): Promise<{ id: string; version: number }>;
  seen(id: string): ReturnType<typeof getSeen>;
  approve(by: StaffClient, id: string, version: number): Promise<unknown>;
  amend(
    customer: Customer,
    id: string,
    version: number,
    given?: Parameters<typeof aForm>[0],
  ): Promise<unknown>;
  mailsTo(email: string): Promise<{ template: string; text: string }[]>;
}

const getSeen = (client: Client, id: string) => client.call(getInstallerApplication, { params: { id } });

export const startInstallerWalk = async (): Promise<InstallerWalk> => {
  const app = await startTestApp();
  tokensAreAccountIds(app);
  await aStateTax(app.db);
  await aZip(app.db);
  const robin = await aStaffClient(app, { role: 'installer-partner-manager', name: 'Robin' });
  const ben = await aStaffClient(app, { role: 'admin', name: 'Ben' });
  const send: InstallerWalk['send'] = async (customer = null, given = {}) => {
    const { id } = await (customer?.client ?? app.client).call(
      applyAsInstaller,
      { body: aForm(given) },
      key(),
    );
    if (id !== null) return id;
    const row = await app.db.one<{ id: string }>(
      'SELECT id FROM installer_applications.application ORDER BY created_at DESC, id DESC LIMIT 1',
    );
    return row?.id ?? '';
  };
  return {
    ...app,
    robin,
    ben,
    customer: (email) => aCustomer(app, email),
    send,
    inReview: async (customer, given) => {
      const id = await send(customer, given);
      const body = { version: 1 };
      const { version } = await robin.client.call(
        takeUpInstallerApplication,
        { params: { id }, body },
        key(),
      );
      return { id, version };
    },
    seen: (id) => getSeen(robin.client, id),
    approve: (by, id, version) =>
      by.client.call(approveInstaller, { params: { id }, body: { version, payPerTireInCents: 1850 } }, key()),
    amend: (customer, id, version, given = {}) =>
      customer.client.call(
        amendInstallerApplication,
        { params: { id }, body: { ...aForm(given), version } },
        key(),
      ),
    mailsTo: (email) =>
      app.db.query(
        'SELECT template, body_text AS text FROM platform.message WHERE recipient = $1 ORDER BY created_at, id',
        [email],
      ),
  };
};
