'use client';

import { Banner, Button, TextField } from '@simpletread/ui';
import { useKeptForm } from '../../shell/form';
import { findWorkOrder } from './find-work-order';
import { WorkOrderSheet } from './WorkOrderSheet';
import styles from './WorkOrder.module.css';

/** Order ID and the shop's ZIP open a work order, which stays on this page until it is left. */
export const WorkOrderFinder = () => {
  const { state, isPending, form, attributes } = useKeptForm(findWorkOrder, {
    orderNumber: '',
    zip: '',
    order: null,
    attempt: 0,
  });
  const { order, problem, zipError, orderNumber, zip } = state;
  if (order !== null) return <WorkOrderSheet order={order} />;
  return (
    <div className={`l-wrap ${styles.ask}`}>
      <h1>Find a work order</h1>
      <p className="t-muted">
        For shops that install our tires. The order ID is in our email to you, and the ZIP code is your
        shop’s.
      </p>
      <form {...attributes} ref={form} className={styles.form}>
        {problem !== undefined && (
          <Banner tone="bad" isLive>
            {problem}
          </Banner>
        )}
        <TextField
          label="Order ID"
          name="orderNumber"
          defaultValue={orderNumber}
          hint="Ten letters and digits"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          isRequired
        />
        <TextField
          label="Your shop’s ZIP code"
          name="zip"
          defaultValue={zip}
          error={zipError}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          isRequired
        />
        <Button type="submit" variant="cta" size="l" isLoading={isPending}>
          Show work order
        </Button>
      </form>
    </div>
  );
};
