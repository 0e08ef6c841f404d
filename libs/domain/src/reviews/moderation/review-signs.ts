import { type ContactSpan, contactSpans } from './contact-data.js';

/** The signs that flag a review, each with its weight. None depends on how good or bad the review is. */
const SIGNS = {
  phone: { label: 'Phone number', weight: 2 },
  email: { label: 'Email address', weight: 2 },
  web: { label: 'Web address', weight: 3 },
  strongWords: { label: 'Strong words', weight: 3 },
  capitals: { label: 'All capitals', weight: 1 },
  repeatsItself: { label: 'Repeats itself', weight: 3 },
  sameText: { label: 'Text posted before', weight: 5 },
  burst: { label: 'Many at once', weight: 3 },
  hurried: { label: 'Filled in very fast', weight: 4 },
  aboutShop: { label: 'About a shop', weight: 1 },
  noOrder: { label: 'No order found', weight: 1 },
} as const;

export type ReviewSignKind = keyof typeof SIGNS;

export const REVIEW_SIGN_KINDS = Object.keys(SIGNS) as [ReviewSignKind, ...ReviewSignKind[]];

export interface ReviewSign {
  readonly kind: ReviewSignKind;
  /** The finding behind it, as `4 reviews from one network within an hour`. */
  readonly evidence: string;
}

/** The parts of a review that signs depend on. Ratings are left out on purpose. */
export interface LookedAtReview {
  readonly summary: string;
  readonly comments: string;
  readonly isVerified: boolean;
  /** Other reviews with the same text. */
  readonly sameTexts: number;
  /** Reviews from the same network within an hour, this one among them. */
  readonly fromNetwork: number;
  /** Seconds from the first look at the form to its end; null if unknown. */
  readonly seconds: number | null;
}

/** People need longer to read six questions and write a line. Our own figure. */
const FEWEST_SECONDS = 12;
const MOST_OF_A_NETWORK = 3;
const FEWEST_LETTERS = 12;
const FEWEST_REPEATED_WORDS = 4;

const STRONG = /\b(?:asshole|bastard|bitch|bullshit|crap|damn|fuck\w*|idiots?|moron\w*|scum\w*|shit\w*)\b/gi;
const SHOP = /\b(?:installers?|mechanics?|the shop|this shop|appointment|technicians?|front desk)\b/i;

const KINDS_OF_SPANS = { phone: 'phone', email: 'email', web: 'web' } as const;

const spanSigns = (text: string): ReviewSign[] => {
  const textsOf = (kind: ContactSpan['kind']): string =>
    contactSpans(text)
      .filter((span) => span.kind === kind)
      .map(({ start, end }) => text.slice(start, end))
      .join(', ');
  return Object.values(KINDS_OF_SPANS).flatMap((kind) => {
    const evidence = textsOf(kind);
    return evidence === '' ? [] : [{ kind, evidence }];
  });
};

const capitalsOf = (text: string): number => {
  const letters = text.replace(/[^a-z]/gi, '');
  if (letters.length < FEWEST_LETTERS) return 0;
  return letters.replace(/[^A-Z]/g, '').length / letters.length;
};

/** The first sentence that a text has twice; null if it has none. */
const repeatedIn = (text: string): string | null => {
  const sentences = text
    .toLowerCase()
    .split(/[.!?\n]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= FEWEST_REPEATED_WORDS);
  return sentences.find((sentence, at) => sentences.indexOf(sentence) < at) ?? null;
};

const when = (isSo: boolean, kind: ReviewSignKind, evidence: string): ReviewSign[] =>
  isSo ? [{ kind, evidence }] : [];

/** Returns the signs of a review with their evidence; empty if nothing stands out. */
export const reviewSigns = (review: LookedAtReview): readonly ReviewSign[] => {
  const { summary, comments, isVerified, sameTexts, fromNetwork, seconds } = review;
  const text = `${summary}\n${comments}`;
  const strong = [...text.matchAll(STRONG)].map(([word]) => word);
  const capitals = capitalsOf(text);
  const repeated = repeatedIn(text);
  const shop = SHOP.exec(text);
  return [
    ...spanSigns(text),
    ...when(strong.length > 0, 'strongWords', strong.join(', ')),
    ...when(capitals > 0.6, 'capitals', `${Math.round(capitals * 100)}% of the letters`),
    ...when(repeated !== null, 'repeatsItself', `“${repeated ?? ''}”`),
    ...when(sameTexts > 0, 'sameText', sameTexts === 1 ? '1 other review' : `${sameTexts} other reviews`),
    ...when(fromNetwork >= MOST_OF_A_NETWORK, 'burst', `${fromNetwork} from one network within an hour`),
    ...when(seconds !== null && seconds < FEWEST_SECONDS, 'hurried', `${seconds ?? 0} seconds`),
    ...when(shop !== null, 'aboutShop', `“${shop?.[0] ?? ''}”`),
    ...when(!isVerified, 'noOrder', 'No order ID or account links it to these tires'),
  ];
};

/** Returns a sign's name for staff. */
export const reviewSignLabel = (kind: ReviewSignKind): string => SIGNS[kind].label;

/** Returns the sum of the weights of a review's signs: the higher, the more a moderator should look. */
export const suspicionOf = (signs: readonly ReviewSign[]): number =>
  signs.reduce((sum, { kind }) => sum + SIGNS[kind].weight, 0);

/** Below this, a review is clean: at most one light sign, such as a missing order. */
export const FLAGGED_FROM = 2;
