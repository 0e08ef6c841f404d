import Button from '@mui/material/Button';
import { formatMoney, formatPhone, hoursWords, SHOP_HOLIDAY_NAMES } from '@simpletread/domain';
import { Chip, Tag } from '@simpletread/ui';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import { HistoryPanel } from '../../shell/audit/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel, RecordPage } from '../../shell/detail/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { BaysDialog } from './BaysDialog.js';
import { ComingRotations } from './ComingRotations.js';
import { CrowdedSlots } from './CrowdedSlots.js';
import { SHOP_FACES, type ShopRow } from './shop-row.js';

const words = (slug: string): string => slug.replaceAll('-', ' ');

const ShopView = ({ shop }: { readonly shop: ShopRow }) => {
  const can = useCan();
  const [isChanging, setChanging] = useState(false);
  const { label, tone, mark } = SHOP_FACES[shop.status];
  return (
    <>
      <PageHeader
        title={shop.company}
        marks={
          <Chip tone={tone} mark={mark}>
            {label}
          </Chip>
        }
        actions={
          can('shops.change') ? <Button onClick={() => setChanging(true)}>Cars at once</Button> : undefined
        }
        note={`${shop.address1}, ${shop.city}, ${shop.state} ${shop.zip}`}
      />
      <div className={panel.stack}>
        <CrowdedSlots shop={shop} />
        <ComingRotations shop={shop} />
        <Panel title="Shop">
          <Pairs
            pairs={[
              ['Code', shop.code],
              ['Installation per tire', formatMoney(shop.installPriceInCents)],
              ['Cars per time slot', shop.bays],
              ['Phone', formatPhone(shop.phone, 'parentheses')],
              ['Email', shop.email],
              ['Rating', shop.rating === null ? 'none' : `${shop.rating.toFixed(1)} of 5`],
              ['Reviews', shop.reviewCount],
              ['Orders', shop.orderCount],
              ['Mobile install', shop.doesMobile ? 'yes' : 'no'],
            ]}
          />
        </Panel>
        <Panel title="Hours" extra="shop’s local time">
          <Pairs pairs={[...hoursWords(shop.hours), ['Closed', SHOP_HOLIDAY_NAMES.join(', ')]]} />
        </Panel>
        <Panel title="Services and badges">
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6, padding: '0 14px 14px' }}>
            {[...shop.badges, ...shop.services].map((name) => (
              <Tag key={name}>{words(name)}</Tag>
            ))}
          </div>
        </Panel>
        <HistoryPanel type="shop" id={shop.id} />
      </div>
      {isChanging && <BaysDialog shop={shop} onClose={() => setChanging(false)} />}
    </>
  );
};

/** One partner shop. */
export const ShopPage = () => (
  <RecordPage<ShopRow> resource="shops">{(shop) => <ShopView shop={shop} />}</RecordPage>
);
