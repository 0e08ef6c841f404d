'use client';

import { FREE_WITH_DEAL, MOST_TIRES_PER_LINE } from '@simpletread/domain';
import { Banner, Button, Checkbox, QuantityStepper } from '@simpletread/ui';
import { useRouter } from 'next/navigation';
import { useActionState, useOptimistic, useTransition } from 'react';
import { addToCart } from './add-to-cart';
import { AddedToCart } from './AddedToCart';
import styles from './BuyForm.module.css';
import { coverageText } from './coverage-text';
import { type BuyFormProps, productAddress } from '../../../catalogue';

/** Size, quantity and the page's one action. The total follows the quantity and the coverage. */
export const BuyForm = ({
  id,
  formKey,
  tireId,
  rearTireId,
  path,
  request,
  most,
  roadHazardInCents,
  rearRoadHazardInCents,
  isCoverageFree,
  closedReason,
  children,
}: BuyFormProps) => {
  const router = useRouter();
  const [state, action, isAdding] = useActionState(addToCart, { error: null, added: null });
  const [, startTransition] = useTransition();
  const [wanted, setWanted] = useOptimistic(request.quantity);
  const [isCovered, setCovered] = useOptimistic(request.hasCoverage);
  const step = rearTireId === null ? 1 : 2;
  const want = (next: number) =>
    startTransition(() => {
      const value = next > wanted ? wanted + step : wanted - step;
      setWanted(value);
      router.replace(productAddress(path, { ...request, quantity: value, hasCoverage: isCovered }), {
        scroll: false,
      });
    });
  const cover = (hasCoverage: boolean) =>
    startTransition(() => {
      setCovered(hasCoverage);
      router.replace(productAddress(path, { ...request, quantity: wanted, hasCoverage }), { scroll: false });
    });
  return (
    <>
      <div className={styles.choices}>
        {children}
        <div className={styles.stepper}>
          <QuantityStepper value={wanted} onValueChange={want} min={step} max={Math.max(step, most)} />
        </div>
      </div>
      <form id={id} action={action} className={styles.form}>
        <noscript>
          <label className={styles.plain}>
            Quantity{' '}
            <input
              type="number"
              name="quantity"
              defaultValue={request.quantity}
              min={1}
              max={MOST_TIRES_PER_LINE}
            />
          </label>
        </noscript>
        <input type="hidden" name="formKey" value={formKey} />
        <input type="hidden" name="tireId" value={tireId ?? ''} />
        {rearTireId !== null && <input type="hidden" name="rearTireId" value={rearTireId} />}
        <input type="hidden" name="quantity" value={wanted} />
        {roadHazardInCents !== null && (
          <Checkbox
            name="coverage"
            value="on"
            checked={isCovered}
            onChange={(event) => cover(event.target.checked)}
            label={`Road hazard coverage, ${isCoverageFree ? FREE_WITH_DEAL.toLowerCase() : coverageText(roadHazardInCents, rearRoadHazardInCents)}`}
            detail="Repair or replacement for 36 months. Requires installation by a shop."
          />
        )}
        {state.error !== null && (
          <Banner tone="bad" isLive>
            {state.error}
          </Banner>
        )}
        <Button
          type="submit"
          // The bar at the foot has the page's one yellow button; without a size there is no bar.
          variant={tireId === null ? 'cta' : 'primary'}
          size="l"
          isFullWidth
          isLoading={isAdding}
          disabledReason={closedReason}
        >
          Add {wanted} to cart
        </Button>
        <AddedToCart added={state.added} />
      </form>
    </>
  );
};
