import { formatMoney, isCoverageFree, MOST_TIRES_PER_LINE } from '@simpletread/domain';
import { Card, PriceBlock, ScoreBadge, ShopCard, Stars } from '@simpletread/ui';
import { Truck } from 'lucide-react';
import {
  doorContext,
  doorRows,
  FreightNote,
  PayLaterNote,
  PriceNotes,
  priceShares,
  tiresText,
} from '../../../pricing';
import { CompareToggle, trayTireOfCard } from '../../compare';
import { LocationChip } from '../../../delivery';
import { PageLink } from '../../../shell/controls';
import { shopHref } from '../../../shell/paths';
import { ShareLinks } from '../../../shell/share';
import { deliveryWords, dispatchWords, FitVerdict, HandlingNote } from '../../tires';
import { priceBeforeZip } from './price-before-zip';
import styles from '../page/Product.module.css';
import { OutOfStock } from './OutOfStock';
import { BUY_FORM_ID, type ProductViewProps } from '../page/product-view-props';
import { SizeSelect } from '../sizes/SizeSelect';

interface BuyColumnProps extends ProductViewProps {
  readonly vehicle: string | undefined;
}

const isOutOfStock = ({ product: { selected }, rear }: Pick<ProductViewProps, 'product' | 'rear'>): boolean =>
  selected?.availability.quantity === 0 || rear?.availability.quantity === 0;

const Price = ({ vehicle, ...props }: BuyColumnProps) => {
  const { product, request, rear, companions } = props;
  const { selected, outTheDoor } = product;
  if (selected === null) return null;
  if (isOutOfStock(props))
    return <OutOfStock {...selected} alternatives={companions.alternatives} vehicle={vehicle} />;
  if (outTheDoor === null) {
    const { amount, label } = priceBeforeZip(selected, rear, request);
    return (
      <>
        <PriceBlock amount={amount} size="l" isPartial label={label} context={null} />
        <PriceNotes tire={selected} />
        <FreightNote freightInCents={selected.freightInCents} />
        <p className={styles.zip}>
          <LocationChip place={null} label="Add your ZIP" /> for the total with installation, fees and tax.
        </p>
      </>
    );
  }
  return (
    <>
      <PriceBlock
        amount={outTheDoor.totalInCents}
        size="l"
        context={`${doorContext(outTheDoor)} in ${outTheDoor.zip}`}
        shares={priceShares(outTheDoor)}
        rows={doorRows(outTheDoor)}
        {...(rear === null ? { perTire: { cents: selected.priceInCents } } : {})}
        announcement={`${formatMoney(outTheDoor.totalInCents)} out the door for ${tiresText(outTheDoor.quantity)}`}
      />
      <PriceNotes tire={selected} />
      <PayLaterNote payLater={outTheDoor.payLater} />
      {outTheDoor.installationInCents > 0 && (
        <p className={styles.basisOfTotal}>
          Estimated installation at shops near {outTheDoor.zip}. The total depends on the shop you choose.
        </p>
      )}
    </>
  );
};

const closedReason = ({ product, rear }: ProductViewProps): string | undefined => {
  if (product.selected === null) return 'Select a tire size first';
  return isOutOfStock({ product, rear }) ? 'Currently out of stock' : undefined;
};

/** Name, total, size and quantity, the fit, the delivery and the nearest shop. */
export const BuyColumn = (props: BuyColumnProps) => {
  const { product, request, rear, path, vehicle, settings, parts } = props;
  const { selected, shops, delivery } = product;
  const [nearest] = shops;
  const fit = vehicle === undefined ? null : (selected?.fit ?? null);
  const verdict = fit !== null && vehicle !== undefined && <FitVerdict fit={fit} vehicle={vehicle} />;
  // A tire that doesn't fit says so before its price, so shoppers don't miss it.
  const isRefused = fit?.kind === 'refused';
  return (
    <div className={styles.buy}>
      <p className={styles.brand}>{product.brandName}</p>
      <h1 className={styles.name}>{product.lineName}</h1>
      <div className={styles.marks}>
        <ScoreBadge score={product.score?.overall ?? null} />
        <Stars rating={product.rating} count={product.reviewCount} countWord="reviews" />
        {selected !== null && (
          <CompareToggle tire={trayTireOfCard({ ...product, itemNumber: selected.itemNumber, rear })} />
        )}
      </div>
      {isRefused && verdict}
      {selected !== null && (
        <Card className={styles.total ?? ''}>
          <Price {...props} />
        </Card>
      )}
      {rear !== null && selected !== null && (
        <p className={styles.axles}>
          Front <span className="t-size">{selected.sizeCode}</span>, {formatMoney(selected.priceInCents)} per
          tire
          <br />
          Rear <span className="t-size">{rear.sizeCode}</span>, {formatMoney(rear.priceInCents)} per tire
        </p>
      )}
      <parts.BuyForm
        id={BUY_FORM_ID}
        formKey={crypto.randomUUID()}
        tireId={selected?.tireId ?? null}
        rearTireId={rear?.tireId ?? null}
        path={path}
        request={request}
        most={Math.min(MOST_TIRES_PER_LINE, selected?.availability.quantity ?? MOST_TIRES_PER_LINE)}
        roadHazardInCents={selected?.roadHazardInCents ?? null}
        rearRoadHazardInCents={rear?.roadHazardInCents ?? null}
        isCoverageFree={product.outTheDoor !== null && isCoverageFree(product.outTheDoor)}
        closedReason={closedReason(props)}
      >
        <SizeSelect
          brandSlug={product.brandSlug}
          lineSlug={product.lineSlug}
          sizes={product.sizes}
          selected={selected}
          fitting={product.fittingSizes}
          vehicle={vehicle}
        />
      </parts.BuyForm>
      {!isRefused && verdict}
      {delivery !== null && (
        <p className={styles.delivery}>
          <Truck size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <b>At your shop or your door {deliveryWords(delivery)}</b>
            <br />
            {dispatchWords(delivery)}
            <HandlingNote mode={settings.coreShipHandlingMode} />
          </span>
        </p>
      )}
      {nearest !== undefined && (
        <div className={styles.shop}>
          <ShopCard
            name={nearest.company}
            href={shopHref(nearest)}
            linkAs={PageLink}
            place={`${nearest.address1}, ${nearest.city}${nearest.distanceMiles === null ? '' : `, ${nearest.distanceMiles.toFixed(1)} mi`}`}
            priceInCents={nearest.installPriceInCents}
            rating={nearest.rating}
            reviewCount={nearest.reviewCount}
            headingLevel={2}
          />
          <a href="#installation" className="t-small">
            More shops near you
          </a>
        </div>
      )}
      <parts.AskAboutTire />
      <ShareLinks path={path} title={`${product.brandName} ${product.lineName}`} />
    </div>
  );
};
