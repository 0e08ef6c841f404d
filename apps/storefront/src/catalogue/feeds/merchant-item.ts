import type { MerchantTire } from '@simpletread/contract';
import { cents, cutText } from '@simpletread/domain';
import { productHref } from '../../shell/paths';
import { tirePicture } from '../../shell/pictures';
import { absolute, decimalPrice } from '../../shell/search-engines';
import { escapeXml } from './sitemap-xml';

/** Google's category for our products. */
const CATEGORY =
  'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts > Motor Vehicle Wheel Systems > Motor Vehicle Tires';
const MOST_IN_TITLE = 150;
const MOST_IN_DESCRIPTION = 5000;
/** Orders are picked the same or the next working day; carriers take two to four. */
const DAYS = { handling: [0, 1], transit: [2, 4] } as const;

const usd = (amountInCents: number): string => `${decimalPrice(cents(amountInCents))} USD`;

const price = ({ priceInCents, struckPriceInCents }: MerchantTire): readonly (readonly [string, string])[] =>
  struckPriceInCents === null
    ? [['g:price', usd(priceInCents)]]
    : [
        ['g:price', usd(struckPriceInCents)],
        ['g:sale_price', usd(priceInCents)],
      ];

const shipping = ({ freightInCents }: MerchantTire): string => {
  const [minHandling, maxHandling] = DAYS.handling;
  const [minTransit, maxTransit] = DAYS.transit;
  return (
    `<g:shipping><g:country>US</g:country><g:service>Standard</g:service><g:price>${usd(freightInCents)}</g:price>` +
    `<g:min_handling_time>${minHandling}</g:min_handling_time><g:max_handling_time>${maxHandling}</g:max_handling_time>` +
    `<g:min_transit_time>${minTransit}</g:min_transit_time><g:max_transit_time>${maxTransit}</g:max_transit_time></g:shipping>`
  );
};

/** Returns a tire as an item of a Google Merchant Center feed; null without a picture, which Google requires. */
export const merchantItem = (tire: MerchantTire): string | null => {
  const picture = tirePicture(tire.imageKey);
  if (picture === null) return null;
  const name = `${tire.brandName} ${tire.lineName} ${tire.sizeCode} ${tire.serviceDescription}`.trim();
  const fields: readonly (readonly [string, string])[] = [
    ['g:id', String(tire.itemNumber)],
    ['g:title', cutText(`${name} ${tire.categoryName} Tire`, MOST_IN_TITLE)],
    ['g:description', cutText(tire.description, MOST_IN_DESCRIPTION)],
    ['g:link', absolute(productHref(tire))],
    ['g:image_link', absolute(picture)],
    ['g:availability', 'in_stock'],
    ...price(tire),
    ['g:condition', 'new'],
    ['g:brand', tire.brandName],
    ['g:identifier_exists', 'no'],
    ['g:google_product_category', CATEGORY],
    ['g:product_type', `Tires > ${tire.vehicleType} > ${tire.categoryName}`],
    ['g:item_group_id', `${tire.brandSlug}-${tire.lineSlug}`.slice(0, 50)],
    ['g:size', tire.sizeCode],
    ['g:shipping_weight', `${tire.weightLb} lb`],
  ];
  const written = fields.map(([tag, text]) => `<${tag}>${escapeXml(text)}</${tag}>`).join('');
  return `<item>${written}${shipping(tire)}</item>\n`;
};
