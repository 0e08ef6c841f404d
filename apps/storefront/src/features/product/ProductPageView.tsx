import { productData, breadcrumbData } from '../../seo/structured-data';
import { JsonLd } from '../../seo/JsonLd';
import { readGlobals } from '../../api/globals';
import { brandHref } from '../../routes';
import { readReviews } from '../reviews/read-reviews';
import { readProductWish } from './product-address';
import { ProductView } from './ProductView';
import { readProductPage, rearOf, type ProductAddress } from './read-product-page';
import type { RawParams } from '../../url/search-params';

interface ProductPageViewProps {
  readonly address: ProductAddress;
  readonly params: RawParams;
}

/** A product's page with what search engines read of it. */
export const ProductPageView = async ({ address: { brand, line, item }, params }: ProductPageViewProps) => {
  const wish = readProductWish(params);
  const [{ product, shopper, path }, reviews, settings] = await Promise.all([
    readProductPage(brand, line, item, wish.quantity, wish.rearItem),
    readReviews(brand, line, wish.reviews),
    readGlobals(),
  ]);
  const { selected } = product;
  return (
    <>
      <JsonLd
        data={breadcrumbData([
          { label: 'Brands', href: '/brands' },
          { label: product.brandName, href: brandHref(product.brandSlug) },
          { label: product.lineName, href: path },
        ])}
      />
      {selected !== null && (
        <JsonLd
          data={productData({
            name: `${product.brandName} ${product.lineName} ${selected.sizeCode}`,
            brand: product.brandName,
            description: product.description,
            imageKey: product.imageKey,
            href: path,
            sku: String(selected.itemNumber),
            price: selected.priceInCents,
            isInStock: selected.availability.quantity > 0,
            rating: product.rating,
            reviewCount: product.reviewCount,
            reviews: reviews?.items ?? [],
          })}
        />
      )}
      <ProductView
        product={product}
        wish={wish}
        reviews={reviews}
        rear={rearOf(product, wish.rearItem)}
        shopper={shopper}
        path={path}
        settings={settings}
      />
    </>
  );
};
