import type { ProductReply } from '@simpletread/contract';
import type { DataRow } from '@simpletread/ui';
import { warrantyText } from '../../tires';

type Selected = NonNullable<ProductReply['selected']>;

const loadText = (tire: Selected): string => {
  const speed = tire.specs.maxSpeedMph === null ? '' : `, ${tire.specs.maxSpeedMph} mph`;
  return `${tire.serviceDescription}: ${tire.maxLoadLb.toLocaleString('en-US')} lb${speed}`;
};

const optional = (id: string, label: string, value: string | null): DataRow[] =>
  value === null ? [] : [{ id, label, value }];

/** Returns a tire's facts, in the order of the sidewall. */
export const specRows = (tire: Selected): DataRow[] => {
  const { specs } = tire;
  return [
    { id: 'size', label: 'Size', value: tire.sizeCode },
    { id: 'load', label: 'Load and speed', value: loadText(tire) },
    {
      id: 'range',
      label: 'Load range',
      value: tire.isExtraLoad ? `${tire.loadRange}, extra load` : tire.loadRange,
    },
    { id: 'warranty', label: 'Mileage warranty', value: warrantyText(tire.warrantyMiles) },
    ...optional(
      'tread',
      'Tread depth',
      specs.treadDepth32nds === null ? null : `${specs.treadDepth32nds}/32 in`,
    ),
    ...optional('utqg', 'UTQG', specs.utqg),
    { id: 'diameter', label: 'Overall diameter', value: `${specs.overallDiameterIn} in` },
    ...optional(
      'pressure',
      'Maximum pressure',
      specs.maxPressurePsi === null ? null : `${specs.maxPressurePsi} psi`,
    ),
    { id: 'weight', label: 'Weight', value: `${specs.weightLb} lb` },
    { id: 'runflat', label: 'Run flat', value: tire.isRunFlat ? 'Yes' : 'No' },
    { id: 'item', label: 'Item number', value: String(tire.itemNumber) },
  ];
};
