import { Injectable, type OnModuleInit } from '@nestjs/common';
import { buildUrl, getProduct, searchTires } from '@simpletread/contract';

import { WarmUp } from '../../platform/warm-up/index.js';
import { CatalogueDirectory, TireShelves } from '../tires/index.js';

/** The most fitted sizes, each searched in the ways that pages search. */
const SIZES = 160;
const LINES = 500;
/** In different tax places and at different distances from the warehouses. */
const ZIPS = ['19147', '10001', '60601', '77002', '90012', '98101', '80202', '33101'] as const;
const SEARCHES = [
  {},
  { sort: 'price-low', inStock: 'true' },
  { category: 'all-season,touring' },
  { minTotalInCents: '50000', maxTotalInCents: '100000' },
  { score: 'great,excellent', page: '1' },
  { snowflake: 'true' },
] as const;

const zipAt = (n: number): string => ZIPS[n % ZIPS.length] ?? ZIPS[0];

/** The reads that shoppers make most: results of the most fitted sizes, and product pages. */
@Injectable()
export class PopularReads implements OnModuleInit {
  constructor(
    private readonly warmUp: WarmUp,
    private readonly directory: CatalogueDirectory,
    private readonly shelves: TireShelves,
  ) {}

  onModuleInit(): void {
    this.warmUp.add(() => this.searches());
    this.warmUp.add(() => this.products());
  }

  private async searches(): Promise<readonly string[]> {
    const { sizes } = await this.directory.current();
    return SEARCHES.flatMap((filters, m) =>
      sizes
        .slice(0, SIZES)
        .map(({ slug }, n) =>
          buildUrl('', searchTires.path, {}, { size: slug, zip: zipAt(n + m), ...filters }),
        ),
    );
  }

  private async products(): Promise<readonly string[]> {
    const { lines } = await this.directory.current();
    const urls: string[] = [];
    for (const line of lines.slice(0, LINES)) {
      const { tires } = await this.shelves.ofLine(line.lineId);
      const tire = tires.find(({ status }) => status === 'active');
      const params = { brand: line.brandSlug, line: line.lineSlug };
      const query = { item: tire?.itemNumber, zip: zipAt(urls.length) };
      if (tire !== undefined) urls.push(buildUrl('', getProduct.path, params, query));
    }
    return urls;
  }
}
