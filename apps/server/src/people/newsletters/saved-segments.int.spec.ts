import { randomUUID } from 'node:crypto';

import {
  changeSavedSegment,
  countNewsletterRecipients,
  createSavedSegment,
  deleteSavedSegment,
  getSavedSegment,
  listSavedSegments,
} from '@simpletread/contract';
import { mailboxOf, type Segment, WHOLE_LIST } from '@simpletread/domain';

import { type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/carts.module.js';
import { SubscriberTokens } from '../../content/index.js';
import { hashToken, newId } from '../../platform/ids/index.js';
import { PeopleModule } from '../people.module.js';

const INES = { authorization: 'Bearer ines' };
const ALL: Segment & { states: string[] } = { ...WHOLE_LIST, states: [] };
const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

describe('saved segments', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, PeopleModule], env: { RUN_WORKERS: '0' } });
  });
  afterAll(() => app.close());

  const keyed = () => ({ headers: INES, idempotencyKey: randomUUID() });
  const save = (name: string, segment: object = {}) =>
    app.client.call(
      createSavedSegment,
      { body: { name, segment: { ...ALL, ...segment } as never } },
      keyed(),
    );

  it('are shared by name, changed and deleted by those who write newsletters', async () => {
    const saved = await save('Buyers in Texas', { bought: 'ever', states: ['TX'] });
    expect(saved).toMatchObject({ version: 1, segment: { bought: 'ever', states: ['TX'], opens: 'any' } });
    await save('Newcomers', { joined: { is: 'within', days: 30 } });
    const listed = await app.client.call(listSavedSegments, { query: {} }, { headers: INES });
    expect(listed.map(({ name }) => name)).toEqual(['Buyers in Texas', 'Newcomers']);
    const { id } = saved;
    const body = {
      name: 'Buyers in the south',
      segment: { ...saved.segment, states: ['TX', 'LA'] },
      version: 1,
    };
    const changed = await app.client.call(changeSavedSegment, { params: { id }, body }, keyed());
    expect(changed).toMatchObject({ name: 'Buyers in the south', version: 2 });
    const again = await app.client.call(changeSavedSegment, { params: { id }, body }, keyed()).catch(codeOf);
    expect(again).toBe('record.stale');
    const stale = { params: { id }, query: { version: 1 } };
    expect(await app.client.call(deleteSavedSegment, stale, keyed()).catch(codeOf)).toBe('record.stale');
    await app.client.call(deleteSavedSegment, { params: { id }, query: { version: 2 } }, keyed());
    const gone = await app.client.call(getSavedSegment, { params: { id } }, { headers: INES }).catch(codeOf);
    expect(gone).toBe('record.missing');
    const audited = await app.db.query<{ action: string }>(
      `SELECT action FROM platform.audit_row WHERE subject_type = 'newsletterSegment' AND subject_id = $1 ORDER BY at`,
      [id],
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'newsletterSegment.create',
      'newsletterSegment.change',
      'newsletterSegment.delete',
    ]);
  });

  it('have a name of their own, whatever its case, also when two colleagues save at once', async () => {
    const results = await Promise.all(
      ['Winter', 'WINTER', 'winter'].map((name) => save(name).then(() => 'saved', codeOf)),
    );
    expect(results.sort()).toEqual(['newsletter.segmentNameTaken', 'newsletter.segmentNameTaken', 'saved']);
  });

  it('are never ones that nobody can be in', async () => {
    expect(await save('Nobody', { bought: 'never', states: ['PA'] }).catch(codeOf)).toBe(
      'newsletter.segmentEmpty',
    );
  });

  it('can be the people who agreed that we count opens, or the others', async () => {
    for (const [at, measured] of [true, true, false].entries()) {
      const subscriberId = newId();
      const email = `reader${at}@mail.test`;
      await app.db.execute(
        `INSERT INTO content.subscriber (id, mailbox, email, state, consent_version, token_hash, confirmed_at, measured_since)
         VALUES ($1, $2, $3, 'subscribed', 1, $4, now(), CASE WHEN $5 THEN now() END)`,
        [
          subscriberId,
          mailboxOf(email),
          email,
          hashToken(app.get(SubscriberTokens).of(subscriberId)),
          measured,
        ],
      );
    }
    const count = async (opens: Segment['opens']) => {
      const body = { segment: { ...ALL, opens } as never };
      return (await app.client.call(countNewsletterRecipients, { body }, { headers: INES })).count;
    };
    expect([await count('any'), await count('agreed'), await count('notAgreed')]).toEqual([3, 2, 1]);
  });
});
