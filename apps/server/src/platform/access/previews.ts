import type { PriceShopper, PublishedCampaign } from '@simpletread/domain';

/** As of when and as whom staff look at the shop. All of it comes from what is stored of the preview, never from a request. */
export interface Preview {
  /** Another text whenever anything in it but its running clock is another. */
  readonly key: string;
  /** The moment that the shop is shown as of. */
  readonly at: Date;
  readonly shopper: PriceShopper;
  readonly isSignedIn: boolean;
  readonly zip: string | null;
  readonly paymentMethod: string | null;
  /** A campaign as it is written, shown as if it were released. */
  readonly campaign: PublishedCampaign | null;
  /** True if draft promotions and price lists count. */
  readonly hasDraftRules: boolean;
}

/** Staff previews. The preview feature provides them. */
export abstract class Previews {
  /** The content of the preview of `handle`; null once it is over. */
  abstract look(handle: string): Promise<Preview | null>;
}
