/** What a stored value is for. All but `necessary` wait for the visitor's word. */
export const CONSENT_CATEGORIES = ['necessary', 'preferences', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type OptionalCategory = Exclude<ConsentCategory, 'necessary'>;

export const OPTIONAL_CATEGORIES = [
  'preferences',
  'analytics',
  'marketing',
] as const satisfies readonly OptionalCategory[];

/** Rises when a category comes to mean something else; every visitor is then asked again. */
export const CONSENT_VERSION = 2;
/** Twelve months: after them the visitor is asked again. */
export const CONSENT_SECONDS = 31_536_000;

/** What a visitor said, and when. */
export interface Consent {
  readonly given: readonly OptionalCategory[];
  /** Whole seconds. */
  readonly at: Date;
}

const SHAPE = /^(\d{1,4})\.(\d{1,11})\.(none|[a-z]+(?:-[a-z]+)*)$/;
const MS = 1000;

/** A consent as the text of its cookie: version, time in seconds and categories, as `2.1790000000.preferences-analytics`. */
export const writeConsent = ({ given, at }: Consent): string => {
  const kept = OPTIONAL_CATEGORIES.filter((category) => given.includes(category));
  const seconds = Math.floor(at.getTime() / MS);
  return `${CONSENT_VERSION}.${seconds}.${kept.length === 0 ? 'none' : kept.join('-')}`;
};

/** What a cookie's text says; null for none, for anything misspelt, for one of another version, over 12 months old or of the future. */
export const readConsent = (text: string | undefined, now: Date): Consent | null => {
  const [, version, seconds, names] = SHAPE.exec(text ?? '') ?? [];
  if (Number(version) !== CONSENT_VERSION || names === undefined) return null;
  const at = new Date(Number(seconds) * MS);
  const ageMs = now.getTime() - at.getTime();
  // A minute of grace: the clocks of two servers differ.
  if (ageMs < -60 * MS || ageMs > CONSENT_SECONDS * MS) return null;
  const named = names === 'none' ? [] : names.split('-');
  const given = OPTIONAL_CATEGORIES.filter((category) => named.includes(category));
  return given.length === named.length ? { given, at } : null;
};

/** What stands between a visitor and a category: their word, and the signal of their browser (Sec-GPC: 1). */
export interface ConsentFacts {
  readonly consent: Consent | null;
  readonly hasPrivacySignal: boolean;
}

/** What a browser's signal forbids whatever was said before: being counted, and being followed. */
export const isOverruledBySignal = (category: ConsentCategory): boolean =>
  category === 'marketing' || category === 'analytics';

/** Whether `category` may be used. The browser's signal outweighs an older yes to being counted or followed. */
export const hasConsent = (
  category: ConsentCategory,
  { consent, hasPrivacySignal }: ConsentFacts,
): boolean => {
  if (category === 'necessary') return true;
  if (hasPrivacySignal && isOverruledBySignal(category)) return false;
  return consent?.given.includes(category) ?? false;
};

/** Whether the visitor has to be asked: nothing said so far, by themselves or by their browser. */
export const asksForConsent = ({ consent, hasPrivacySignal }: ConsentFacts): boolean =>
  consent === null && !hasPrivacySignal;
