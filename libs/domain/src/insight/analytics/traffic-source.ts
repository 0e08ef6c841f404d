/** The source of a visit in a campaign's words. Nothing in it distinguishes one visitor from another. */
export interface TrafficSource {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string | null;
  readonly term: string | null;
  readonly content: string | null;
}

const WORD = /^[\w .+~-]{1,80}$/;

/** Returns a campaign's word. Drops anything else, such as an address someone put into it. */
const utmWord = (text: string | null): string | null => {
  const trimmed = (text ?? '').trim().toLowerCase();
  return WORD.test(trimmed) ? trimmed : null;
};

/** Parameters that advertisers add to paid clicks. Their ids identify one person and are not kept. */
const CLICKS: readonly (readonly [string, string])[] = [
  ['gclid', 'google'],
  ['gbraid', 'google'],
  ['wbraid', 'google'],
  ['msclkid', 'bing'],
  ['fbclid', 'facebook'],
];

/**
 * Returns the source of a visit from its landing address: the `utm_` words, otherwise the advertiser of its click id. Null if the address
 * has neither.
 */
export const trafficSourceOf = (query: { get(name: string): string | null }): TrafficSource | null => {
  const click = CLICKS.find(([name]) => (query.get(name) ?? '') !== '');
  const source = utmWord(query.get('utm_source')) ?? click?.[1] ?? null;
  if (source === null) return null;
  return {
    source,
    medium: utmWord(query.get('utm_medium')) ?? (click === undefined ? 'referral' : 'cpc'),
    campaign: utmWord(query.get('utm_campaign')),
    term: utmWord(query.get('utm_term')),
    content: utmWord(query.get('utm_content')),
  };
};
