import {
  type CurrentOffer,
  type QuoteOffer,
  type QuoteReceivingReply,
  quoteTotalInCents,
} from '@simpletread/contract';
import { formatMoney, type QuoteOption, quoteOptionLabel, quotePlaceWords } from '@simpletread/domain';
import type { ReactNode } from 'react';

import panel from '../../shell/detail/Panel.module.css';
import { PageNote } from '../../shell/note/index.js';
import { LinePicture } from '../../orders/index.js';
import styles from './Quotes.module.css';

export type OfferLine = QuoteOffer['lines'][number];

const VERDICTS = {
  fits: 'Fits the vehicle',
  conditional: 'Fits with conditions',
  refused: 'Doesn’t fit the vehicle',
  unknown: 'Fit unknown',
} as const;

const AXLE_WORDS: Readonly<Record<OfferLine['axle'], string>> = {
  all: '',
  front: ' in front',
  rear: ' in the rear',
};

const Verdict = ({ fit }: Pick<OfferLine, 'fit'>) => {
  if (fit === null) return <span className={panel.dim}>Not checked against a vehicle</span>;
  const said = fit.kind === 'fits' ? [] : fit.reasons.filter(({ isPassed }) => !isPassed);
  return (
    <>
      <span data-fit={fit.kind}>{VERDICTS[fit.kind]}</span>
      {said.length > 0 && (
        <ul className={styles.reasons}>
          {said.map(({ text }) => (
            <li key={text} data-against={fit.kind === 'refused' ? 'true' : undefined}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

interface OfferViewProps {
  readonly offer: QuoteOffer & Partial<Pick<CurrentOffer, 'payLater'>>;
  readonly zip: string | null;
  /** As the representative chose it; null where the customer chooses. */
  readonly receiving?: QuoteReceivingReply | null;
  /** The details below a tire. */
  readonly under?: (line: OfferLine) => ReactNode;
}

const totalWords = (
  { installedPricing, pricing }: QuoteOffer,
  zip: string | null,
  receiving: QuoteReceivingReply | null,
): string => {
  if (receiving !== null && receiving.fulfilment !== 'ship-to-me')
    return `${quotePlaceWords(receiving)}, with fees and tax`;
  if (zip === null) return 'before fees and tax: no ZIP code yet';
  if (installedPricing !== null) return `out the door, installed near ${zip}`;
  return pricing.isTaxKnown ? `sent to ${zip}, with fees and tax` : `sent to ${zip}`;
};

/** Tires, verdicts and price of a quote at one moment. */
export const OfferView = ({ offer, zip, receiving = null, under }: OfferViewProps) => (
  <div className={styles.offer}>
    {offer.alerts
      .filter(({ code }) => code !== 'fitmentRefused')
      .map(({ message }) => (
        <PageNote key={message} tone="warning">
          {message}
        </PageNote>
      ))}
    {offer.lines.map((line) => (
      <div key={line.lineId} className={styles.tire}>
        <div className={styles.head}>
          <LinePicture imageKey={line.imageKey} />
          <span>
            <b>
              {line.brandName} {line.name}
            </b>
            <br />
            {line.quantity} × {line.sizeCode} {line.serviceDescription}
            {AXLE_WORDS[line.axle]}, {formatMoney(line.salePriceInCents)} each
            {line.roadHazardState === 1 &&
              `, with road hazard coverage for ${formatMoney(line.roadHazardCostInCents)} each`}
          </span>
          <span>{formatMoney(line.subtotalInCents)}</span>
        </div>
        <Verdict fit={line.fit} />
        {under?.(line)}
      </div>
    ))}
    <div className={styles.sum}>
      <span className={panel.dim}>{totalWords(offer, zip, receiving)}</span>
      <b>{formatMoney(quoteTotalInCents(offer))}</b>
      {offer.payLater !== undefined && offer.payLater !== null && (
        <span className={styles.lender}>
          or {formatMoney(offer.payLater.totalInCents)} with {offer.payLater.name}
        </span>
      )}
    </div>
  </div>
);

interface OptionsViewProps {
  readonly options: readonly { readonly option: QuoteOption; readonly offer: OfferViewProps['offer'] }[];
  readonly zip: string | null;
  readonly receiving: QuoteReceivingReply | null;
  readonly under?: (line: OfferLine, option: QuoteOption) => ReactNode;
}

/** Each option of a quote under its name; a quote with one has no names. */
export const OptionsView = ({ options, zip, receiving, under }: OptionsViewProps) =>
  options.map(({ option, offer }) => (
    <section key={option} aria-label={quoteOptionLabel(option)}>
      {options.length > 1 && <h3 className={styles.optionName}>{quoteOptionLabel(option)}</h3>}
      <OfferView offer={offer} zip={zip} receiving={receiving} under={(line) => under?.(line, option)} />
    </section>
  ));
