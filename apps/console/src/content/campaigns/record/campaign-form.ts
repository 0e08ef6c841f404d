import type { CampaignRecord } from '@simpletread/contract';
import type { Season } from '@simpletread/domain';

import { withPieceIds } from '../pieces/piece-ids.js';
import type { CampaignInput } from '../campaign-calls.js';

type Content = CampaignRecord['content'];

/** A campaign as its editor holds it; times are readings of the wall in the East. */
export interface CampaignForm {
  readonly name: string;
  readonly season: Season;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly content: Content;
}

/** The first values of a campaign. */
export const NO_CONTENT: Content = {
  banner: null,
  hero: null,
  pills: [],
  footerPromotions: [],
  footerLinks: [],
  promotionIds: [],
  priceListIds: [],
};

export const NEW_BANNER: NonNullable<Content['banner']> = {
  name: '',
  text: '',
  link: null,
  hasCountdown: true,
};

export const NEW_PILL: Content['pills'][number] = {
  id: '',
  kind: 'customFilter',
  label: '',
  route: '',
  targetRoutes: [],
  filters: { brand: [], category: [], subtype: [], promotion: [] },
  audience: 'all',
  states: [],
};

type Held = Pick<CampaignRecord, 'name' | 'season' | 'startsAtEastern' | 'endsAtEastern' | 'content'>;

export const formOf = ({ name, season, startsAtEastern, endsAtEastern, content }: Held): CampaignForm => ({
  name,
  season,
  startsAt: startsAtEastern,
  endsAt: endsAtEastern,
  content,
});

/** The body to send. New pieces get an id from their label. */
export const campaignInput = ({ content, ...form }: CampaignForm): CampaignInput => ({
  ...form,
  content: {
    ...content,
    pills: withPieceIds(content.pills),
    footerPromotions: withPieceIds(content.footerPromotions),
  },
});
