'use client';

import type { CartReply } from '@simpletread/contract';
import { type Cents, formatMoney, INSTALLATION_SAVING, pickupTimeWords } from '@simpletread/domain';
import { Banner, Button, RadioCards, type SelectOption } from '@simpletread/ui';
import Form from 'next/form';
import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition, type FormEvent } from 'react';
import { SHIPPING_OPTION, writeValue } from '../../../shell/stored-values';
import { PageLink, useHasScript } from '../../../shell/controls';
import { AppointmentChoice } from './AppointmentChoice';
import { chooseShipping } from './choose-shipping';
import { keepDelivery, keepShopZip } from './keep-delivery';
import styles from './Shipping.module.css';
import { PickupChoice, type PickupSearch } from './PickupChoice';
import { ShipToFields } from './ShipToFields';
import { ShopChoice, type ShopSearch } from './ShopChoice';
import type { Fulfilment, ShippingState } from './shipping-state';
import type { ShopTimes } from './shop-times';
import { noteOfferedShops, noteShop, noteShopZip } from './note-shop';
import { useFormDraft, useKeptForm, useRunAfter } from '../../../shell/form';
import { useLastOption } from './use-last-option';
import { WarehouseChoice, type WarehouseSearch } from '../warehouse-pickup/WarehouseChoice';
import { VehicleChoice } from '../vehicle/VehicleChoice';

interface ShippingFormProps {
  readonly initial: ShippingState;
  /** True if the cart already has a fulfilment. */
  readonly isBegun: boolean;
  /** The cart's current vehicle. */
  readonly vehicle: CartReply['vehicle'];
  readonly lines: CartReply['lines'];
  readonly search: ShopSearch;
  readonly pickupSearch: PickupSearch;
  readonly warehouseSearch: WarehouseSearch;
  /** Code of the last FedEx location. */
  readonly lastPoint: string | null;
  /** The cart's shop; null without one. */
  readonly times: ShopTimes | null;
  readonly states: readonly SelectOption[];
  readonly messages: Readonly<Record<string, string>>;
  /** The key under which this tab stores the typed text until the cart has an address; then null. */
  readonly draft: string | null;
  /** Freight for the cart's oversized tires if they ship; the others ship free. */
  readonly freight: Cents;
}

const SHOP_SEARCH = 'shop-search';
const PICKUP_SEARCH = 'pickup-search';
/** The field of the place that each fulfilment needs. */
const PLACE_FIELDS: Readonly<Record<Fulfilment, string | null>> = {
  'ship-to-me': null,
  'ship-to-shop': 'shopCode',
  'fedex-pickup': 'pickupPointCode',
  'warehouse-pickup': 'warehouseCode',
};
const shippingWords = (freight: Cents): string =>
  freight === 0 ? 'Free shipping' : `${formatMoney(freight)} freight, oversized`;
const ADDRESS_WORDS: Readonly<Record<Fulfilment, string>> = {
  'ship-to-me': 'The 48 contiguous states and Washington, DC. No PO boxes.',
  'ship-to-shop': 'The tires go to the shop. We use your address for the order and the receipt.',
  'fedex-pickup':
    'The FedEx location holds your tires. Enter your name as on your ID; we use your address for the receipt.',
  'warehouse-pickup':
    'The warehouse holds your tires. Enter your name as on your ID; we use your address for the receipt.',
};
const warehouseWords = ({ warehouses: [nearest] }: WarehouseSearch): string =>
  nearest === undefined
    ? 'No warehouse near you has all of your tires right now.'
    : `${nearest.name}, ready by ${pickupTimeWords(new Date(nearest.readyBy), nearest.timeZone)}.`;
// A time is meaningless at another shop.
const NONE_PICKED: ShippingState['appointment'] = { stay: null, date: null, key: null };
const AS_LAST_TIME = ' Same as last time.';

