import { DEAL_PILL_KINDS, GLOBALS_AUDIENCES, MOST_PILLS, returnPathOf } from '@simpletread/domain';
import { z } from 'zod';

import { idSchema, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** A short text for people, trimmed. */
const words = (max: number) => {
  const asked = `Please enter 1 to ${max} characters.`;
  return z.string().trim().min(1, asked).max(max, asked);
};

/** A path in our own site, as `/tire-deals/black-friday-sale`. */
export const sitePath = z
  .string()
  .max(300)
  .refine((path) => path === '/' || returnPathOf(path) !== '/', {
    message: 'Please enter a page of this shop, such as /tire-deals.',
  });

export const siteLink = shape({ label: words(60), link: sitePath });

const shownTo = {
  audience: z.enum(GLOBALS_AUDIENCES),
  states: z.array(z.string().regex(/^[A-Z]{2}$/, 'Please choose states.')).max(60),
};

const filterWords = z
  .array(
    z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9-]{0,79}$/,
        'Please enter names as they appear in addresses, such as all-season or 12.',
      ),
  )
  .max(30, 'Please enter at most 30.');

export const pillFilters = shape({
  brand: filterWords,
  category: filterWords,
  subtype: filterWords,
  promotion: filterWords,
});

const pill = {
  id: slugSchema,
  kind: z.enum(DEAL_PILL_KINDS),
  label: words(30),
  route: sitePath,
  targetRoutes: z.array(sitePath).max(10),
  filters: pillFilters,
};

const promotion = { id: slugSchema, label: words(60), text: words(160), link: sitePath };

export const dealPillReply = shape(pill);
export const footerPromotionReply = shape(promotion);

export const heroWords = shape({ headline: words(60), lead: words(200) });

export const footerLinksField = z.array(siteLink).max(20);
export const footerPromotionsField = z.array(shape({ ...promotion, ...shownTo })).max(6);
export const pillsField = z.array(shape({ ...pill, ...shownTo })).max(MOST_PILLS);

/** A campaign's content, and the prices that go live with it. */
export const campaignContent = shape({
  banner: shape({
    name: words(40),
    text: words(90),
    link: siteLink.nullable(),
    hasCountdown: z.boolean(),
  }).nullable(),
  hero: heroWords.nullable(),
  pills: pillsField,
  footerPromotions: footerPromotionsField,
  footerLinks: footerLinksField,
  promotionIds: z.array(idSchema).max(200),
  priceListIds: z.array(idSchema).max(50),
});

export type CampaignContentReply = z.output<typeof campaignContent>;
