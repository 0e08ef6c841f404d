import type { CampaignRecord } from '@simpletread/contract';
import { seasonName } from '@simpletread/domain';

type Content = CampaignRecord['content'];

interface Held {
  readonly name: string;
  readonly season: CampaignRecord['season'];
  readonly startsAt: string;
  readonly endsAt: string;
  readonly content: Content;
}

const lines = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join('; '));

const pillText = ({
  label,
  route,
  targetRoutes,
  filters,
  audience,
  states,
}: Content['pills'][number]): string => {
  const filtered = Object.entries(filters)
    .filter(([, words]) => words.length > 0)
    .map(([name, words]) => `${name} ${words.join(', ')}`);
  const where = [
    ...states,
    ...(audience === 'all' ? [] : [audience === 'guest' ? 'guests' : 'signed-in shoppers']),
  ];
  const details = [...targetRoutes, ...filtered, ...where];
  return `${label} → ${route}${details.length === 0 ? '' : ` (${details.join('; ')})`}`;
};

const named = (ids: readonly string[], names: ReadonlyMap<string, string>): string | null =>
  lines(ids.map((id) => names.get(id) ?? `unknown (…${id.slice(-6)})`));

/** A campaign part by part in words, to compare two of them. */
export const campaignInWords = (
  { name, season, startsAt, endsAt, content }: Held,
  names: ReadonlyMap<string, string>,
): Readonly<Record<string, string | null>> => {
  const { banner, hero, pills, footerPromotions, footerLinks, promotionIds, priceListIds } = content;
  return {
    name,
    season: seasonName(season),
    starts: startsAt,
    ends: endsAt,
    banner:
      banner === null
        ? null
        : [
            `${banner.name}: ${banner.text}`,
            ...(banner.link === null ? [] : [`${banner.link.label} → ${banner.link.link}`]),
            ...(banner.hasCountdown ? ['counts down'] : []),
          ].join('; '),
    'home page': hero === null ? null : `${hero.headline} ${hero.lead}`,
    pills: lines(pills.map(pillText)),
    'footer promotions': lines(
      footerPromotions.map(({ label, text, link }) => `${label}: ${text} → ${link}`),
    ),
    'footer links': lines(footerLinks.map(({ label, link }) => `${label} → ${link}`)),
    promotions: named(promotionIds, names),
    'price lists': named(priceListIds, names),
  };
};
