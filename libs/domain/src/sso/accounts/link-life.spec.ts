import fc from 'fast-check';

import { MAIL_LIMIT_HOURS, mailLimit } from '../../contact/index.js';
import { CONFIRM_LINK_MINUTES, resetLinkMinutes } from './link-life.js';

const DAY = 24 * 60;

/** The links that go out if strangers ask at these minutes, none of which is used. */
const linksFor = (asks: readonly number[]) => {
  const links: { at: number; until: number }[] = [];
  for (const at of asks) {
    if (links.some(({ until }) => until > at)) continue;
    const ofDay = links.filter((link) => link.at > at - DAY).length;
    links.push({ at, until: at + resetLinkMinutes(ofDay) });
  }
  return links;
};

describe('the life of links', () => {
  const asks = fc
    .array(fc.integer({ min: 0, max: 4 * DAY }), { maxLength: 400 })
    .map((list) => list.sort((a, b) => a - b));

  it('leaves a working link in the mailbox of a person for whom strangers ask, and never a full one', () => {
    fc.assert(
      fc.property(asks, (times) => {
        const links = linksFor(times);
        for (const at of times) expect(links.some((link) => link.at <= at && link.until > at)).toBe(true);
        for (const { at } of links)
          expect(links.filter((link) => link.at > at - DAY && link.at <= at).length).toBeLessThan(
            mailLimit('resetLink').perRecipient,
          );
      }),
    );
  });

  it('is seven links a day at most, however often strangers ask', () => {
    const links = linksFor(Array.from({ length: 4 * DAY }, (_, minute) => minute));
    for (const { at } of links)
      expect(links.filter((link) => link.at > at - DAY && link.at <= at).length).toBeLessThanOrEqual(7);
  });

  it('is as long as a confirmation counts, so a full mailbox always holds one that works', () => {
    expect(CONFIRM_LINK_MINUTES).toBeGreaterThanOrEqual(MAIL_LIMIT_HOURS * 60);
  });
});
