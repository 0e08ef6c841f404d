import { ACCOUNT_TYPES, type AccountTypeName, usualPriceGroup, VERIFIED_GROUPS } from '@simpletread/domain';

import { CheckControl, ChecksControl, SelectControl } from '../../shell/form/index.js';
import styles from './ExplainPrice.module.css';
import type { Shopper } from './question.js';

interface ShopperFieldsProps {
  readonly shopper: Shopper;
  readonly onChange: (shopper: Shopper) => void;
}

const GUEST = 'Retail' satisfies AccountTypeName;

const TYPES = ACCOUNT_TYPES.map((type) => [type, type === GUEST ? 'Retail or guest' : type] as const);

const FIRST_ORDERS = [
  ['unknown', 'Unknown'],
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

type FirstOrder = (typeof FIRST_ORDERS)[number][0];

const FIRST: Readonly<Record<FirstOrder, boolean | null>> = { unknown: null, yes: true, no: false };

const firstOf = (isFirst: boolean | null | undefined): FirstOrder => {
  if (isFirst === undefined || isFirst === null) return 'unknown';
  return isFirst ? 'yes' : 'no';
};

const GROUPS = VERIFIED_GROUPS.map(
  (group) => [group, `${group.charAt(0).toUpperCase()}${group.slice(1)}`] as const,
);

/** The hypothetical buyer. */
export const ShopperFields = ({ shopper, onChange }: ShopperFieldsProps) => (
  <>
    <SelectControl
      label="Account type"
      options={TYPES}
      value={shopper.accountTypes?.[0] ?? GUEST}
      onChange={(type) => onChange({ ...shopper, accountTypes: [type], priceGroup: usualPriceGroup(type) })}
    />
    <SelectControl
      label="First order"
      options={FIRST_ORDERS}
      value={firstOf(shopper.isFirstOrder)}
      onChange={(answer) => onChange({ ...shopper, isFirstOrder: FIRST[answer] })}
    />
    <div className={styles.wide}>
      <ChecksControl
        isRow
        legend="Verified as"
        options={GROUPS}
        value={shopper.verifiedGroups ?? []}
        onChange={(groups) => onChange({ ...shopper, verifiedGroups: [...groups] })}
      />
      <CheckControl
        label="SimpleCrew member"
        value={shopper.isCrewMember ?? false}
        onChange={(isCrewMember) => onChange({ ...shopper, isCrewMember })}
      />
      <CheckControl
        label="Exempt from sales tax"
        value={shopper.isTaxExempt ?? false}
        onChange={(isTaxExempt) => onChange({ ...shopper, isTaxExempt })}
      />
    </div>
  </>
);
