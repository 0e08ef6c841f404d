import { randomUUID } from 'node:crypto';
import { standingStyles } from '../../shell/form';
import { textOf } from '../../shell/paths';
import { readCustomer } from '../../sso';
import { SalesRequestForm } from './SalesRequestForm';

type Query = Readonly<Record<string, string | string[] | undefined>>;

interface SalesRequestViewProps {
  readonly query: Query;
  readonly brands: readonly string[];
}

const MOST_CHARACTERS = 60;

/** Shoppers who didn’t find their tires ask sales for a quote. */
export const SalesRequestView = async ({ query, brands }: SalesRequestViewProps) => {
  const customer = await readCustomer();
  const from = (name: string): string => textOf(query, name, MOST_CHARACTERS);
  return (
    <div className={`l-wrap ${standingStyles.page}`}>
      <header className={standingStyles.head}>
        <h1>Request a tire quote</h1>
        <p className="t-muted">
          Buying for several cars, or didn’t find your tires? Tell us what you need, and a sales
          representative will write you a quote.
        </p>
      </header>
      <SalesRequestForm
        initial={{
          firstName: customer?.firstName ?? '',
          lastName: customer?.lastName ?? '',
          email: customer?.email ?? '',
          quantity: '4',
          make: from('make'),
          model: from('model'),
          size: from('size'),
          brand: from('brand'),
        }}
        brands={brands}
        idempotencyKey={randomUUID()}
      />
    </div>
  );
};
