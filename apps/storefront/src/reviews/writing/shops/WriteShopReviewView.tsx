import { PageLink } from '../../../shell/controls';
import { shopHref } from '../../../shell/paths';
import styles from '../WriteReview.module.css';
import { ShopReviewForm } from './ShopReviewForm';

interface WriteShopReviewViewProps {
  readonly shop: { readonly slug: string; readonly code: string; readonly company: string };
  readonly isSignedIn: boolean;
  readonly formKey: string;
  readonly openedAt: number;
}

const EMPTY = { stars: '', summary: '', comments: '', name: '', again: '' };

/** The page on which a review of a shop is written. */
export const WriteShopReviewView = ({ shop, isSignedIn, formKey, openedAt }: WriteShopReviewViewProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <header className={styles.head}>
      <p className="t-muted">
        <PageLink href={shopHref(shop)}>{shop.company}</PageLink>
      </p>
      <h1>How was the installation?</h1>
      <p className="t-muted">For customers whose tires were installed here. One review for each order.</p>
    </header>
    <ShopReviewForm
      hidden={[
        ['code', shop.code],
        ['slug', shop.slug],
        ['key', formKey],
        ['openedAt', String(openedAt)],
      ]}
      initial={EMPTY}
      isEdit={false}
      isSignedIn={isSignedIn}
    />
  </div>
);
