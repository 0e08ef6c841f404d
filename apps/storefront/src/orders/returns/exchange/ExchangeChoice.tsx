'use client';

import type { ChosenVehicle, FittingTires, OrderReturns } from '@simpletread/contract';
import { type Cents, exchangeDifference, formatMoney, subtractCents, ZERO_CENTS } from '@simpletread/domain';
import { Banner, Button, RadioCards, SelectField } from '@simpletread/ui';
import { useEffect, useState, useTransition } from 'react';
import styles from './Exchange.module.css';
import {
  afterVehicleStep,
  answersOf,
  type ExchangeVehicle,
  type ExchangeVehicleLists,
  type VehicleStep,
} from './exchange-vehicle';
import { findExchangeTires, type FoundTires } from './find-exchange-tires';

/** The right tires that were chosen, and their vehicle. */
export interface ChosenTires {
  readonly tires: FittingTires;
  readonly vehicle: ChosenVehicle;
}

interface ExchangeChoiceProps {
  readonly offer: OrderReturns;
  readonly quantity: number;
  readonly returnedSizes: readonly string[];
  readonly returnedLines: readonly { readonly brandName: string; readonly name: string }[];
  /** The refund of the returned tires if they are exchanged. */
  readonly refundInCents: Cents;
  readonly chosen: ChosenTires | null;
  readonly onChoose: (chosen: ChosenTires | null) => void;
}

const NO_EXCHANGE = 'none';

/** `$34.72 more than your refund`, `$65.28 less than your refund` or `Same price as your refund`. */
export const differenceWords = (priceInCents: Cents, refundInCents: Cents): string => {
  const difference = exchangeDifference(priceInCents, refundInCents);
  if (difference === 0) return 'Same price as your refund';
  return difference > 0
    ? `${formatMoney(difference)} more than your refund`
    : `${formatMoney(subtractCents(ZERO_CENTS, difference))} less than your refund`;
};

interface ListsProps {
  readonly answers: ExchangeVehicle;
  readonly lists: ExchangeVehicleLists;
  readonly onPick: (step: VehicleStep, value: string) => void;
}

const VehicleLists = ({ answers, lists, onPick }: ListsProps) => (
  <div className={styles.lists}>
    {(
      [
        ['make', 'Make', lists.makes],
        ['model', 'Model', lists.models],
        ['year', 'Year', lists.years],
      ] as const
    ).map(([step, label, options]) => (
      <SelectField
        key={step}
        label={label}
        placeholder="Choose"
        options={options}
        value={answers[step]}
        disabled={options.length === 0}
        onChange={({ target }) => onPick(step, target.value)}
      />
    ))}
    {lists.trims.length > 0 && (
      <SelectField
        label="Trim"
        options={[{ value: '', label: 'I don’t know' }, ...lists.trims]}
        value={answers.trim}
        onChange={({ target }) => onPick('trim', target.value)}
      />
    )}
  </div>
);

const nameOf = ({ year, make, model, trim }: ChosenVehicle): string =>
  [year, make, model, trim].filter((part) => part !== '').join(' ');

const Reasons = ({ fit }: Pick<FittingTires, 'fit'>) => (
  <ul className={styles.reasons}>
    {fit.reasons.map(({ text }) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** The right tires for the vehicle, each with its verdict, its price and the difference to the refund. */
export const ExchangeChoice = ({
  offer,
  quantity,
  returnedSizes,
  returnedLines,
  refundInCents,
  chosen,
  onChoose,
}: ExchangeChoiceProps) => {
  const [found, setFound] = useState<FoundTires | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isChanging, setIsChanging] = useState(offer.vehicle === null);
  const [isAsking, startAsking] = useTransition();
  const sizes = returnedSizes.join(' ');
  const find = (answers: ExchangeVehicle) =>
    startAsking(async () => {
      const wish = { answers, zip: offer.zip, quantity, returnedSizes, returnedLines };
      const answer = await findExchangeTires(wish).catch(() => null);
      startAsking(() => {
        setHasFailed(answer === null);
        if (answer !== null) setFound(answer);
      });
    });
  useEffect(() => {
    onChoose(null);
    find(found?.answers ?? answersOf(offer.vehicle));
    // Other tires, or another number of them, have other prices.
  }, [quantity, sizes]); // eslint-disable-line react-hooks/exhaustive-deps -- only these two change the offers
  const pick = (step: VehicleStep, value: string) => {
    if (found === null) return;
    onChoose(null);
    find(afterVehicleStep(found.answers, step, value));
  };
  if (hasFailed)
    return (
      <Banner tone="bad" isLive>
        We couldn’t load tires for an exchange.{' '}
        <Button
          type="button"
          variant="quiet"
          size="s"
          onClick={() => find(found?.answers ?? answersOf(offer.vehicle))}
        >
          Try again
        </Button>
      </Banner>
    );
  if (found === null) return <p role="status">Looking for the right tires…</p>;
  const { vehicle, tires, answers, lists } = found;
  return (
    <div className={styles.choice} aria-busy={isAsking || undefined}>
      {vehicle !== null && !isChanging ? (
        <p className={styles.vehicle}>
          For your {nameOf(vehicle)}
          <Button type="button" variant="quiet" size="s" onClick={() => setIsChanging(true)}>
            Change vehicle
          </Button>
        </p>
      ) : (
        <VehicleLists answers={answers} lists={lists} onPick={pick} />
      )}
      {vehicle !== null && tires.length === 0 && (
        <p role="status">
          We don’t have {quantity} tires in stock in another size that fits your {nameOf(vehicle)}. You can
          still return these.
        </p>
      )}
      {vehicle !== null && tires.length > 0 && (
        <RadioCards
          legend="Exchange for"
          name="exchangeTireId"
          value={chosen?.tires.tireId ?? NO_EXCHANGE}
          onValueChange={(tireId) => {
            const picked = tires.find((each) => each.tireId === tireId);
            onChoose(picked === undefined ? null : { tires: picked, vehicle });
          }}
          options={[
            ...tires.map((each) => ({
              value: each.tireId,
              label: `${quantity} × ${each.name}`,
              detail: `Fits your ${vehicle.year} ${vehicle.model}. ${differenceWords(each.totalInCents, refundInCents)}.`,
              aside: <b className="t-num">{formatMoney(each.totalInCents)}</b>,
              content: <Reasons fit={each.fit} />,
            })),
            {
              value: NO_EXCHANGE,
              label: 'No exchange',
              detail: 'Return the tires. The handling fee is $20 per tire.',
            },
          ]}
        />
      )}
    </div>
  );
};
