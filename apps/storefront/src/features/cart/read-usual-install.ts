import type { CartReply } from '@simpletread/contract';
import type { Cents } from '@simpletread/domain';
import { readProduct } from '../../api/catalogue';
import { reportProblem } from '../../telemetry/report-problem';

/**
 * What shops near the cart's ZIP usually take to mount one tire, as the prices of its products count it; null without a
 * ZIP, without shops, where one of the tires is mounted by none of them, or where nobody can say.
 */
export const readUsualInstall = async ({ lines, zip }: CartReply): Promise<Cents | null> => {
  if (zip === null) return null;
  try {
    const products = await Promise.all(
      lines.map(({ brandSlug, lineSlug, itemNumber }) =>
        readProduct(brandSlug, lineSlug, { item: itemNumber, zip, quantity: 1 }),
      ),
    );
    const prices = products.flatMap(({ outTheDoor }) => outTheDoor?.installationInCents ?? []);
    const isMounted = prices.length === lines.length && prices.every((price) => price > 0);
    return isMounted ? (prices[0] ?? null) : null;
  } catch (error) {
    reportProblem('cart usual installation', error);
    return null;
  }
};
