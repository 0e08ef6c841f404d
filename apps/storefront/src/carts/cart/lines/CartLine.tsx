import type { CartLineReply, CartReply } from '@simpletread/contract';
import { formatMoney, isCoverageFree } from '@simpletread/domain';
import { Banner, Button, TileImage } from '@simpletread/ui';
import { Trash2 } from 'lucide-react';
import { productHref } from '../../../shell/paths';
import { PageLink } from '../../../shell/controls';
import { PriceNotes } from '../../../pricing';
import { tirePicture } from '../../../shell/pictures';
import { CartForm } from '../page/CartChanges';
import styles from './CartLine.module.css';
import { LineRoadHazard } from './LineRoadHazard';
import { LineFit } from './LineFit';
import { LineQuantity } from './LineQuantity';
import { Recounted } from './Recounted';

interface CartLineProps {
  readonly line: CartLineReply;
  readonly cart: Pick<CartReply, 'fulfilment' | 'vehicle' | 'alerts' | 'pricing' | 'installedPricing'>;
  /** True if the total includes installation, and so the coverage. */
  readonly isInstalled: boolean;
}

const AXLE_WORDS = { all: '', front: ', front axle', rear: ', rear axle' } as const;

const BAD_ALERTS: readonly string[] = ['outOfStock', 'fitmentRefused', 'uninstallable'];

const roadHazardNote = (fulfilment: CartReply['fulfilment'], isChosen: boolean): string | null => {
  if (fulfilment !== null && fulfilment !== 'ship-to-shop')
    return 'Coverage requires installation. Choose a shop at checkout to add it.';
  if (fulfilment === null && isChosen)
    return 'It is added to the total once you choose a shop for installation.';
  return null;
};

/** A tire in the cart with all its controls. */
export const CartLine = ({ line, cart, isInstalled }: CartLineProps) => {
  const name = `${line.brandName} ${line.name}`;
  const { vehicle, fulfilment, pricing, installedPricing } = cart;
  const priced = (installedPricing ?? pricing).lines.find(({ lineId }) => lineId === line.lineId);
  const hasVerdict = line.fit !== null && vehicle !== null;
  // For a tire that doesn't fit, the verdict says more than its alert.
  const alerts = cart.alerts.filter(
    ({ code, lineId }) => lineId === line.lineId && !(hasVerdict && code === 'fitmentRefused'),
  );
  return (
    <li className={styles.line}>
      <PageLink href={productHref(line)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <TileImage
          src={tirePicture(line.imageKey, 'hero', true)}
          alt=""
          width={132}
          height={132}
          corner="m"
          ratio="1"
          isGlyphOnly
          isDimmed={line.availability.quantity === 0}
        />
      </PageLink>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <PageLink href={productHref(line)}>{name}</PageLink>
        </h2>
        <p className={styles.size}>
          <span className="t-size">
            {line.sizeCode} {line.serviceDescription}
          </span>
          {AXLE_WORDS[line.axle]}
        </p>
        <p className={styles.each}>
          <span className="t-num">{formatMoney(line.salePriceInCents)}</span> a tire
          <PriceNotes tire={{ ...line, priceInCents: line.salePriceInCents }} />
        </p>
      </div>
      <div className={styles.subtotal}>
        <Recounted>{formatMoney(line.subtotalInCents)}</Recounted>
      </div>
      <div className={styles.controls}>
        <LineQuantity
          lineId={line.lineId}
          name={name}
          quantity={line.quantity}
          most={line.availability.quantity}
        />
        <CartForm intent="remove" fields={{ lineId: line.lineId }}>
          <Button
            type="submit"
            variant="quiet"
            size="s"
            iconStart={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
            aria-label={`Remove ${name}`}
          >
            Remove
          </Button>
        </CartForm>
      </div>
      <div className={styles.more}>
        {alerts.map(({ code, message }) => (
          <Banner key={code} tone={BAD_ALERTS.includes(code) ? 'bad' : 'warn'}>
            {message}
          </Banner>
        ))}
        {vehicle !== null && <LineFit line={line} vehicle={vehicle} />}
        <LineRoadHazard
          lineId={line.lineId}
          isChosen={line.roadHazardState === 1}
          costPerTire={line.roadHazardCostInCents}
          isFree={priced !== undefined && isCoverageFree(priced)}
          note={roadHazardNote(fulfilment, line.roadHazardState === 1 && !isInstalled)}
          isClosed={fulfilment !== null && fulfilment !== 'ship-to-shop'}
        />
      </div>
    </li>
  );
};
