import { useWatch } from 'react-hook-form';

import { useCan } from '../../../shell/auth/index.js';
import { Panel } from '../../../shell/detail/index.js';
import styles from '../../../shell/form/Form.module.css';
import { ReadOnlyContext, useIsReadOnly } from '../../../shell/form/index.js';
import { RulesInput } from '../pieces/RulesInput.js';
import type { CampaignForm } from './campaign-form.js';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

const Counted = () => {
  const { promotionIds, priceListIds } = useWatch<CampaignForm, 'content'>({ name: 'content' });
  return (
    <p className={styles.wide}>
      {promotionIds.length + priceListIds.length === 0
        ? 'It includes no price changes.'
        : `${count(promotionIds.length, 'promotion')} and ${count(priceListIds.length, 'price list')} start and end with it.`}{' '}
      Your role can’t change them.
    </p>
  );
};

const Rules = () => (
  <>
    <div className={styles.wide}>
      <RulesInput
        resource="promotions"
        label="Promotions"
        source="content.promotionIds"
        hint="They start and end with the campaign. Their own dates don’t apply."
        placeholder="None"
      />
    </div>
    <div className={styles.wide}>
      <RulesInput
        resource="price-lists"
        label="Price lists"
        source="content.priceListIds"
        placeholder="None"
      />
    </div>
  </>
);

/** Promotions and price lists that begin and end with the campaign. */
export const PricesSection = () => {
  const can = useCan();
  const isReadOnly = useIsReadOnly();
  return (
    <Panel title="Prices">
      <ReadOnlyContext value={isReadOnly || !can('pricing.change')}>
        <div className={styles.fields}>{can('pricing.read') ? <Rules /> : <Counted />}</div>
      </ReadOnlyContext>
    </Panel>
  );
};
