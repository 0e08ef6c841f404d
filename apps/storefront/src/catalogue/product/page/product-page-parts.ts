import type { ProductReviewsReply } from '@simpletread/contract';
import type { Cents } from '@simpletread/domain';
import type { ComponentType, ReactNode } from 'react';
import type { ProductPageQuery, ReviewQuery } from '../../tires';

export interface BuyFormProps {
  readonly id: string;
  /** Created for this page view: submitting it twice adds once. */
  readonly formKey: string;
  readonly tireId: string | null;
  readonly rearTireId: string | null;
  readonly path: string;
  readonly request: ProductPageQuery;
  readonly most: number;
  /** Price of road hazard coverage per tire, in a staggered set per front tire; null if not offered. */
  readonly roadHazardInCents: Cents | null;
  /** Per rear tire; null without one. */
  readonly rearRoadHazardInCents: Cents | null;
  /** True if it is ticked and a deal pays for it. */
  readonly isCoverageFree: boolean;
  /** Why the tires can't be bought. */
  readonly closedReason: string | undefined;
  /** The size selector, next to the quantity. */
  readonly children: ReactNode;
}

export interface ReviewsProps {
  /** Null if they could not be read. */
  readonly reviews: ProductReviewsReply | null;
  readonly request: ReviewQuery;
  /** Returns the page's address with other reviews. */
  readonly hrefOf: (request: ReviewQuery) => string;
  /** The reader’s vehicle, as `2021 Subaru Outback`; null if unknown. */
  readonly vehicle: string | null;
  /** The page on which a review of these tires is written. */
  readonly writeHref: string;
}

/** The parts of a product page from the reviews, carts and support rooms; the route passes them in. */
export interface ProductPageParts {
  readonly BuyForm: ComponentType<BuyFormProps>;
  readonly Reviews: ComponentType<ReviewsProps>;
  /** The chat, or the contact form while it is closed. */
  readonly AskAboutTire: ComponentType;
  /** Returns a page of a line's reviews; null if they could not be read. */
  readonly readReviews: (
    brand: string,
    line: string,
    request: ReviewQuery,
  ) => Promise<ProductReviewsReply | null>;
}
