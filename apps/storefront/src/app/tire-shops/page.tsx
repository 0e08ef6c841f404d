import { faultMessage } from '@simpletread/contract';
import { parseZip } from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { NearbyShopList, readShopsNear, shopSortOf, shopsStyles as styles } from '../../installers';
import { readShopper } from '../../shell/shopper';
import { textOf } from '../../shell/paths';

export const metadata: Metadata = {
  title: 'Tire shops near you',
  description: 'Partner shops near your ZIP that mount the tires you buy here, with their price per tire.',
  alternates: { canonical: '/tire-shops' },
};

export default async function TireShopsPage({ searchParams }: PageProps<'/tire-shops'>) {
  const params = await searchParams;
  const { place } = await readShopper();
  const typed = textOf(params, 'zip', 10).trim();
  const text = typed === '' ? (place?.zip ?? '') : typed;
  const sort = shopSortOf(textOf(params, 'sort'));
  const zip = parseZip(text);
  const found = zip.ok ? await readShopsNear(zip.value.zip5, sort) : null;
  const isWrong = text !== '' && found === null;
  return (
    <div className={`l-wrap ${styles.page}`}>
      <div>
        <h1>Tire shops near you</h1>
        <p>They mount and balance the tires you buy here, at the price shown per tire.</p>
      </div>
      <form action="/tire-shops" method="get" role="search" className={styles.zip}>
        <input type="hidden" name="sort" value={sort} />
        <label>
          ZIP code
          <input
            name="zip"
            type="text"
            defaultValue={text}
            key={text}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'zip-problem' : undefined}
          />
        </label>
        <Button type="submit">Find shops</Button>
        {isWrong && (
          <p id="zip-problem" role="alert">
            {faultMessage({ code: 'contact.zipInvalid', data: {} })}
          </p>
        )}
      </form>
      {found !== null && <NearbyShopList found={found} sort={sort} />}
    </div>
  );
}
