import { Injectable, type OnModuleInit } from '@nestjs/common';

import { RecordStores, type RecordMapping, TableStore } from '../../records/index.js';

const TIRES: RecordMapping = {
  kind: 'tires',
  subjectType: 'tire',
  table: 'catalogue.tire',
  from: `catalogue.tire t
    JOIN catalogue.product_line l ON l.id = t.line_id
    JOIN catalogue.brand b ON b.slug = l.brand_slug`,
  idColumn: 't.id',
  label: `b.name || ' ' || l.name || ' ' || t.size_code || coalesce(' ' || t.load_index || coalesce(t.speed_symbol, ''), '')`,
  search: `b.name || ' ' || l.name || ' ' || t.size_code || ' ' || t.item_number`,
  orderBy: ['b.name', 'l.name', 't.size_code'],
  columns: {
    itemNumber: 'item_number',
    priceInCents: 'price_in_cents',
    roadHazardInCents: 'road_hazard_in_cents',
    status: 'status',
    loadIndex: 'load_index',
    dualLoadIndex: 'dual_load_index',
    speedSymbol: 'speed_symbol',
    loadRange: 'load_range',
    isExtraLoad: 'is_extra_load',
    isRunFlat: 'is_run_flat',
    utqg: 'utqg',
    warrantyMiles: 'warranty_miles',
    weightLb: 'weight_lb',
    maxLoadLb: 'max_load_lb',
    maxPressurePsi: 'max_pressure_psi',
    treadDepth32nds: 'tread_depth_32nds',
    isOversized: 'is_oversized',
  },
  alsoFilters: {
    brandSlug: 'l.brand_slug',
    categoryId: 'l.category_id::text',
    lineId: 't.line_id::text',
    sizeCode: 't.size_code',
  },
};

const COSTS: RecordMapping = {
  ...TIRES,
  kind: 'purchase-costs',
  subjectType: 'purchaseCost',
  columns: { itemNumber: 'item_number', costInCents: 'purchase_cost_in_cents' },
  alsoFilters: { brandSlug: 'l.brand_slug' },
};

const LINES: RecordMapping = {
  kind: 'product-lines',
  subjectType: 'productLine',
  table: 'catalogue.product_line',
  from: 'catalogue.product_line t JOIN catalogue.brand b ON b.slug = t.brand_slug',
  idColumn: 't.id',
  label: `b.name || ' ' || t.name`,
  search: `b.name || ' ' || t.name`,
  orderBy: ['b.name', 't.name'],
  columns: {
    brandSlug: 'brand_slug',
    slug: 'slug',
    address: 'address',
    name: 'name',
    categoryId: 'category_id',
    vehicleType: 'vehicle_type',
    description: 'description',
    utqgTreadwear: 'utqg_treadwear',
    warrantyMiles: 'warranty_miles',
    hasSnowflake: 'has_snowflake',
    imageKey: 'image_key',
    confidence: 'confidence',
  },
  references: [{ field: 'brandSlug', kind: 'brands', key: 'slug' }],
  address: {
    field: 'address',
    table: 'catalogue.line_address',
    holder: 'line_id',
    holderLabel: '(SELECT name FROM catalogue.product_line WHERE id = h.line_id)',
    within: ['brandSlug', 'brand_slug'],
  },
};

const BRANDS: RecordMapping = {
  kind: 'brands',
  subjectType: 'brand',
  table: 'catalogue.brand',
  from: 'catalogue.brand t',
  idColumn: 't.slug',
  idField: 'slug',
  label: 't.name',
  search: `t.name || ' ' || t.slug`,
  orderBy: ['t.name'],
  columns: {
    slug: 'slug',
    address: 'address',
    name: 'name',
    description: 'description',
    owner: 'owner',
    tier: 'tier',
    confidence: 'confidence',
  },
  address: {
    field: 'address',
    table: 'catalogue.brand_address',
    holder: 'brand_slug',
    holderLabel: '(SELECT name FROM catalogue.brand WHERE slug = h.brand_slug)',
  },
};

const SIZES: RecordMapping = {
  kind: 'tire-sizes',
  subjectType: 'tireSize',
  table: 'catalogue.tire_size',
  from: 'catalogue.tire_size t',
  idColumn: 't.code',
  idField: 'code',
  label: 't.code',
  search: `t.code || ' ' || t.slug`,
  orderBy: ['t.rim_in', 't.code'],
  columns: {
    code: 'code',
    overallDiameterIn: 'overall_diameter_in',
    loadRange: 'load_range',
    typicalLoadIndex: 'typical_load_index',
    dualLoadIndex: 'dual_load_index',
    oeFitmentCount: 'oe_fitment_count',
  },
};

/** Tires, what they cost us, product lines, brands and sizes as staff keep them. */
@Injectable()
export class CatalogueRecords implements OnModuleInit {
  constructor(private readonly stores: RecordStores) {}

  onModuleInit(): void {
    for (const mapping of [TIRES, COSTS, LINES, BRANDS, SIZES])
      this.stores.add(new TableStore(mapping, this.stores));
  }
}
