import { Injectable } from '@nestjs/common';
import type { MovedAddressesReply } from '@simpletread/contract';

import { Database } from '../../platform/database/index.js';

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

interface Moved {
  readonly was: string;
  readonly now: string;
}

/** Reads where brands and lines stood before. Each leads at once to where it stands now: there are no chains of them, and no circles. */
@Injectable()
export class MovedAddressesReader {
  constructor(private readonly database: Database) {}

  async read(): Promise<MovedAddressesReply> {
    const [brands, lines] = await Promise.all([
      this.database.query<Moved>(BRANDS),
      this.database.query<Moved & { readonly brand: string }>(LINES),
    ]);
    return {
      brands: brands.map(({ was, now }) => [was, now]),
      lines: lines.map(({ brand, was, now }) => [brand, was, now]),
    };
  }
}
