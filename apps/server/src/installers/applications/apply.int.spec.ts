import { randomUUID } from 'node:crypto';

import { applyAsInstaller, FAULT_TABLE, listMyInstallerApplications } from '@simpletread/contract';
import { parsePhone } from '@simpletread/domain';

import { aZip } from '../../../test/builders/index.js';
import { call } from '../../../test/index.js';
import { faultOf } from '../../sso/sessions/testing/sign-in-walk.js';
import {
  aForm,
  aPicture,
  type InstallerForm,
  type InstallerWalk,
  key,
  startInstallerWalk,
} from './testing/installer-walk.js';

describe('the installer registration', () => {
  let walk: InstallerWalk;
  beforeAll(async () => {
    walk = await startInstallerWalk();
    await aZip(walk.db, { zip: '08030', state: 'NJ', city: 'Gloucester City' });
    await aZip(walk.db, { zip: '09012', state: 'AE', city: 'APO', lat: null, lng: null, isMilitary: true });
  });
  afterAll(() => walk.close());

  it('has exactly the stated fields, from company to the agreement, with hours, checklists and a picture [R3.16]', async () => {
    const dana = await walk.customer();
    const body = aForm({ storeImage: aPicture() });
    expect(Object.keys(body).sort()).toEqual(
      [
        ...['company', 'firstName', 'lastName', 'serviceManager', 'storeManager'],
        ...['address1', 'address2', 'city', 'state', 'zip', 'website', 'cell'],
        ...['email', 'phone', 'serviceDeskEmail', 'serviceDeskPhone'],
        ...['hoursMon', 'hoursTue', 'hoursWed', 'hoursThu', 'hoursFri', 'hoursSat', 'hoursSun'],
        ...['services', 'tireTypes', 'badges', 'agreement', 'storeImage'],
      ].sort(),
    );
    const { id, email } = await dana.client.call(applyAsInstaller, { body }, key());
    expect(email).toBe(dana.email);
    const [kept] = await dana.client.call(listMyInstallerApplications, {});
    const day = { open: '08:00', close: '17:30' };
    expect(kept).toMatchObject({ id, state: 'submitted', hasImage: true, enrolment: null });
    expect(kept?.details).toEqual({
      company: 'Acme Tires',
      firstName: 'Dana',
      lastName: 'Wright',
      serviceManager: 'Sam Ortiz',
      storeManager: 'Kim Lee',
      address1: '1200 S 9th St',
      address2: null,
      city: 'Philadelphia',
      state: 'PA',
      zip: '19147',
      website: 'https://acmetires.com',
      cell: '2155550149',
      email: 'dana@acmetires.com',
      phone: '2155550150',
      serviceDeskEmail: 'desk@acmetires.com',
      serviceDeskPhone: '2155550151x2',
      hours: {
        mon: day,
        tue: day,
        wed: day,
        thu: day,
        fri: day,
        sat: { open: '09:00', close: '14:00' },
        sun: null,
      },
      services: ['brakes', 'wifi'],
      tireTypes: ['passenger', 'light-truck'],
      badges: ['ase-certified'],
    });
    expect((await walk.mailsTo(dana.email)).map(({ template }) => template)).toEqual(['installer-received']);
  });

  it.each([
    ['company', '', 'Please enter your company name'],
    ['firstName', '1', 'Please enter valid First Name'],
    ['lastName', '', 'Please enter valid Last Name'],
    ['serviceManager', '', 'Please enter a first and a last name'],
    ['storeManager', '<>', 'Please enter a first and a last name'],
    ['address1', 'PO Box 9', 'We do not ship to PO boxes. Please enter a valid address.'],
    ['address1', '', 'Please enter valid Address'],
    ['city', '7', 'Please enter valid City'],
    ['state', '', 'Please choose a state'],
    ['zip', '123', 'Please enter valid US Zip Code'],
    ['website', 'acme', 'Please enter a valid website, such as acmetires.com'],
    ['cell', '555 0149', 'Phone Number should contain 10 digits'],
    ['phone', '', 'Phone Number should contain 10 digits'],
    ['serviceDeskPhone', '+44 20 7946 0958', 'Phone Number should contain 10 digits'],
    ['email', 'dana', 'Please enter valid email'],
    ['serviceDeskEmail', '', 'Please enter valid email'],
    ['hoursSat', '14:00-09:00', 'Please enter a closing time after the opening time'],
    ['tireTypes', [], 'Please choose at least one type of tire'],
    ['agreement', 'no', 'Please agree to the terms of the program'],
    ['storeImage', aPicture('png', 'image/svg+xml'), 'Please choose a JPEG or PNG picture'],
    ['storeImage', new Blob([], { type: 'image/png' }), 'Please choose a picture that is not empty'],
    [
      'storeImage',
      new Blob([new Uint8Array(1_048_577)], { type: 'image/png' }),
      'Please choose a picture of at most 1 MB',
    ],
  ] as const)('names the error in %s %j', async (field, value, message) => {
    const body = aForm({ email: 'fields@example.com', [field]: value });
    await expect(walk.client.call(applyAsInstaller, { body }, key())).rejects.toMatchObject({
      fields: [
        expect.objectContaining({ path: expect.stringMatching(`^body\\.${field}`) as string, message }),
      ],
    });
  });

  it('takes a phone of 10 digits as the US writes them, with country code and extension, and refuses any other in its own words [R5.03]', async () => {
    const send = (cell: string) =>
      walk.client.call(
        applyAsInstaller,
        { body: aForm({ cell, email: `p${cell.replace(/\D/g, '')}@example.com` }) },
        key(),
      );
    for (const cell of ['2155550149', '(215) 555-0149', '+1 215.555.0149', '1-215-555-0149 ext. 12'])
      expect(await faultOf(send(cell))).toBe('none');
    for (const cell of ['', '5550149', '215555014', '21555501499', '+44 20 7946 0958', 'call me']) {
      expect(parsePhone(cell)).toMatchObject({ fault: { code: 'contact.phoneInvalid' } });
      await expect(send(cell)).rejects.toMatchObject({ message: 'Phone Number should contain 10 digits' });
    }
    expect(FAULT_TABLE['contact.phoneInvalid'].message).toBe('Please enter a valid phone number');
  });

  it('refuses a bad email and ZIP in this form’s words, where the ship-to form has its own [R5.01] [R5.05]', async () => {
    const send = (fields: Partial<InstallerForm>) =>
      walk.client.call(applyAsInstaller, { body: aForm(fields) }, key());
    for (const email of ['', 'dana@', 'dana@shop', 'dana.example.com'])
      await expect(send({ email })).rejects.toMatchObject({ message: 'Please enter valid email' });
    for (const zip of ['', '1914', '191470', '19147-12'])
      await expect(send({ zip })).rejects.toMatchObject({ message: 'Please enter valid US Zip Code' });
    expect(FAULT_TABLE['contact.emailInvalid'].message).toBe('Please enter a valid email');
    expect(FAULT_TABLE['contact.zipInvalid'].message).toBe('Oops. Please enter a valid ZIP code.');
  });

  it.each([
    [
      'a week that is never open',
      {
        hoursMon: 'closed',
        hoursTue: 'closed',
        hoursWed: 'closed',
        hoursThu: 'closed',
        hoursFri: 'closed',
        hoursSat: 'closed',
      },
      'installer.neverOpen',
    ],
    ['a ZIP code that does not exist', { zip: '00000' }, 'contact.zipInvalid'],
    ['a ZIP code of another state', { zip: '08030' }, 'contact.zipStateMismatch'],
    ['the ZIP code of a base', { zip: '09012' }, 'contact.militaryAddress'],
    [
      'a page that calls itself a picture',
      { storeImage: new Blob(['<html>'], { type: 'image/png' }) },
      'installer.imageType',
    ],
    [
      'the beginning of a PNG',
      {
        storeImage: new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1])], {
          type: 'image/png',
        }),
      },
      'installer.imageType',
    ],
    ['a PNG that calls itself a JPEG', { storeImage: aPicture('png', 'image/jpeg') }, 'installer.imageType'],
    ['a PDF', { storeImage: new Blob(['%PDF-1.7'], { type: 'application/pdf' }) }, 'installer.imageType'],
    ['a service of its own', { services: ['magic'] }, 'request.invalid'],
    ['a state of its own', { status: 'approved' }, 'request.invalid'],
    ['an account of its own', { accountId: randomUUID() }, 'request.invalid'],
    ['a pay of its own', { payPerTireInCents: '2400' }, 'request.invalid'],
  ])('is not taken with %s', async (_, given, code) => {
    const body = aForm({ email: 'rules@example.com', ...given } as object);
    expect(await faultOf(walk.client.call(applyAsInstaller, { body }, key()))).toMatch(
      code === 'request.invalid' ? /^request\.(invalid|unknownField)$/ : code,
    );
    expect(await walk.mailsTo('rules@example.com')).toEqual([]);
  });

  it('takes a form without a file as the plain form that it is, with one box or none ticked', async () => {
    const dana = await walk.customer();
    await walk.send(dana, { services: [], tireTypes: ['passenger'], badges: [] });
    const [kept] = await dana.client.call(listMyInstallerApplications, {});
    expect(kept?.details).toMatchObject({ services: [], tireTypes: ['passenger'], badges: [] });
    expect(kept?.hasImage).toBe(false);
  });

  it('is one at a time for an address, also for several at once', async () => {
    const dana = await walk.customer();
    const send = () =>
      dana.client.call(applyAsInstaller, { body: aForm({ address1: '1 Double St' }) }, key());
    const ends = await Promise.all([1, 2, 3].map(() => faultOf(send())));
    expect(ends.sort()).toEqual(['installer.openAlready', 'installer.openAlready', 'none']);
    await walk.send(dana, { address1: '2 Other St' });
  });

  it('is sent once, however often the button is pressed', async () => {
    const body: InstallerForm = aForm({ email: 'twice@example.com' });
    const once = key();
    for (let time = 0; time < 2; time += 1) await walk.client.call(applyAsInstaller, { body }, once);
    expect((await walk.mailsTo('twice@example.com')).length).toBe(1);
    const unkeyed = await call(`${walk.url}/installer-applications`, { method: 'POST' });
    expect(unkeyed.status).toBe(400);
  });

  it('fills no stranger’s mailbox', async () => {
    const send = () =>
      faultOf(walk.client.call(applyAsInstaller, { body: aForm({ email: 'victim@example.com' }) }, key()));
    const ends: string[] = [];
    for (let time = 0; time < 6; time += 1) ends.push(await send());
    expect(ends).toEqual(['none', 'none', 'none', 'none', 'none', 'request.rateLimited']);
    // Nor is a picture opened for one too many.
    const storeImage = new Blob([Buffer.from([0xff, 0xd8, 0xff, 1])], { type: 'image/jpeg' });
    const body = aForm({ email: 'victim@example.com', storeImage });
    expect(await faultOf(walk.client.call(applyAsInstaller, { body }, key()))).toBe('request.rateLimited');
    const mails = await walk.mailsTo('victim@example.com');
    expect(mails.length).toBe(5);
    expect(mails.map(({ text }) => text).join()).not.toContain('Acme');
  });
});
