import { breadcrumbData, JsonLd } from '../../../shell/search-engines';
import { readBrand, readProductPageQuery } from '../../tires';
import { readGlobals } from '../../../content';
import { readNextShop } from '../../../installers';
import { orElse } from '../../../shell/api';
import { brandHref, type RawParams } from '../../../shell/paths';
import { pageData } from './product-data';
import type { ProductPageParts } from './product-page-parts';
import { ProductView } from './ProductView';
import { readCompanions } from '../recommendations/read-companions';
import { readProductPage, rearOf } from './read-product-page';
import type { ProductAddress } from '../sizes/tire-in-size';

interface ProductPageViewProps {
  readonly address: ProductAddress;
  readonly params: RawParams;
  readonly parts: ProductPageParts;
}

/** A product's page with its structured data. */
export const ProductPageView = async ({ address, params, parts }: ProductPageViewProps) => {
  const { brand, line, item } = address;
  const request = readProductPageQuery(params);
  const [{ product, shopper, path }, reviews, settings, brandReply, companions, nextShop] = await Promise.all(
    [
      readProductPage(brand, line, item, request.quantity, request.rearItem, request.hasCoverage),
      parts.readReviews(brand, line, request.reviews),
      readGlobals(),
      orElse(readBrand(brand, 1), null),
      readCompanions(address, request.rearItem),
      readNextShop(),
    ],
  );
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
        request={request}
        reviews={reviews}
        rear={rearOf(product, request.rearItem)}
        shopper={shopper}
        nextShop={nextShop}
        path={path}
        settings={settings}
        brand={brandReply}
        companions={companions}
        parts={parts}
      />
    </>
  );
};
