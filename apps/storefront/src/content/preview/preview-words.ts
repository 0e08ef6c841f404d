import type { PREVIEW_PAYMENT_METHODS, ShownPreview } from '@simpletread/contract';
import type { PreviewVisitor } from '@simpletread/domain';

const VISITORS: Partial<Record<PreviewVisitor, string>> = {
  Guest: 'A guest',
  Retail: 'A signed-in customer',
  SimpleCrew: 'A SimpleCrew member',
};

const METHODS: Readonly<Record<(typeof PREVIEW_PAYMENT_METHODS)[number], string>> = {
  affirm: 'Affirm',
  katapult: 'Katapult',
  klarna: 'Klarna',
  synchrony: 'Synchrony',
};

export const visitorWords = (visitor: PreviewVisitor): string => VISITORS[visitor] ?? visitor;

export const methodWords = (method: (typeof PREVIEW_PAYMENT_METHODS)[number] | null): string =>
  method === null ? 'A card' : METHODS[method];

/** Returns the visitor, place and content, for the bar after the moment. */
export const settingWords = ({
  visitor,
  zip,
  paymentMethod,
  campaignName,
  hasDraftRules,
}: Pick<
  ShownPreview,
  'visitor' | 'zip' | 'paymentMethod' | 'campaignName' | 'hasDraftRules'
>): readonly string[] => [
  visitorWords(visitor),
  zip === null ? 'no ZIP code' : `ZIP ${zip}`,
  ...(paymentMethod === null ? [] : [`pays with ${methodWords(paymentMethod)}`]),
  ...(campaignName === null ? [] : [`“${campaignName}” as written`]),
  ...(hasDraftRules ? ['with drafts'] : []),
];
