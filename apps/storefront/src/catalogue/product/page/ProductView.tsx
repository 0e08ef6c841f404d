import { Breadcrumbs, Button, PriceBlock, Tag } from '@simpletread/ui';
import { Check } from 'lucide-react';
import { brandHref, lineHref } from '../../../shell/paths';
import { PageLink } from '../../../shell/controls';
import { tiresText } from '../../../pricing';
import { fitTag } from '../../tires';
import { TIRE_VIEWS, tirePicture, type TireView } from '../../../shell/pictures';
import { BuyColumn } from '../buying/BuyColumn';
import { Gallery } from '../gallery/Gallery';
import type { GalleryView } from '../gallery/gallery-view';
import { priceBeforeZip } from '../buying/price-before-zip';
import { ProductSections, PRODUCT_SECTIONS } from './ProductSections';
import { BUY_FORM_ID, type ProductViewProps } from './product-view-props';
import styles from './Product.module.css';
import { Recommendations } from '../recommendations/Recommendations';
import { RememberTire } from './RememberTire';
import { StickyBuyBar } from './StickyBuyBar';

const VIEW_LABELS: Record<TireView, string> = {
  hero: 'Three-quarter view',
  tread: 'Tread view',
  side: 'Sidewall view',
};

const galleryViews = (imageKey: string): GalleryView[] =>
  TIRE_VIEWS.flatMap((view) => {
    const src = tirePicture(imageKey, view);
    const smallSrc = tirePicture(imageKey, view, true);
    return src === null || smallSrc === null ? [] : [{ id: view, label: VIEW_LABELS[view], src, smallSrc }];
  });

const BarPrice = ({ product: { selected, outTheDoor }, rear, request }: ProductViewProps) => {
  if (selected === null) return null;
  if (selected.availability.quantity === 0 || rear?.availability.quantity === 0)
    return <span className={styles.barOut}>Currently out of stock</span>;
  if (outTheDoor === null)
    return <PriceBlock {...priceBeforeZip(selected, rear, request)} size="s" isPartial context={null} />;
  return <PriceBlock amount={outTheDoor.totalInCents} size="s" context={tiresText(outTheDoor.quantity)} />;
};

/** A product line in one size: pictures, price, details. */
export const ProductView = (props: ProductViewProps) => {
  const { product, companions, shopper, path, rear, settings } = props;
  const { selected } = product;
  const name = `${product.brandName} ${product.lineName}`;
  const vehicle =
    shopper.vehicle === null ? undefined : `${shopper.vehicle.chosen.year} ${shopper.vehicle.chosen.model}`;
  const isFitting = selected?.fit?.kind === 'fits';
  const isRefused = selected?.fit?.kind === 'refused' && vehicle !== undefined;
  return (
    <div className={`l-wrap ${styles.page}`}>
      {selected !== null && (
        <RememberTire tire={{ href: path, name, sizeCode: selected.sizeCode, imageKey: product.imageKey }} />
      )}
      <Breadcrumbs
        linkAs={PageLink}
        className={styles.crumbs ?? ''}
        crumbs={[
          { label: 'Brands', href: '/brands' },
          { label: product.brandName, href: brandHref(product.brandSlug) },
          { label: product.lineName, href: lineHref(product.brandSlug, product.lineSlug) },
          ...(selected === null ? [] : [{ label: selected.sizeCode }]),
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Gallery name={name} views={galleryViews(product.imageKey)}>
            {isFitting && selected.fit !== null && (
              <Tag tone="plain">
                {fitTag(selected.fit, vehicle).words} <Check size={15} strokeWidth={2.4} aria-hidden="true" />
              </Tag>
            )}
            {isRefused && <Tag tone="bad">Does not fit your {vehicle}</Tag>}
            {product.isOurPick && <Tag tone="brand">Our pick</Tag>}
          </Gallery>
        </div>
        <BuyColumn {...props} vehicle={vehicle} />
        <ProductSections {...props} />
        <div className={styles.wide}>
          <Recommendations
            companions={companions}
            categoryName={product.categoryName}
            shown={
              selected === null
                ? null
                : { path, priceInCents: selected.priceInCents, score: product.score?.overall ?? null }
            }
          />
        </div>
      </div>
      {selected !== null && (
        <StickyBuyBar
          name={product.lineName}
          detail={<span className="t-size t-small">{selected.sizeCode}</span>}
          sections={PRODUCT_SECTIONS}
        >
          {settings.priceDisplayInAddtoCart && <BarPrice {...props} />}
          <Button
            type="submit"
            form={BUY_FORM_ID}
            // A tire that doesn't fit gets no prominent button.
            variant={isRefused ? 'ghost' : 'cta'}
            isDisabled={selected.availability.quantity === 0 || rear?.availability.quantity === 0}
          >
            Add to cart
          </Button>
        </StickyBuyBar>
      )}
    </div>
  );
};
