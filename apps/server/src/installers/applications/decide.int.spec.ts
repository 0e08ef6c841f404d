import {
  answerInstallerQuestion,
  approveInstaller,
  askInstaller,
  declineInstaller,
  findShops,
  getMyInstallerApplication,
  getShop,
  withdrawInstallerApplication,
} from '@simpletread/contract';

import { faultOf } from '../../sso/sessions/testing/sign-in-walk.js';
import { ShopDirectory } from '../shops/shop-directory.js';
import { type InstallerWalk, key, startInstallerWalk } from './testing/installer-walk.js';

const PHILADELPHIA = { zip: '19147', position: { lat: 39.9363, lng: -75.1527 } };

describe('an application to the installer program', () => {
  let walk: InstallerWalk;
  beforeAll(async () => {
    walk = await startInstallerWalk();
  });
  afterAll(() => walk.close());

  const templates = async (email: string) => (await walk.mailsTo(email)).map(({ template }) => template);

  it('gets a question, an amendment, an answer and approval; then shoppers nearby can choose the shop', async () => {
    const dana = await walk.customer();
    const { id, version } = await walk.inReview(dana, { company: "Dana's Tires & More" });
    const params = { id };
    const text = 'Do you balance by road force?';
    const asked = await walk.robin.client.call(askInstaller, { params, body: { version, text } }, key());
    expect(asked).toMatchObject({ state: 'questionAsked', assignee: { name: 'Robin' } });
    await walk.amend(dana, id, asked.version, {
      company: "Dana's Tires & More",
      services: ['road-force-balancing'],
      address2: 'Unit 4',
    });
    const answered = await dana.client.call(
      answerInstallerQuestion,
      { params, body: { text: 'Now we do.' } },
      key(),
    );
    expect(answered.entries.map(({ event, by, byName, text: said }) => [event, by, byName, said])).toEqual([
      ['apply', 'customer', null, ''],
      ['takeUp', 'staff', null, ''],
      ['ask', 'staff', null, text],
      ['amend', 'customer', null, ''],
      ['answer', 'customer', null, 'Now we do.'],
    ]);
    // Remembered as empty before the shop is there.
    expect(await walk.get(ShopDirectory).typicalInstallPrice(PHILADELPHIA)).toBeNull();
    await walk.approve(walk.robin, id, answered.version);
    const { enrolment, state } = await dana.client.call(getMyInstallerApplication, { params });
    expect([state, enrolment]).toEqual([
      'approved',
      { shopCode: expect.stringMatching(/^S1\d{5}$/) as string, payPerTireInCents: 1850 },
    ]);
    const found = await walk.client.call(findShops, { query: { zip: '19147' } });
    const shop = await walk.client.call(getShop, { params: { code: enrolment?.shopCode ?? '' } });
    expect(found.shops.map(({ code }) => code)).toEqual([shop.code]);
    expect(shop).toMatchObject({
      company: "Dana's Tires & More",
      slug: 'dana-s-tires-and-more',
      address1: '1200 S 9th St, Unit 4',
      phone: '2155550151x2',
      installPriceInCents: 1850,
      services: ['road-force-balancing'],
      badges: ['ase-certified'],
      hours: { mon: { open: '08:00', close: '17:30' }, sun: null },
    });
    expect(
      await walk.db.one(
        'SELECT lat, lng, time_zone, email, tire_types FROM installers.shop WHERE code = $1',
        [shop.code],
      ),
    ).toEqual({
      ...PHILADELPHIA.position,
      time_zone: 'America/New_York',
      email: 'desk@acmetires.com',
      tire_types: ['passenger', 'light-truck'],
    });
    expect(await walk.get(ShopDirectory).typicalInstallPrice(PHILADELPHIA)).toBe(1850);
    expect(await templates(dana.email)).toEqual([
      'installer-received',
      'installer-question',
      'installer-amended',
      'installer-answered',
      'installer-approved',
    ]);
  });

  it('is declined with a reason that its applicant reads, and may be sent again', async () => {
    const dana = await walk.customer();
    const { id, version } = await walk.inReview(dana);
    const body = { version, text: 'No lift for trucks.' };
    await walk.ben.client.call(declineInstaller, { params: { id }, body }, key());
    const seen = await dana.client.call(getMyInstallerApplication, { params: { id } });
    expect([seen.state, seen.entries.at(-1)?.text]).toEqual(['declined', 'No lift for trucks.']);
    expect((await walk.mailsTo(dana.email)).at(-1)).toMatchObject({
      template: 'installer-declined',
      text: expect.stringContaining('No lift for trucks.') as string,
    });
    await walk.send(dana);
  });

  it('is decided once by two at once, and makes one shop', async () => {
    const dana = await walk.customer();
    const { id, version } = await walk.inReview(dana, { company: 'Decided Once' });
    const decline = () =>
      walk.ben.client.call(declineInstaller, { params: { id }, body: { version, text: 'No.' } }, key());
    const ends = await Promise.all(
      [walk.approve(walk.robin, id, version), walk.approve(walk.ben, id, version), decline()].map(faultOf),
    );
    expect(ends.sort()).toEqual(['none', 'record.stale', 'record.stale']);
    const shops = await walk.db.query("SELECT 1 FROM installers.shop WHERE company = 'Decided Once'");
    const { state } = await walk.seen(id);
    expect(shops.length).toBe(state === 'approved' ? 1 : 0);
  });

  it('is decided on the version that was seen: an amendment or a withdrawal comes between', async () => {
    const dana = await walk.customer();
    const { id, version } = await walk.inReview(dana, { address1: '5 Between St' });
    const asked = await walk.robin.client.call(
      askInstaller,
      { params: { id }, body: { version, text: 'Why?' } },
      key(),
    );
    expect(await faultOf(walk.amend(dana, id, version))).toBe('record.stale');
    await walk.amend(dana, id, asked.version, { address1: '5 Between St' });
    expect(await faultOf(walk.approve(walk.robin, id, asked.version))).toBe('record.stale');
    await dana.client.call(withdrawInstallerApplication, { params: { id } }, key());
    const { version: last } = await walk.seen(id);
    expect(await faultOf(walk.approve(walk.robin, id, last))).toBe('application.movedOn');
    expect(await templates(dana.email)).toContain('installer-withdrawn');
  });

  it('is neither amended while staff read it nor moved to an address that is being decided', async () => {
    const dana = await walk.customer();
    const { id, version } = await walk.inReview(dana, { address1: '7 Read St' });
    expect(await faultOf(walk.amend(dana, id, version))).toBe('application.movedOn');
    const other = await walk.send(dana, { address1: '8 Other St' });
    expect(await faultOf(walk.amend(dana, other, 1, { address1: '7 READ ST' }))).toBe(
      'installer.openAlready',
    );
  });

  it('pays $15 to $24 for each tire and nothing else', async () => {
    const dana = await walk.customer();
    const { id, version } = await walk.inReview(dana, { address1: '9 Pay St' });
    for (const payPerTireInCents of [1499, 2401, 1850.5, 0]) {
      const approve = walk.robin.client.call(
        approveInstaller,
        { params: { id }, body: { version, payPerTireInCents } },
        key(),
      );
      await expect(approve).rejects.toMatchObject({
        fields: [expect.objectContaining({ message: 'Please enter $15 to $24 per tire' })],
      });
    }
  });
});
