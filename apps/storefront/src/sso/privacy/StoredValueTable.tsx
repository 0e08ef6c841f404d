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
    <td data-label="What for">{value.purpose}</td>
    <td data-label="How long">{lifetimeOf(value)}</td>
    <td data-label="Kind">
      {value.category}, {PLACES[value.place].toLowerCase()}
    </td>
  </tr>
);

/** All that the shop and its sign-in pages keep in a browser; from the table that the code itself is held to. */
export const StoredValueTable = () => (
  <table className={styles.table}>
    <caption className={styles.caption}>What we keep in your browser</caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">What for</th>
        <th scope="col">How long</th>
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
