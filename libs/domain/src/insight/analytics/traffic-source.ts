/** Where a visit came from, in words of campaigns. Nothing in it tells one visitor from another. */
export interface TrafficSource {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string | null;
  readonly term: string | null;
  readonly content: string | null;
}

const WORD = /^[\w .+~-]{1,80}$/;

/** A word of a campaign; anything else, as an address that somebody wrote into it, is left out. */
const wordOf = (text: string | null): string | null => {
  const trimmed = (text ?? '').trim().toLowerCase();
  return WORD.test(trimmed) ? trimmed : null;
};

/** Parameters that advertisers add to the address of a paid click. The id in them is one person's, and is not kept. */
const CLICKS: readonly (readonly [string, string])[] = [
  ['gclid', 'google'],
  ['gbraid', 'google'],
  ['wbraid', 'google'],
  ['msclkid', 'bing'],
  ['fbclid', 'facebook'],
];

/**
 * What the address of a landing says of where its visitor came from: the `utm_` words, else the advertiser whose click id is there.
 * Null for an address that says nothing.
 */
export const trafficSourceOf = (query: { get(name: string): string | null }): TrafficSource | null => {
  const click = CLICKS.find(([name]) => (query.get(name) ?? '') !== '');
  const source = wordOf(query.get('utm_source')) ?? click?.[1] ?? null;
  if (source === null) return null;
  return {
    source,
    medium: wordOf(query.get('utm_medium')) ?? (click === undefined ? 'referral' : 'cpc'),
    campaign: wordOf(query.get('utm_campaign')),
    term: wordOf(query.get('utm_term')),
    content: wordOf(query.get('utm_content')),
  };
};
