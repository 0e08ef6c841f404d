import { breadcrumbData, JsonLd } from '../../shell/search-engines';
import { readBrand, readProductWish } from '../tires';
import { readGlobals } from '../../content';
import { orElse } from '../../shell/api';
import { brandHref, type RawParams } from '../../shell/paths';
import { pageData } from './product-data';
import type { ProductPageParts } from './product-page-parts';
import { ProductView } from './ProductView';
import { readCompanions } from './read-companions';
import { readProductPage, rearOf, type ProductAddress } from './read-product-page';

interface ProductPageViewProps {
  readonly address: ProductAddress;
  readonly params: RawParams;
  readonly parts: ProductPageParts;
}

/** A product's page with its structured data. */
export const ProductPageView = async ({ address, params, parts }: ProductPageViewProps) => {
  const { brand, line, item } = address;
  const wish = readProductWish(params);
  const [{ product, shopper, path }, reviews, settings, brandReply, companions] = await Promise.all([
    readProductPage(brand, line, item, wish.quantity, wish.rearItem),
    parts.readReviews(brand, line, wish.reviews),
    readGlobals(),
    orElse(readBrand(brand, 1), null),
    readCompanions(address, wish.rearItem),
  ]);
  const data = pageData(product, path, reviews);
  return (
    <>
      <JsonLd
        data={breadcrumbData([
          { label: 'Brands', href: '/brands' },
          { label: product.brandName, href: brandHref(product.brandSlug) },
          { label: product.lineName, href: path },
        ])}
      />
      {data !== null && <JsonLd data={data} />}
      <ProductView
        product={product}
        wish={wish}
        reviews={reviews}
        rear={rearOf(product, wish.rearItem)}
        shopper={shopper}
        path={path}
        settings={settings}
        brand={brandReply}
        companions={companions}
        parts={parts}
      />
    </>
  );
};
