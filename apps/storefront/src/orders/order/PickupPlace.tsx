import type { PickupPoint } from '@simpletread/contract';
import { closedDaysWords, formatPhone, hoursInShort } from '@simpletread/domain';
import { Directions } from '../../shell/controls';

/** The pickup location and its hours. */
export const PickupPlace = ({ point }: { readonly point: PickupPoint }) => (
  <p>
    <b className="t-strong">{point.name}</b>
    <br />
    {point.address1}, {point.city}, {point.state} {point.zip}
    <br />
    <a href={`tel:${point.phone.replace(/\D/g, '')}`} className="t-num">
      {formatPhone(point.phone, 'parentheses')}
    </a>
    <br />
    {hoursInShort(point.hours)}
    <br />
    {closedDaysWords(point.closedDays) !== '' && (
      <>
        {closedDaysWords(point.closedDays)}
        <br />
      </>
    )}
    {point.directions && (
      <>
        {point.directions}
        <br />
      </>
    )}
    <Directions to={`${point.name}, ${point.address1}, ${point.city}, ${point.state} ${point.zip}`} />
  </p>
);
