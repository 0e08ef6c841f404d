import { type QuoteWalk, startQuoteWalk } from './testing/quote-walk.js';

describe('quotes of staff', () => {
  let walk: QuoteWalk;
  beforeAll(async () => {
    walk = await startQuoteWalk();
  });
  afterAll(() => walk.app.close());

  it('are limited per customer and day, and say when the next one is possible', async () => {
    const to = { email: 'often@example.com' };
    const drafts = await Promise.all(
      Array.from({ length: 7 }, (_, at) => walk.draft({ ...to, phone: `215 555 02${10 + at}` })),
    );
    const results = await Promise.allSettled(drafts.map((draft) => walk.send(draft)));
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as object] : [],
    );
    expect(refused).toHaveLength(2);
    for (const fault of refused)
      expect(fault).toMatchObject({
        code: 'mail.recipientFull',
        statusCode: 429,
        message: expect.stringMatching(
          /^This recipient got 5 messages in the last 24 hours, the most we send\. Try again after .+ ET\.$/,
        ) as string,
      });
    const sent = await walk.app.db.query(
      "SELECT id FROM platform.message WHERE recipient = 'often@example.com'",
    );
    expect(sent).toHaveLength(5);
    const { mailLimit } = await walk.seen(drafts[0]?.id ?? '');
    expect(mailLimit).toEqual({ sent: 5, most: 5, nextAt: expect.any(String) as string });
    const phones = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        walk.draft({ email: `one${at}@example.com`, phone: '2155550333' }),
      ),
    );
    const texts = await Promise.allSettled(phones.map((draft) => walk.send(draft)));
    expect(texts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    // The mailbox is free, the phone isn't.
    const held = phones[texts.findIndex(({ status }) => status === 'rejected')];
    expect((await walk.seen(held?.id ?? '')).mailLimit).toEqual({
      sent: 0,
      most: 5,
      nextAt: expect.any(String) as string,
    });
  });
});
