import Button from '@mui/material/Button';
import type { GiftCardRecord } from '@simpletread/contract';
import { formatMoney, formatOrderNumber, inGroupsOfFour, type OrderNumber } from '@simpletread/domain';
import { useState } from 'react';
import { LinkBase } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel, PlainTable, RecordPage } from '../../shell/detail/index.js';
import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { Instant } from '../../shell/time/index.js';
import { GiftCardState } from './GiftCardState.js';
import { useGiftCardCalls } from './gift-card-calls.js';
import { TextInput } from '../../shell/form/index.js';

const KINDS = {
  issue: 'Given out',
  hold: 'Paid, or held for a payment',
  release: 'Let go, the payment came to nothing',
  refund: 'Given back',
} as const;

type Movement = GiftCardRecord['movements'][number];

const OrderLink = ({ orderId, orderNumber }: Pick<Movement, 'orderId' | 'orderNumber'>) =>
  orderId === null || orderNumber === null ? (
    <>—</>
  ) : (
    <LinkBase to={`/orders/${orderId}/show`}>{formatOrderNumber(orderNumber as OrderNumber)}</LinkBase>
  );

const MoveDialog = ({ card, onClose }: { readonly card: GiftCardRecord; readonly onClose: () => void }) => {
  const data = useGiftCardCalls();
  const event = card.state === 'active' ? 'block' : 'unblock';
  const move = useStaffAction({
    run: (reason: string, key) => data.moveGiftCard(card.id, { version: card.version, event, reason }, key),
    reload: ['gift-cards'],
    done: ({ state }) => (state === 'blocked' ? 'The gift card is blocked.' : 'The gift card pays again.'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={event === 'block' ? 'Block this gift card' : 'Let this gift card pay again'}
      confirm={event === 'block' ? 'Block it' : 'Unblock it'}
      isBusy={move.isBusy}
      error={move.error}
      values={{ reason: '' }}
      onSubmit={({ reason }) => move.submit(reason)}
      onClose={onClose}
    >
      <TextInput
        source="reason"
        label="Reason"
        hint="Kept in the audit."
        maxLength={300}
        isRequired
        isFirst
      />
    </FormDialog>
  );
};

const Content = ({ card }: { readonly card: GiftCardRecord }) => {
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PageHeader
        title={`Gift card ${inGroupsOfFour(card.number)}`}
        marks={<GiftCardState state={card.state} />}
        actions={
          can('giftCards.block') ? (
            <Button onClick={() => setIsOpen(true)}>{card.state === 'active' ? 'Block' : 'Unblock'}</Button>
          ) : undefined
        }
      />
      <div className={panel.stack}>
        <Panel title="Card">
          <Pairs
            pairs={[
              ['Left', formatMoney(card.balanceInCents)],
              ['Given', `${formatMoney(card.issuedInCents)}, ${card.reason}`],
              ['Belongs to', card.holder ?? 'whoever has its code'],
              ['Code', card.hasCode ? 'Made; nobody can look it up' : 'None made'],
            ]}
          />
        </Panel>
        <Panel title="Movements">
          <PlainTable
            label="Movements of this gift card"
            rows={card.movements}
            keyOf={({ id }) => id}
            columns={[
              { label: 'What', render: ({ kind }) => KINDS[kind] },
              { label: 'When', render: ({ at }) => <Instant at={at} isFull /> },
              { label: 'Order', render: (movement) => <OrderLink {...movement} /> },
              { label: 'Amount', isEnd: true, render: ({ amountInCents }) => formatMoney(amountInCents) },
            ]}
          />
        </Panel>
      </div>
      {isOpen && <MoveDialog card={card} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/** A gift card with every movement of its balance. */
export const GiftCardPage = () => (
  <RecordPage<GiftCardRecord> resource="gift-cards">{(card) => <Content card={card} />}</RecordPage>
);
