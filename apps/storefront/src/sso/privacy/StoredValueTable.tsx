import { lifetimeOf, STORED_VALUES, type StoredValue } from '@simpletread/domain';
import styles from './StoredValueTable.module.css';

const PLACES: Readonly<Record<StoredValue['place'], string>> = {
  cookie: 'Cookie',
  localStorage: 'Browser storage',
  sessionStorage: 'Tab storage',
};

const Row = ({ value }: { value: StoredValue }) => (
  <tr>
    <th scope="row">
      <code>{value.name.replace(/\*$/, '…')}</code>
    </th>
    <td data-label="Purpose">{value.purpose}</td>
    <td data-label="Lifetime">{lifetimeOf(value)}</td>
    <td data-label="Kind">
      {value.category}, {PLACES[value.place].toLowerCase()}
    </td>
  </tr>
);

/** Everything the shop and its sign-in pages store in a browser, from the table that the code itself uses. */
export const StoredValueTable = () => (
  <table className={styles.table}>
    <caption className={styles.caption}>What we store in your browser</caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Purpose</th>
        <th scope="col">Lifetime</th>
        <th scope="col">Kind</th>
      </tr>
    </thead>
    <tbody>
      {STORED_VALUES.filter(({ site }) => site !== 'console').map((value) => (
        <Row key={`${value.place} ${value.name}`} value={value} />
      ))}
    </tbody>
  </table>
);
