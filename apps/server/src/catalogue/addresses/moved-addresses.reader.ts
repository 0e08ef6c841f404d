import { Injectable } from '@nestjs/common';
import type { MovedAddressesReply } from '@simpletread/contract';

import { Database, type Renamed } from '../../platform/database/index.js';
import type { BrandRow, ProductLineRow } from '../tires/index.js';
import type { BrandAddressRow } from './brand-address.entity.js';
import type { LineAddressRow } from './line-address.entity.js';

const BRANDS = `
  SELECT held.address AS was, brand.address AS now
  FROM catalogue.brand_address held JOIN catalogue.brand brand ON brand.slug = held.brand_slug
  WHERE held.address <> brand.address ORDER BY held.address`;

const LINES = `
  SELECT brand.address AS brand, held.address AS was, line.address AS now
  FROM catalogue.line_address held
  JOIN catalogue.product_line line ON line.id = held.line_id
  JOIN catalogue.brand brand ON brand.slug = line.brand_slug
  WHERE held.address <> line.address ORDER BY brand.address, held.address`;

type MovedBrand = Renamed<BrandAddressRow, { was: 'address' }> & Renamed<BrandRow, { now: 'address' }>;

type MovedLine = Renamed<LineAddressRow, { was: 'address' }> &
  Renamed<ProductLineRow, { now: 'address' }> &
  Renamed<BrandRow, { brand: 'address' }>;

/**
 * Reads former addresses of brands and lines. Each points straight to the current address: there are no chains and no
 * loops.
 */
@Injectable()
export class MovedAddressesReader {
  constructor(private readonly database: Database) {}

  async read(): Promise<MovedAddressesReply> {
    const [brands, lines] = await Promise.all([
      this.database.query<MovedBrand>(BRANDS),
      this.database.query<MovedLine>(LINES),
    ]);
    return {
      brands: brands.map(({ was, now }) => [was, now]),
      lines: lines.map(({ brand, was, now }) => [brand, was, now]),
    };
  }
}
