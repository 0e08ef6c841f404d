import { Button } from '@simpletread/ui';
import { SHOPS_PATH } from '../../shell/paths';
import styles from './Shops.module.css';

interface ZipFormProps {
  /** The page that lists the shops. */
  readonly path?: string;
  /** ZIP as typed, or the shopper's own; empty where neither is known. */
  readonly zipText: string;
  readonly error?: string | null;
}

/** Asks for a ZIP and leads to the shops near it. */
export const ZipForm = ({ path = SHOPS_PATH, zipText, error = null }: ZipFormProps) => (
  <form action={path} method="get" role="search" aria-label="Shops" className={styles.zip}>
    <label>
      ZIP code
      <input
        name="zip"
        type="text"
        defaultValue={zipText}
        key={zipText}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : 'zip-problem'}
      />
    </label>
    <Button type="submit">Find shops</Button>
    {error !== null && (
      <p id="zip-problem" role="alert">
        {error}
      </p>
    )}
  </form>
);
