import { formatMoney } from '@simpletread/domain';
import { Chip, formatScore, type ChipTone } from '@simpletread/ui';

import Button from '@mui/material/Button';

import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel, PlainTable, RecordPage } from '../../shell/detail/index.js';
import { AppLink, PageHeader } from '../../shell/frame/index.js';
import { priceSpan } from './price-span.js';
import type { AdminProduct, ProductTire } from './product-row.js';

const count = new Intl.NumberFormat('en-US');

const STOCK_FACES: Readonly<Record<ProductTire['availability']['state'], readonly [string, ChipTone]>> = {
  inStock: ['In stock', 'good'],
  lowStock: ['Low', 'warn'],
  outOfStock: ['Out of stock', 'bad'],
  discontinued: ['Discontinued', 'neutral'],
};

const StockChip = ({ tire }: { readonly tire: ProductTire }) => {
  const [label, tone] = STOCK_FACES[tire.availability.state];
  return (
    <Chip tone={tone} mark={tone === 'neutral' ? 'ring' : 'full'}>
      {label}
    </Chip>
  );
};

const stockText = ({ available, held, missing }: ProductTire['stock'][number]): string => {
  const notes = [...(held === 0 ? [] : [`${held} held`]), ...(missing === 0 ? [] : [`${missing} missing`])];
  return notes.length === 0 ? String(available) : `${available} (${notes.join(', ')})`;
};

const Sizes = ({ product }: { readonly product: AdminProduct }) => {
  const warehouses = [
    ...new Set(product.tires.flatMap(({ stock }) => stock.map((row) => row.warehouseCode))),
  ];
  return (
    <Panel title="Sizes" extra={`${product.tires.length} sizes`}>
      <PlainTable
        label="Sizes, prices and stock"
        rows={product.tires}
        keyOf={(tire) => tire.tireId}
        columns={[
          {
            label: 'Item',
            render: (tire) => <AppLink href={`/tires/${tire.tireId}/show`}>{tire.itemNumber}</AppLink>,
          },
          {
            label: 'Size',
            render: (tire) => (
              <span className={panel.size}>
                {tire.sizeCode} {tire.serviceDescription}
              </span>
            ),
          },
          { label: 'Load range', render: (tire) => tire.loadRange },
          { label: 'Price', isEnd: true, render: (tire) => <b>{formatMoney(tire.priceInCents)}</b> },
          { label: 'Weight, lb', isEnd: true, render: (tire) => tire.weightLb.toFixed(1) },
          { label: 'State', render: (tire) => <StockChip tire={tire} /> },
          ...warehouses.map((code) => ({
            label: code,
            isEnd: true,
            render: (tire: ProductTire) => {
              const row = tire.stock.find(({ warehouseCode }) => warehouseCode === code);
              return row === undefined ? '0' : stockText(row);
            },
          })),
        ]}
      />
    </Panel>
  );
};

const ProductView = ({ product }: { readonly product: AdminProduct }) => (
  <>
    <PageHeader
      title={`${product.brandName} ${product.lineName}`}
      note={`${product.categoryName}, ${product.vehicleType}. ${product.sizeCount} sizes, ${count.format(product.available)} in stock.`}
      actions={
        <Button component={AppLink} href={`/product-lines/${product.id}/show`}>
          Product line record
        </Button>
      }
    />
    <div className={panel.stack}>
      <Panel title="Line">
        <Pairs
          pairs={[
            ['Price', priceSpan(product.fromPriceInCents, product.toPriceInCents)],
            [
              'Warranty',
              product.warrantyMiles === null ? 'none' : `${count.format(product.warrantyMiles)} miles`,
            ],
            ['Snowflake', product.hasSnowflake ? 'yes' : 'no'],
            ['Our pick', product.isOurPick ? 'yes' : 'no'],
            [
              'SimpleScore',
              product.score === null ? 'Score unavailable' : `${formatScore(product.score.overall)} of 10`,
            ],
            [
              'Reviews',
              product.rating === null
                ? 'none'
                : `${product.rating.toFixed(1)} of 5, ${count.format(product.reviewCount)}`,
            ],
            ['Data confidence', product.confidence],
          ]}
        />
        {product.description !== '' && <p style={{ padding: '0 14px 14px' }}>{product.description}</p>}
      </Panel>
      <Sizes product={product} />
    </div>
  </>
);

/** One product line with its sizes, prices and the stock of every warehouse. */
export const ProductPage = () => (
  <RecordPage<AdminProduct> resource="products">{(product) => <ProductView product={product} />}</RecordPage>
);
