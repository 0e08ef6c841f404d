import type { OwnChanges } from '@simpletread/contract';
import { waysFrom, type WayToReceiveName } from '@simpletread/domain';
import { Button, TextField } from '@simpletread/ui';
import { PageLink } from '../../../shell/controls';
import { changeHref } from '../change-href';
import styles from './Receiving.module.css';
import type { PointSearch } from './read-points';

const WAYS: Readonly<Record<WayToReceiveName, string>> = {
  'ship-to-me': 'Ship to me',
  'fedex-pickup': 'Pick up at FedEx',
};

interface WayChoiceProps {
  readonly changes: Pick<OwnChanges, 'orderNumber' | 'fulfilment' | 'shopName'>;
  readonly way: WayToReceiveName;
  readonly search: PointSearch | null;
}

/** The other ways to receive an order, each on its own page, and the ZIP to search locations by. */
export const WayChoice = ({ changes, way, search }: WayChoiceProps) => {
  const { orderNumber, fulfilment, shopName } = changes;
  return (
    <div className={styles.ways}>
      <p>
        {shopName === null
          ? 'Choose where to get your tires instead. You can’t add installation, because we can’t charge a placed order again.'
          : `Your tires go to ${shopName} for installation. Choose where to get them without installation. We refund what you paid for it, minus any higher taxes and fees in another state.`}
      </p>
      <nav aria-label="Where to get your tires">
        {waysFrom(fulfilment).map((each) => (
          <Button
            key={each}
            href={changeHref(orderNumber, 'receiving', each)}
            linkAs={PageLink}
            variant={each === way ? 'ghost' : 'quiet'}
            aria-current={each === way ? 'page' : undefined}
          >
            {WAYS[each]}
          </Button>
        ))}
      </nav>
      {search !== null && (
        <form method="get" action={changeHref(orderNumber)} className={styles.search}>
          <input type="hidden" name="kind" value="receiving" />
          <input type="hidden" name="way" value={way} />
          <TextField
            key={search.zip}
            label="FedEx locations near ZIP"
            name="zip"
            defaultValue={search.zip}
            error={search.error}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
          />
          <Button type="submit" variant="ghost">
            Find locations
          </Button>
        </form>
      )}
    </div>
  );
};