/** The fulfilment and the recipient. */
export const ShippingForm = ({
  initial,
  isBegun,
  vehicle,
  lines,
  search,
  pickupSearch,
  warehouseSearch,
  lastPoint,
  times,
  states,
  messages,
  draft,
  freight,
}: ShippingFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(chooseShipping, initial);
  useFormDraft(form, draft);
  const [chosen, setChosen] = useState<Fulfilment>(state.fulfilment);
  // The browser's own messages are for shoppers without script; with script, messages are at the fields.
  const hasScript = useHasScript();
  const isShop = chosen === 'ship-to-shop';
  const isPickup = chosen === 'fedex-pickup';
  const isAtWarehouse = chosen === 'warehouse-pickup';
  const isWarehouseOffered = warehouseSearch.warehouses.length > 0 || isAtWarehouse;
  useEffect(() => noteOfferedShops(search.shops), [search.shops]);
  const router = useRouter();
  const [isKeeping, startKeeping] = useTransition();
  const runAfterSending = useRunAfter(isPending);
  const lastTime = useLastOption(isBegun);
  const [shopCode, setShopCode] = useState(state.shopCode);
  const chooseShop = (code: string) => {
    setShopCode(code);
    noteShop(search.shops, code);
    startKeeping(() => keepDelivery('ship-to-shop', code));
  };
  const choose = (fulfilment: Fulfilment) => {
    setChosen(fulfilment);
    writeValue(SHIPPING_OPTION, fulfilment);
    const field = PLACE_FIELDS[fulfilment];
    const place = form.current?.querySelector<HTMLInputElement>(`[name="${field ?? ''}"]:checked`);
    startKeeping(() => keepDelivery(fulfilment, place?.value ?? null));
  };
  // If the form starts with the last choice, so does the summary next to it.
  useEffect(() => {
    if (!isBegun && initial.fulfilment === 'ship-to-me') startKeeping(() => keepDelivery('ship-to-me', null));
  }, [isBegun, initial.fulfilment]);
  // The summary next to the form is priced for the ZIP of the shop search.
  const findShops = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const asked = [...new FormData(event.currentTarget, submitter)].map(([name, value]) => [
      name,
      String(value),
    ]);
    const query = new URLSearchParams(asked);
    startKeeping(async () => {
      noteShopZip(query.get('zip') ?? '');
      await keepShopZip(query.get('zip') ?? '');
      runAfterSending(() =>
        startKeeping(() => router.replace(`/checkout/shipping?${query}`, { scroll: false })),
      );
    });
  };
  return (
    <>
      <Form id={SHOP_SEARCH} action="/checkout/shipping" replace scroll={false} onSubmit={findShops}>
        {null}
      </Form>
      <Form id={PICKUP_SEARCH} action="/checkout/shipping" replace scroll={false} onSubmit={findShops}>
        <input type="hidden" name="way" value="fedex-pickup" />
      </Form>
      <form {...attributes} ref={form} className={styles.form} noValidate={hasScript}>
        {state.problem !== null && (
          <Banner tone="bad" isLive>
            {state.problem}
          </Banner>
        )}
        <RadioCards<Fulfilment>
          legend="How to get your tires"
          isLegendHidden
          name="fulfilment"
          value={chosen}
          onValueChange={choose}
          options={[
            {
              value: 'ship-to-shop',
              label: 'To a shop, installed',
              detail: `Mounted and balanced. Four tires save ${formatMoney(INSTALLATION_SAVING)} on installation.${lastTime === 'ship-to-shop' ? AS_LAST_TIME : ''}`,
              aside: shippingWords(freight),
            },
            {
              value: 'ship-to-me',
              label: 'To me',
              detail: `Delivered to your door. You arrange the installation.${lastTime === 'ship-to-me' ? AS_LAST_TIME : ''}`,
              aside: shippingWords(freight),
            },
            {
              value: 'fedex-pickup',
              label: 'To a FedEx location',
              detail: `Pick them up with a photo ID when it suits you.${lastTime === 'fedex-pickup' ? AS_LAST_TIME : ''}`,
              aside: shippingWords(freight),
            },
            ...(isWarehouseOffered
              ? [
                  {
                    value: 'warehouse-pickup' as const,
                    label: 'Pick up at our warehouse',
                    detail: `${warehouseWords(warehouseSearch)}${lastTime === 'warehouse-pickup' ? AS_LAST_TIME : ''}`,
                    aside: 'Free',
                  },
                ]
              : []),
          ]}
        />
        <div className={styles.shopPart} data-hidden={!isShop} aria-busy={isKeeping || undefined}>
          {state.vehicle !== null && (
            <VehicleChoice
              vehicle={vehicle}
              lines={lines}
              initial={state.vehicle}
              lists={state.vehicleLists}
              error={isShop ? state.errors.vehicle : undefined}
              onShipToMe={() => choose('ship-to-me')}
            />
          )}
          <ShopChoice
            search={search}
            searchForm={SHOP_SEARCH}
            chosen={state.shopCode}
            error={isShop ? state.errors.shop : undefined}
            onShopChange={chooseShop}
            onShipToMe={() => choose('ship-to-me')}
          />
          <AppointmentChoice
            times={times}
            shopCode={shopCode}
            isLoading={isKeeping}
            initial={shopCode === state.shopCode ? state.appointment : NONE_PICKED}
            error={isShop ? state.errors.appointment : undefined}
            onTryAgain={() => startKeeping(() => keepDelivery('ship-to-shop', shopCode))}
            onShipToMe={() => choose('ship-to-me')}
          />
        </div>
        <div className={styles.pickupPart} data-hidden={!isPickup} aria-busy={isKeeping || undefined}>
          <PickupChoice
            search={pickupSearch}
            searchForm={PICKUP_SEARCH}
            chosen={state.pickupPointCode}
            last={lastPoint}
            error={isPickup ? state.errors.pickupPoint : undefined}
            onPointChange={(code) => startKeeping(() => keepDelivery('fedex-pickup', code))}
            onShipToMe={() => choose('ship-to-me')}
          />
        </div>
        <div className={styles.warehousePart} data-hidden={!isAtWarehouse} aria-busy={isKeeping || undefined}>
          <WarehouseChoice
            search={warehouseSearch}
            chosen={state.warehouseCode}
            error={isAtWarehouse ? state.errors.warehouse : undefined}
            onWarehouseChange={(code) => startKeeping(() => keepDelivery('warehouse-pickup', code))}
          />
        </div>
        <fieldset className={styles.address}>
          <legend>{chosen === 'ship-to-me' ? 'Shipping address' : 'Your details'}</legend>
          <p className="t-muted t-small">{ADDRESS_WORDS[chosen]}</p>
          <ShipToFields state={state} states={states} messages={messages} />
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit" variant="cta" size="l" isLoading={isPending}>
            {isShop ? 'Continue to coverage' : 'Continue to payment'}
          </Button>
          <Button href="/cart" linkAs={PageLink} variant="quiet">
            Back to cart
          </Button>
        </div>
      </form>
    </>
  );
};
