'use client';

import type { CartReply } from '@simpletread/contract';
import { Button, SelectField, type SelectOption } from '@simpletread/ui';
import { useId, useState, useTransition } from 'react';
import { PageLink, useHasScript } from '../../../shell/controls';
import { FitVerdict } from '../../../catalogue';
import { keepVehicle } from '../shipping/keep-delivery';
import { offerVehicles } from './offer-vehicles';
import {
  afterStep,
  chosenOf,
  isSameVehicle,
  type PickedVehicle,
  type VehicleLists,
  type VehicleStep,
} from './picked-vehicle';
import { ChoiceError } from '../shipping/ChoiceError';
import shipping from '../shipping/Shipping.module.css';
import { useAnswered } from '../../../shell/form';
import styles from './VehicleChoice.module.css';

type Vehicle = NonNullable<CartReply['vehicle']>;

interface VehicleChoiceProps {
  /** The cart's vehicle, with the verdicts on its tires; null without one. */
  readonly vehicle: Vehicle | null;
  readonly lines: CartReply['lines'];
  readonly initial: PickedVehicle;
  readonly lists: VehicleLists;
  readonly error: string | undefined;
  readonly onShipToMe: () => void;
}

interface ListProps {
  readonly step: VehicleStep;
  readonly label: string;
  readonly placeholder?: string;
  readonly options: readonly SelectOption[];
  readonly picked: PickedVehicle;
  readonly onPick: (step: VehicleStep, value: string) => void;
}

/** The form field of each answer. */
const FIELDS = {
  make: 'vehicleMake',
  model: 'vehicleModel',
  year: 'vehicleYear',
  trim: 'vehicleTrim',
} as const;

const List = ({ step, picked, onPick, ...list }: ListProps) => (
  <SelectField
    {...list}
    name={FIELDS[step]}
    value={picked[step]}
    onChange={({ target }) => onPick(step, target.value)}
    disabled={list.options.length === 0}
  />
);

const ANY_TRIM: SelectOption = { value: '', label: 'I don’t know' };

interface ListsProps extends Pick<ListProps, 'picked' | 'onPick'> {
  readonly lists: VehicleLists;
}

const Lists = ({ lists: { makes, models, years, trims }, ...common }: ListsProps) => (
  <>
    <List step="make" label="Make" placeholder="Choose" options={makes} {...common} />
    <List
      step="model"
      label="Model"
      placeholder={common.picked.make === '' ? 'Choose a make first' : 'Choose'}
      options={models}
      {...common}
    />
    <List
      step="year"
      label="Year"
      placeholder={common.picked.model === '' ? 'Choose a model first' : 'Choose'}
      options={years}
      {...common}
    />
    {trims.length > 0 ? (
      <List step="trim" label="Trim" options={[ANY_TRIM, ...trims]} {...common} />
    ) : (
      <input type="hidden" name={FIELDS.trim} value={common.picked.trim} />
    )}
  </>
);

/** The lists for the current choices; a list still loading is empty. */
const listsFor = (picked: PickedVehicle, known: PickedVehicle, lists: VehicleLists): VehicleLists => {
  const isMake = picked.make === known.make;
  const isModel = isMake && picked.model === known.model;
  const isYear = isModel && picked.year === known.year;
  return {
    makes: lists.makes,
    models: isMake ? lists.models : [],
    years: isModel ? lists.years : [],
    trims: isYear ? lists.trims : [],
  };
};

const nameOf = ({ year, make, model, trim }: Vehicle): string =>
  [year, make, model, trim].filter((part) => part !== '').join(' ');

const Verdicts = ({ vehicle, lines }: Pick<VehicleChoiceProps, 'lines'> & { readonly vehicle: Vehicle }) => {
  const name = `${vehicle.year} ${vehicle.model}`;
  const isOpen = lines.some(({ fit, isFitAcknowledged }) => fit?.kind === 'refused' && !isFitAcknowledged);
  return (
    <>
      {lines.map(
        ({ lineId, fit, brandName, name: lineName, sizeCode }) =>
          fit !== null && (
            <div key={lineId}>
              {lines.length > 1 && (
                <p className="t-small t-muted">
                  {brandName} {lineName}, {sizeCode}
                </p>
              )}
              <FitVerdict fit={fit} vehicle={name} />
            </div>
          ),
      )}
      {isOpen && (
        <p className={styles.way}>
          <PageLink href="/cart">
            Change the tires, or confirm in your cart that you want them anyway
          </PageLink>
        </p>
      )}
    </>
  );
};

/** The vehicle for installation. Without script, a button of the form loads its lists. */
export const VehicleChoice = ({ vehicle, lines, initial, lists, error, onShipToMe }: VehicleChoiceProps) => {
  const errorId = useId();
  const hasScript = useHasScript();
  const { shown: shownError, answer } = useAnswered(error);
  const [picked, setPicked] = useState(initial);
  const [known, setKnown] = useState({ picked: initial, lists });
  const [hasFailed, setHasFailed] = useState(false);
  const [isAsking, startAsking] = useTransition();
  const [isChanging, setIsChanging] = useState(vehicle === null);
  const ask = (next: PickedVehicle) => {
    setPicked(next);
    setHasFailed(false);
    startAsking(async () => {
      if (chosenOf(next) !== null) await keepVehicle(next);
      const answer = await offerVehicles(next).catch(() => null);
      startAsking(() => (answer === null ? setHasFailed(true) : setKnown(answer)));
    });
  };
  const pick = (step: VehicleStep, value: string) => {
    answer();
    ask(afterStep(picked, step, value));
  };
  return (
    <fieldset
      id="vehicle"
      className={shipping.choice}
      data-undrafted
      aria-busy={isAsking || undefined}
      aria-describedby={shownError === undefined ? undefined : errorId}
    >
      <legend>Your vehicle</legend>
      <ChoiceError id={errorId} error={shownError} />
      {vehicle !== null && !isChanging && (
        <p className={styles.name}>
          {nameOf(vehicle)}
          <Button type="button" variant="quiet" size="s" onClick={() => setIsChanging(true)}>
            Change vehicle
          </Button>
        </p>
      )}
      <div className={styles.change} data-hidden={hasScript && !isChanging}>
        <p className="t-muted t-small">
          The shop mounts the tires on this vehicle, and we check that they fit.
        </p>
        <div className={styles.lists}>
          <Lists lists={listsFor(picked, known.picked, known.lists)} picked={picked} onPick={pick} />
        </div>
        {!hasScript && (
          <Button type="submit" name="ask" value="vehicle" variant="ghost" formNoValidate>
            Show the next list
          </Button>
        )}
        {hasScript && chosenOf(picked) === null && (
          <p className={styles.other}>
            Not in these lists?
            <Button type="button" variant="quiet" size="s" onClick={onShipToMe}>
              Ship to me instead
            </Button>
          </p>
        )}
      </div>
      {hasFailed && (
        <p className={styles.error} role="alert">
          We couldn’t load the next list.{' '}
          <Button type="button" variant="quiet" size="s" onClick={() => ask(picked)}>
            Try again
          </Button>
        </p>
      )}
      <div role="status">
        {vehicle !== null && isSameVehicle(vehicle, picked) && <Verdicts vehicle={vehicle} lines={lines} />}
      </div>
    </fieldset>
  );
};
