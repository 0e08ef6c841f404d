import { Controller } from '@nestjs/common';
import {
  chosenTires,
  compareTires,
  getBrand,
  getProduct,
  type HandlerInput,
  listBrands,
  listTireSizes,
  productReviews,
  searchTires,
} from '@simpletread/contract';

import type { CustomerPrincipal, Preview } from '../platform/access/index.js';
import { Bind, CurrentPreview, Input, MaybeCustomer } from '../platform/http/index.js';
import { priceCustomer } from '../pricing/index.js';
import { ListBrands } from './browse/list-brands.js';
import { ListTireSizes } from './browse/list-tire-sizes.js';
import { ShowBrand } from './browse/show-brand.js';
import { CompareTires } from './compare/compare-tires.js';
import { ListChosenTires } from './compare/list-chosen-tires.js';
import { ShowProduct } from './product/show-product.js';
import { ListReviews } from './reviews/list-reviews.js';
import { SearchTires } from './search/search-tires.js';

/** The place of a preview is its own, whatever the request says. */
const placedBy = <Q extends { readonly zip?: string | undefined }>(query: Q, preview: Preview | null): Q =>
  preview === null ? query : { ...query, zip: preview.zip ?? undefined };

@Controller()
export class CatalogueController {
  constructor(
    private readonly tires: SearchTires,
    private readonly products: ShowProduct,
    private readonly brands: ListBrands,
    private readonly brand: ShowBrand,
    private readonly sizes: ListTireSizes,
    private readonly reviews: ListReviews,
    private readonly comparison: CompareTires,
    private readonly chosen: ListChosenTires,
  ) {}

  @Bind(searchTires)
  search(
    @Input() { query }: HandlerInput<typeof searchTires>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.tires.run(placedBy(query, preview), priceCustomer(customer, preview));
  }

  @Bind(getProduct)
  product(
    @Input() input: HandlerInput<typeof getProduct>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.products.run(
      { ...input, query: placedBy(input.query, preview) },
      priceCustomer(customer, preview),
    );
  }

  @Bind(compareTires)
  compare(
    @Input() { query }: HandlerInput<typeof compareTires>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.comparison.run(placedBy(query, preview), priceCustomer(customer, preview));
  }

  @Bind(chosenTires)
  listChosen(@Input() { query }: HandlerInput<typeof chosenTires>) {
    return this.chosen.run(query);
  }

  @Bind(productReviews)
  listReviews(@Input() input: HandlerInput<typeof productReviews>) {
    return this.reviews.run(input);
  }

  @Bind(listBrands)
  listBrands(
    @Input() { query }: HandlerInput<typeof listBrands>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.brands.run(query, priceCustomer(customer, preview));
  }

  @Bind(getBrand)
  showBrand(
    @Input() input: HandlerInput<typeof getBrand>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.brand.run(input, priceCustomer(customer, preview));
  }

  @Bind(listTireSizes)
  listTireSizes(@Input() { query }: HandlerInput<typeof listTireSizes>) {
    return this.sizes.run(query);
  }
}
