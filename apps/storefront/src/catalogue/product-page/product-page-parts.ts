import type { ProductReviewsReply } from '@simpletread/contract';
import type { Cents } from '@simpletread/domain';
import type { ComponentType, ReactNode } from 'react';
import type { ProductWish, ReviewWish } from '../tires';

export interface BuyFormProps {
  readonly id: string;
  /** Made for this page view: a form sent twice adds once. */
  readonly formKey: string;
  readonly tireId: string | null;
  readonly rearTireId: string | null;
  readonly path: string;
  readonly wish: ProductWish;
  readonly most: number;
  /** Price of road hazard coverage a tire; null where none is offered. */
  readonly coverageInCents: Cents | null;
  /** Why the tires cannot be bought. */
  readonly closedReason: string | undefined;
  /** The size selector, beside the quantity. */
  readonly children: ReactNode;
}

export interface ReviewsProps {
  /** Null where they could not be read. */
  readonly reviews: ProductReviewsReply | null;
  readonly wish: ReviewWish;
  /** The page's address with other reviews. */
  readonly hrefOf: (wish: ReviewWish) => string;
}

/** What the rooms of reviews and carts put on a product's page; the route hands it in. */
export interface ProductPageParts {
  readonly BuyForm: ComponentType<BuyFormProps>;
  readonly Reviews: ComponentType<ReviewsProps>;
  /** A page of a line's reviews; null where they could not be read. */
  readonly readReviews: (
    brand: string,
    line: string,
    wish: ReviewWish,
  ) => Promise<ProductReviewsReply | null>;
}
