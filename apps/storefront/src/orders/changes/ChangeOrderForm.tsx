'use client';

import type { OwnChanges } from '@simpletread/contract';
import { changeLabel, type OrderChangeKind, type WayToReceiveName } from '@simpletread/domain';
import { Banner, Button } from '@simpletread/ui';
import { useState } from 'react';
import { PageLink } from '../../shell/controls';
import { useKeptForm } from '../../shell/form';
import { ChangeFields } from './ChangeFields';
import { changeOrder } from './change-order';
import { ChangePreview } from './ChangePreview';
import { initialChange } from './change-state';
import styles from './Changes.module.css';
import type { PointSearch } from './receiving/read-points';

interface ChangeOrderFormProps {
  readonly changes: OwnChanges;
  readonly kind: OrderChangeKind;
  readonly way: WayToReceiveName;
  /** The locations to choose from; null for other changes. */
  readonly search: PointSearch | null;
}

/** The fields of a change, then what it does, then the button that makes it. */
export const ChangeOrderForm = ({ changes, kind, way, search }: ChangeOrderFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(changeOrder, initialChange(changes, way));
  // Text that was edited after its preview is previewed again.
  const [edited, setEdited] = useState(0);
  const preview = edited === state.attempt ? null : state.preview;
  return (
    <form
      {...attributes}
      ref={form}
      className={styles.form}
      onInput={() => setEdited(state.attempt)}
      noValidate
    >
      {state.problem !== null && (
        <Banner tone="bad" isLive>
          {state.problem}
        </Banner>
      )}
      <ChangeFields kind={kind} lines={changes.lines} state={state} search={search} />
      <input type="hidden" name="orderNumber" value={changes.orderNumber} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="way" value={way} />
      {preview !== null && (
        <>
          <ChangePreview preview={preview} />
          <input type="hidden" name="previewToken" value={preview.previewToken} />
          <input type="hidden" name="key" value={state.key} />
        </>
      )}
      <div className={styles.actions}>
        {preview === null ? (
          <Button type="submit" name="step" value="preview" variant="cta" isLoading={isPending}>
            Preview changes
          </Button>
        ) : (
          <Button type="submit" name="step" value="apply" variant="cta" isLoading={isPending}>
            {changeLabel(kind)}
          </Button>
        )}
        <Button href={`/account/my-orders/${changes.orderNumber}`} linkAs={PageLink} variant="quiet">
          Keep as is
        </Button>
      </div>
    </form>
  );
};
