import { getCustomerTimeline, listCustomers } from '@simpletread/contract';

import { aMessage, aPlacedOrder } from '../../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../../test/index.js';
import { anAccount } from '../../../../test/sso/sign-in-shop.js';
import { CartsModule } from '../../../carts/carts.module.js';
import { PeopleModule } from '../../people.module.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

describe('emails about an account', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, PeopleModule] });
  });
  afterAll(() => app.close());

  const one = async (q: string): Promise<string> => {
    const query = { filter: JSON.stringify({ q }) };
    return (await app.client.call(listCustomers, { query }, as('robin')))[0]?.id ?? '';
  };
  const timeline = async (id: string, who = 'robin') =>
    (await app.client.call(getCustomerTimeline, { params: { id }, query: {} }, as(who))).entries;

  it('are in the customer’s timeline by any spelling of the address, without what they open, until it is erased', async () => {
    await anAccount(app, { email: 'selma.secret@gmail.com' });
    const id = await one('selma.secret@gmail.com');
    const { messageId } = await aMessage(app.db, {
      recipient: 'SelmaSecret@googlemail.com',
      template: 'account-reset',
      subject: 'Choose a new password',
      state: 'failed',
    });
    const link = `http://x.test/reset-password?token=${'A1b2_-'.repeat(7)}`;
    await app.db.execute('UPDATE platform.message SET body_text = $1 WHERE id = $2', [link, messageId]);
    const entries = await timeline(id);
    expect(entries).toContainEqual(
      expect.objectContaining({
        id: messageId,
        kind: 'message',
        title: 'Email not delivered',
        detail: 'Choose a new password',
        of: null,
      }),
    );
    expect(JSON.stringify(entries)).not.toContain('token');
    expect(JSON.stringify(await timeline(id, 'samir'))).not.toContain('Choose a new password');
    await app.db.execute("UPDATE platform.message SET recipient = '' WHERE id = $1", [messageId]);
    expect((await timeline(id)).map((entry) => entry.id)).not.toContain(messageId);
  });

  it('and texts about an order are there without the part of a link that opens something', async () => {
    const { orderId } = await aPlacedOrder(app, { shipTo: { email: 'tess.texts@mail.test' } });
    const { messageId } = await aMessage(app.db, { channel: 'sms', subject: null, orderId });
    const words = 'Your tires are on their way. '.repeat(3);
    await app.db.execute('UPDATE platform.message SET body_text = $1 WHERE id = $2', [
      `${words}http://x.test/quotes/${'A1b2_-'.repeat(7)}`,
      messageId,
    ]);
    const entry = (await timeline(await one('tess.texts@mail.test'))).find(({ id }) => id === messageId);
    expect(entry?.detail).toBe(`${words}http://x.test/quotes/•••`);
  });
});
