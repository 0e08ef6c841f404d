import { breadcrumbData } from '../../seo/structured-data';
import { JsonLd } from '../../seo/JsonLd';
import { readBrand } from '../../api/catalogue';
import { readGlobals } from '../../api/globals';
import { orElse } from '../../api/or-else';
import { brandHref } from '../../routes';
import { readReviews } from '../reviews/read-reviews';
import { readProductWish } from './product-address';
import { pageData } from './product-data';
import { ProductView } from './ProductView';
import { readCompanions } from './read-companions';
import { readProductPage, rearOf, type ProductAddress } from './read-product-page';
import type { RawParams } from '../../url/search-params';

interface ProductPageViewProps {
  readonly address: ProductAddress;
  readonly params: RawParams;
}

/** A product's page with what search engines read of it. */
export const ProductPageView = async ({ address, params }: ProductPageViewProps) => {
  const { brand, line, item } = address;
  const wish = readProductWish(params);
  const [{ product, shopper, path }, reviews, settings, brandReply, companions] = await Promise.all([
    readProductPage(brand, line, item, wish.quantity, wish.rearItem),
    readReviews(brand, line, wish.reviews),
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
      />
    </>
  );
};
