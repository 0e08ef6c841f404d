import { declineInstaller, listMyInstallerApplications } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { PersonalData } from '../../platform/personal-data/index.js';
import { ForgetApplications } from './forget-applications.js';
import { PersonalApplications } from './personal-applications.js';
import { aPicture, type InstallerWalk, key, startInstallerWalk } from './testing/installer-walk.js';

describe('what is kept of shops that apply', () => {
  let walk: InstallerWalk;
  beforeAll(async () => {
    walk = await startInstallerWalk();
  });
  afterAll(() => walk.close());

  const age = (id: string, days: number) =>
    walk.db.execute(
      `UPDATE installer_applications.application SET created_at = now() - make_interval(days => $2),
         updated_at = now() - make_interval(days => $2) WHERE id = $1`,
      [id, days],
    );
  const rowOf = (id: string) =>
    walk.db.one<Record<string, unknown>>('SELECT * FROM installer_applications.application WHERE id = $1', [
      id,
    ]);
  const imagesOf = (id: string) =>
    walk.db.query('SELECT 1 FROM installer_applications.store_image WHERE application_id = $1', [id]);

  it('is deleted after 30 days without a verified address', async () => {
    const [old, young] = [
      await walk.send(null, { email: 'old@shop.example', storeImage: aPicture() }),
      await walk.send(null, { email: 'young@shop.example' }),
    ];
    await age(old, 31);
    await age(young, 29);
    await walk.get(ForgetApplications).run();
    expect([await rowOf(old), await imagesOf(old)]).toEqual([null, []]);
    expect(await rowOf(young)).not.toBeNull();
  });

  it('loses its people, its words and its picture a year after it was declined', async () => {
    const dana = await walk.customer();
    const { id, version } = await walk.inReview(dana, { storeImage: aPicture() });
    await walk.robin.client.call(declineInstaller, { params: { id }, body: { version, text: 'No.' } }, key());
    await age(id, 364);
    await walk.get(ForgetApplications).run();
    expect(await rowOf(id)).toMatchObject({ last_name: 'Wright' });
    await age(id, 366);
    await walk.get(ForgetApplications).run();
    expect(await rowOf(id)).toMatchObject({ company: 'Acme Tires', last_name: '', email: '', cell: '' });
    expect(await imagesOf(id)).toEqual([]);
    const words = await walk.db.query<{ text: string }>(
      'SELECT text FROM installer_applications.entry WHERE application_id = $1',
      [id],
    );
    expect(words.length).toBeGreaterThan(0);
    expect(words.every(({ text }) => text === '')).toBe(true);
    const past = await walk.db.query<{ personal: object }>(
      "SELECT personal FROM platform.row_history WHERE subject_type = 'installerApplication' AND subject_id = $1",
      [id],
    );
    expect(past.length).toBeGreaterThan(0);
    expect(past.every(({ personal }) => Object.keys(personal).length === 0)).toBe(true);
  });

  it('is handed out to its applicant, and forgotten once nothing is open', async () => {
    const dana = await walk.customer();
    const id = await walk.send(dana, { address1: '20 Forget St', storeImage: aPicture() });
    const guest = await walk.send(null, { email: dana.email, address1: '21 Forget St' });
    const source = walk.get(PersonalApplications);
    const person = { accountId: dana.accountId, email: dana.email };
    const [section] = await source.collect(walk.db, person);
    expect(section?.items).toHaveLength(2);
    expect(JSON.stringify(section)).toContain('dana@acmetires.com');
    expect(await source.blocks(walk.db, person)).toEqual([{ reason: 'openApplication', count: 1 }]);
    expect((await walk.get(PersonalData).traces(walk.db, person)).subjectIds).toEqual(
      expect.arrayContaining([id, guest]),
    );
    await walk.get(UnitOfWork).run(async (tx) => {
      await source.erase(tx, { person, contacts: [], subjectIds: [], requestId: '' });
      return ok(null);
    });
    expect(await rowOf(guest)).toBeNull();
    expect(await rowOf(id)).toMatchObject({ last_name: '', email: '', address1: '', website: null });
    expect(await imagesOf(id)).toEqual([]);
    expect(await dana.client.call(listMyInstallerApplications, {})).toHaveLength(1);
  });
});
