import { Panel, PlainTable } from '../../shell/detail/index.js';
import { FigureNote } from '../../shell/figures/index.js';
import { countText, shareText } from './figure-text.js';
import type { ReturnFigures } from './return-figure-calls.js';
import styles from './ReturnFigures.module.css';

interface Rate {
  readonly delivered: number;
  readonly returned: number;
}

const RATE_COLUMNS = [
  { label: 'Delivered', isEnd: true, render: ({ delivered }: Rate) => countText(delivered) },
  { label: 'Returned', isEnd: true, render: ({ returned }: Rate) => countText(returned) },
  { label: 'Rate', isEnd: true, render: ({ delivered, returned }: Rate) => shareText(returned, delivered) },
] as const;

const Nothing = () => <FigureNote>None in this period.</FigureNote>;

/** Tires delivered in the period that came back, by line, by shop and by warehouse. */
export const RatePanels = ({
  figures: { byLine, byShop, byWarehouse },
}: {
  readonly figures: ReturnFigures;
}) => (
  <>
    <Panel title="Most returned tires" extra="tires delivered in this period">
      {byLine.length === 0 ? (
        <Nothing />
      ) : (
        <PlainTable
          label="Most returned tires"
          rows={byLine}
          keyOf={({ brandName, lineName }) => `${brandName} ${lineName}`}
          columns={[
            { label: 'Tire', render: ({ brandName, lineName }) => `${brandName} ${lineName}` },
            ...RATE_COLUMNS,
          ]}
        />
      )}
    </Panel>
    <Panel title="Shops" extra="tires delivered in this period">
      {byShop.length === 0 ? (
        <Nothing />
      ) : (
        <PlainTable
          label="Returns by shop"
          rows={byShop}
          keyOf={({ code }) => code}
          columns={[
            {
              label: 'Shop',
              render: ({ name, place }) => (
                <>
                  {name} <span className={styles.detail}>{place}</span>
                </>
              ),
            },
            ...RATE_COLUMNS,
          ]}
        />
      )}
    </Panel>
    <Panel title="Warehouses" extra="tires received in this period">
      {byWarehouse.length === 0 ? (
        <Nothing />
      ) : (
        <PlainTable
          label="Tires received by warehouse"
          rows={byWarehouse}
          keyOf={({ warehouse }) => warehouse}
          columns={[
            { label: 'Warehouse', render: ({ place }) => place },
            { label: 'Received', isEnd: true, render: ({ received }) => countText(received) },
            { label: 'Restocked', isEnd: true, render: ({ restocked }) => countText(restocked) },
            { label: 'Scrapped', isEnd: true, render: ({ scrapped }) => countText(scrapped) },
            { label: 'Not accepted', isEnd: true, render: ({ refused }) => countText(refused) },
          ]}
        />
      )}
    </Panel>
  </>
);
