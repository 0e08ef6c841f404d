import type {
  BrandReply,
  Globals,
  ProductReply,
  ProductReviewsReply,
  TireVariant,
} from '@simpletread/contract';
import type { Shopper } from '../../../shell/shopper';
import type { ProductPageQuery } from '../../tires';
import type { ProductPageParts } from './product-page-parts';
import type { Companions } from '../recommendations/read-companions';

/** The data of a product page. */
export interface ProductViewProps {
  readonly product: ProductReply;
  readonly request: ProductPageQuery;
  /** Null if they could not be read. */
  readonly reviews: ProductReviewsReply | null;
  /** The rear tire of a staggered set. */
  readonly rear: TireVariant | null;
  readonly shopper: Shopper;
  /** Code of the shop where the shopper wants tires installed. */
  readonly nextShop: string | null;
  readonly path: string;
  /** Null if it could not be read. */
  readonly brand: BrandReply | null;
  readonly companions: Companions;
  readonly parts: ProductPageParts;
  /** Staff settings for every page of this kind. */
  readonly settings: Pick<Globals, 'priceDisplayInAddtoCart' | 'coreShipHandlingMode'>;
}

/** Id of the buy form, which the bar at the foot of the page also submits. */
export const BUY_FORM_ID = 'buy-form';
