/** Purposes of stored values. All but `necessary` require the visitor's consent. */
export const CONSENT_CATEGORIES = ['necessary', 'preferences', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type OptionalCategory = Exclude<ConsentCategory, 'necessary'>;

export const OPTIONAL_CATEGORIES = [
  'preferences',
  'analytics',
  'marketing',
] as const satisfies readonly OptionalCategory[];

/** Increases when a category's meaning changes; every visitor is then asked again. */
export const CONSENT_VERSION = 2;
/** Twelve months; then the visitor is asked again. */
export const CONSENT_SECONDS = 31_536_000;

/** A visitor's choice, and its time. */
export interface Consent {
  readonly given: readonly OptionalCategory[];
  /** Whole seconds. */
  readonly at: Date;
}

const SHAPE = /^(\d{1,4})\.(\d{1,11})\.(none|[a-z]+(?:-[a-z]+)*)$/;
const MS = 1000;

/** Returns a consent as its cookie's text: version, time in seconds and categories, as `2.1790000000.preferences-analytics`. */
export const writeConsent = ({ given, at }: Consent): string => {
  const kept = OPTIONAL_CATEGORIES.filter((category) => given.includes(category));
  const seconds = Math.floor(at.getTime() / MS);
  return `${CONSENT_VERSION}.${seconds}.${kept.length === 0 ? 'none' : kept.join('-')}`;
};

/** Reads a cookie's text; null if it is missing, malformed, of another version, over 12 months old or in the future. */
export const readConsent = (text: string | undefined, now: Date): Consent | null => {
  const [, version, seconds, names] = SHAPE.exec(text ?? '') ?? [];
  if (Number(version) !== CONSENT_VERSION || names === undefined) return null;
  const at = new Date(Number(seconds) * MS);
  const ageMs = now.getTime() - at.getTime();
  // A minute of tolerance, because two servers' clocks differ.
  if (ageMs < -60 * MS || ageMs > CONSENT_SECONDS * MS) return null;
  const named = names === 'none' ? [] : names.split('-');
  const given = OPTIONAL_CATEGORIES.filter((category) => named.includes(category));
  return given.length === named.length ? { given, at } : null;
};

/** The facts that decide consent: the visitor's choice, and their browser's signal (Sec-GPC: 1). */
export interface ConsentFacts {
  readonly consent: Consent | null;
  readonly hasPrivacySignal: boolean;
}

/** True if a browser's signal forbids the category whatever the visitor chose: analytics and marketing. */
export const isOverruledBySignal = (category: ConsentCategory): boolean =>
  category === 'marketing' || category === 'analytics';

/** True if `category` may be used. The browser's signal overrides an earlier yes to analytics or marketing. */
export const hasConsent = (
  category: ConsentCategory,
  { consent, hasPrivacySignal }: ConsentFacts,
): boolean => {
  if (category === 'necessary') return true;
  if (hasPrivacySignal && isOverruledBySignal(category)) return false;
  return consent?.given.includes(category) ?? false;
};

/** True if the visitor must be asked: neither they nor their browser has answered. */
export const asksForConsent = ({ consent, hasPrivacySignal }: ConsentFacts): boolean =>
  consent === null && !hasPrivacySignal;
