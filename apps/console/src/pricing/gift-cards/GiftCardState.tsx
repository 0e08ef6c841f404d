import type { GiftCardRow } from '@simpletread/contract';
import { Chip } from '@simpletread/ui';

export const GiftCardState = ({ state }: Pick<GiftCardRow, 'state'>) =>
  state === 'active' ? (
    <Chip tone="good" mark="full">
      Active
    </Chip>
  ) : (
    <Chip tone="bad" mark="ring">
      Blocked
    </Chip>
  );
