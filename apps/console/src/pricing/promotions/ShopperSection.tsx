import { ACCOUNT_TYPES, PRICE_GROUPS, US_STATES, VERIFIED_GROUPS } from '@simpletread/domain';

import { GROUP_WORDS } from '../../sso/index.js';
import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import {
  CheckControl,
  ChecksControl,
  type FormSection,
  PickerControl,
  TextControl,
} from '../../shell/form/index.js';
import { AUDIENCE_WORDS } from '../rules/index.js';
import type { PromotionForm } from './promotion-form.js';
import { PAYMENT_METHODS } from './promotion-words.js';
import { VehiclesField } from './VehiclesField.js';

type SectionProps = FormSection<PromotionForm>;

const CONDITIONS = 'definition.conditions';
const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

/** For whom it is; nothing chosen asks for nothing. */
export const ShopperSection = ({ form, set, field }: SectionProps) => (
  <Panel title="For whom">
    <div className={styles.fields}>
      <div className={`${styles.wide} ${styles.checks}`}>
        <CheckControl label="Needs a coupon code" {...field('needsCoupon')} />
        <CheckControl label="First order only" {...field('isFirstOrderOnly')} />
        <CheckControl label="SimpleCrew members only" {...field('isCrewOnly')} />
        <CheckControl label="Only with installation" {...field('needsInstallation')} />
      </div>
      <div className={styles.wide}>
        <ChecksControl
          legend="Account types"
          options={ACCOUNT_TYPES.map((type) => [type, type])}
          {...field('accountTypes')}
        />
      </div>
      <div className={styles.wide}>
        <ChecksControl
          legend="Who buys at the prices of"
          options={PRICE_GROUPS.map((group) => [group, AUDIENCE_WORDS[group]])}
          {...field('priceGroups')}
        />
      </div>
      <div className={styles.wide}>
        <ChecksControl
          legend="Verified as"
          options={VERIFIED_GROUPS.map((group) => [group, GROUP_WORDS[group]])}
          {...field('verifiedGroups')}
        />
      </div>
      <div className={styles.wide}>
        <ChecksControl legend="Paid with" options={PAYMENT_METHODS} {...field('paymentMethods')} />
      </div>
      <PickerControl
        label="States"
        path={`${CONDITIONS}.states`}
        placeholder="Everywhere"
        options={STATES}
        labelOf={(code) => STATES.find(({ value }) => value === code)?.label ?? code}
        {...field('states')}
      />
      <TextControl
        label="ZIP codes or their beginnings"
        path={`${CONDITIONS}.zipPrefixes`}
        hint="As 191, 08. They mean where the tires go."
        maxLength={4000}
        placeholder="everywhere"
        {...field('zips')}
      />
      <div className={styles.wide}>
        <VehiclesField vehicles={form.vehicles} onChange={(vehicles) => set({ vehicles })} />
      </div>
    </div>
  </Panel>
);
