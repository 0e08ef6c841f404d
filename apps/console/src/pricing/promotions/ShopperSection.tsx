import FormGroup from '@mui/material/FormGroup';
import { ACCOUNT_TYPES, PRICE_GROUPS, US_STATES, VERIFIED_GROUPS } from '@simpletread/domain';

import { GROUP_WORDS } from '../../sso/index.js';
import { Panel } from '../../shell/detail/index.js';
import styles from '../../shell/form/Form.module.css';
import { CheckInput, ChecksInput, PickerInput, TextInput } from '../../shell/form/index.js';
import { AUDIENCE_WORDS } from '../rules/index.js';
import { PAYMENT_METHODS } from './promotion-words.js';
import { VehiclesField } from './VehiclesField.js';

const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

/** The audience. No choice means everyone. */
export const ShopperSection = () => (
  <Panel title="Shoppers">
    <div className={styles.fields}>
      <FormGroup row className={styles.wide}>
        <CheckInput label="Needs a coupon code" source="needsCoupon" />
        <CheckInput label="First order only" source="isFirstOrderOnly" />
        <CheckInput label="SimpleCrew members only" source="isCrewOnly" />
        <CheckInput label="Only with installation" source="needsInstallation" />
      </FormGroup>
      <div className={styles.wide}>
        <ChecksInput
          isRow
          legend="Account types"
          options={ACCOUNT_TYPES.map((type) => [type, type])}
          source="accountTypes"
        />
      </div>
      <div className={styles.wide}>
        <ChecksInput
          isRow
          legend="Price group"
          options={PRICE_GROUPS.map((group) => [group, AUDIENCE_WORDS[group]])}
          source="priceGroups"
        />
      </div>
      <div className={styles.wide}>
        <ChecksInput
          isRow
          legend="Verified as"
          options={VERIFIED_GROUPS.map((group) => [group, GROUP_WORDS[group]])}
          source="verifiedGroups"
        />
      </div>
      <div className={styles.wide}>
        <ChecksInput isRow legend="Paid with" options={PAYMENT_METHODS} source="paymentMethods" />
      </div>
      <PickerInput
        label="States"
        placeholder="Everywhere"
        options={STATES}
        labelOf={(code) => STATES.find(({ value }) => value === code)?.label ?? code}
        source="states"
      />
      <TextInput
        label="ZIP codes or prefixes"
        hint="For example 191 or 08. Matched against the delivery ZIP code."
        maxLength={4000}
        placeholder="everywhere"
        source="zips"
      />
      <div className={styles.wide}>
        <VehiclesField />
      </div>
    </div>
  </Panel>
);
