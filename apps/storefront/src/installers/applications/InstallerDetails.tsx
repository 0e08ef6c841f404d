import type { InstallerApplicationReply } from '@simpletread/contract';
import { hoursWords, ownValue, SHOP_BADGES, SHOP_SERVICES, SHOP_TIRE_TYPES } from '@simpletread/domain';
import { DataList, type DataRow } from '@simpletread/ui';
import styles from './InstallerForm.module.css';
import { phoneAsRead } from './phone-as-read';

type Details = InstallerApplicationReply['details'];

const named = (names: Readonly<Record<string, string>>, chosen: readonly string[]): string =>
  chosen.map((one) => ownValue(names, one) ?? one).join(', ') || 'None';

const rowsOf = (details: Details): DataRow[] => {
  const { address1, address2, city, state, zip, hours } = details;
  const rows: readonly (readonly [string, string])[] = [
    ['Address', `${[address1, address2].filter(Boolean).join(', ')}, ${city}, ${state} ${zip}`],
    ['Website', details.website ?? 'None'],
    ['You', `${details.firstName} ${details.lastName}, ${phoneAsRead(details.cell)}`],
    ['Primary email and phone', `${details.email}, ${phoneAsRead(details.phone)}`],
    ['Store manager', details.storeManager],
    ['Service manager', details.serviceManager],
    ['Service desk', `${details.serviceDeskEmail}, ${phoneAsRead(details.serviceDeskPhone)}`],
    ...hoursWords(hours),
    ['Services', named(SHOP_SERVICES, details.services)],
    ['Tires', named(SHOP_TIRE_TYPES, details.tireTypes)],
    ['Badges', named(SHOP_BADGES, details.badges)],
  ];
  return rows.map(([label, value]) => ({ id: label, label, value }));
};

interface InstallerDetailsProps {
  readonly details: Details;
  readonly image: string | null;
}

/** The submitted form, folded. */
export const InstallerDetails = ({ details, image }: InstallerDetailsProps) => (
  <details className={styles.sent}>
    <summary>What you sent</summary>
    <DataList rows={rowsOf(details)} isRuled />
    {image !== null && <img src={image} alt="Your store" className={styles.picture} />}
  </details>
);
