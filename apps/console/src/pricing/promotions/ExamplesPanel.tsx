import { benefitWords, cents, formatMoney, type Promotion } from '@simpletread/domain';
import { useState } from 'react';

import { Panel } from '../../shell/detail/index.js';
import { useMinute } from '../../shell/time/index.js';
import { centsOf, ReadOnlyContext, SelectControl, TextControl } from '../../shell/form/index.js';
import styles from './Promotion.module.css';
import { type Example, examplesOf, type Viewer } from './promotion-examples.js';

const VIEWERS = [
  ['audience', 'A targeted shopper, within its dates'],
  ['guest', 'Any guest, right now'],
] as const satisfies readonly (readonly [Viewer, string])[];

const ExampleItem = ({ example }: { readonly example: Example }) => {
  const { tires, fullInCents, totalInCents, savedInCents, others, missed } = example;
  return (
    <li className={styles.example}>
      <b>{tires} tires, installed</b>
      <span className={styles.total}>{formatMoney(totalInCents)}</span>
      {missed === null ? (
        <span className={styles.saved}>saves {formatMoney(savedInCents)}</span>
      ) : (
        <span className={styles.quiet}>doesn’t apply: it {missed}</span>
      )}
      <span className={styles.struck}>{totalInCents < fullInCents && <s>{formatMoney(fullInCents)}</s>}</span>
      {others.map(({ name, amountInCents }) => (
        <span key={name} className={styles.quiet}>
          also {name}, {formatMoney(amountInCents)}
        </span>
      ))}
    </li>
  );
};

const Examples = ({ promotion }: { readonly promotion: Promotion }) => {
  const now = useMinute();
  const [price, setPrice] = useState('150.00');
  const [installation, setInstallation] = useState('25.00');
  const [viewer, setViewer] = useState<Viewer>('audience');
  const sample = {
    tirePriceInCents: cents(centsOf(price)),
    installationInCents: cents(centsOf(installation)),
  };
  return (
    <>
      <div className={styles.ask}>
        <TextControl label="Tire price" before="$" isFigure maxLength={9} value={price} onChange={setPrice} />
        <TextControl
          label="Installation price"
          before="$"
          isFigure
          maxLength={9}
          value={installation}
          onChange={setInstallation}
        />
        <div className={styles.viewer}>
          <SelectControl label="Bought by" options={VIEWERS} value={viewer} onChange={setViewer} />
        </div>
      </div>
      <ul className={styles.examples} aria-label="Sample carts" aria-live="polite">
        {examplesOf(promotion, { sample, viewer, now }).map((example) => (
          <ExampleItem key={example.tires} example={example} />
        ))}
      </ul>
      <p className={styles.note}>
        Before taxes and state fees, with the regular installation deal and no other promotion.
      </p>
    </>
  );
};

/** The promotion in plain words, and its effect on sample carts, while it is being written. */
export const ExamplesPanel = ({ promotion }: { readonly promotion: Promotion | null }) => (
  <Panel title="Examples">
    <ReadOnlyContext value={false}>
      {promotion === null ? (
        <p className={styles.plain}>Examples appear once the fields are valid.</p>
      ) : (
        <>
          <p className={styles.words}>{benefitWords(promotion)}</p>
          <Examples promotion={promotion} />
        </>
      )}
    </ReadOnlyContext>
  </Panel>
);
