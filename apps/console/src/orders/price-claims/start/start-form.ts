import { type OrderPriceClaims, startPriceClaim } from '@simpletread/contract';
import {
  type Cents,
  MOST_PRICE_CLAIM_PICTURES,
  parseDollars,
  parseOfferAddress,
  type PriceClaimKind,
  type PriceClaimPrice,
  pricePriceClaim,
} from '@simpletread/domain';

import type { BodyOf } from '../../../shell/api/index.js';
import { centsOf, formContract } from '../../../shell/form/index.js';
import { pictureFaults } from '../../after-sale/index.js';

export interface StartForm {
  readonly lineId: string;
  readonly kind: PriceClaimKind;
  readonly price: string;
  readonly offerAddress: string;
  readonly comments: string;
}

/** The lines of an order whose price can be claimed now. */
export const claimableLines = ({ lines }: OrderPriceClaims) =>
  lines.filter(({ bought, returned, isClaimed }) => bought > returned && !isClaimed);

export const startFormOf = (offer: OrderPriceClaims): StartForm => ({
  lineId: claimableLines(offer)[0]?.lineId ?? '',
  kind: 'own-price',
  price: '',
  offerAddress: '',
  comments: '',
});

/** The refund of a named price; null until it can be read, or if it isn't lower. */
export const refundOf = (offer: OrderPriceClaims, { lineId, price }: StartForm): PriceClaimPrice | null => {
  const line = offer.lines.find((each) => each.lineId === lineId);
  const typed = parseDollars(price);
  const priced = line === undefined || !typed.ok ? null : pricePriceClaim(line, typed.value);
  return priced?.ok === true ? priced.value : null;
};

const faultsOf = (form: StartForm, pictures: readonly File[]) => {
  const price = parseDollars(form.price);
  const hasProof = form.offerAddress !== '' || pictures.length > 0;
  const isRead = form.offerAddress === '' || parseOfferAddress(form.offerAddress).ok;
  return {
    ...(price.ok && price.value > 0 ? {} : { price: 'Enter the price of one tire, like $129.99.' }),
    ...(hasProof ? {} : { offerAddress: 'Enter the address of the offer, or add a picture of it.' }),
    ...(isRead ? {} : { offerAddress: 'Enter a web address, like shop.com/tires.' }),
    ...pictureFaults(pictures, MOST_PRICE_CLAIM_PICTURES),
  };
};

/** Checks a claim as the server reads its body, and the pictures that follow it. */
export const startContract = (pictures: readonly File[]) =>
  formContract<StartForm, BodyOf<typeof startPriceClaim>>({
    schema: startPriceClaim.body,
    inputOf: ({ lineId, kind, price, offerAddress, comments }) => {
      const isOffer = kind === 'offer';
      return {
        lineId,
        kind,
        pricePerTireInCents: isOffer ? (centsOf(price) as Cents) : null,
        offerAddress: isOffer ? offerAddress : '',
        comments,
      };
    },
    fieldOf: (path) => (path === 'pricePerTireInCents' ? 'price' : path),
    check: (form) => (form.kind === 'offer' ? faultsOf(form, pictures) : {}),
  });
