import Button from '@mui/material/Button';
import { type GiftCardRecord, moveGiftCard } from '@simpletread/contract';
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
import type { BodyOf } from '../../shell/api/index.js';
import { formContract, TextInput } from '../../shell/form/index.js';

const KINDS = {
  issue: 'Issued',
  hold: 'Spent or on hold for a payment',
  release: 'Released because the payment failed',
  refund: 'Refunded',
} as const;

type Movement = GiftCardRecord['movements'][number];

const OrderLink = ({ orderId, orderNumber }: Pick<Movement, 'orderId' | 'orderNumber'>) =>
  orderId === null || orderNumber === null ? (
    <>—</>
  ) : (
    <LinkBase to={`/orders/${orderId}/show`}>{formatOrderNumber(orderNumber as OrderNumber)}</LinkBase>
  );

type Move = BodyOf<typeof moveGiftCard>;

/** Checks the reason for blocking or unblocking a card. */
const moveContract = (move: Pick<Move, 'version' | 'event'>) =>
  formContract<Pick<Move, 'reason'>, Move>({
    schema: moveGiftCard.body,
    inputOf: ({ reason }) => ({ ...move, reason }),
  });

const MoveDialog = ({ card, onClose }: { readonly card: GiftCardRecord; readonly onClose: () => void }) => {
  const data = useGiftCardCalls();
  const event = card.state === 'active' ? 'block' : 'unblock';
  const move = useStaffAction({
    run: (body: Move, key) => data.moveGiftCard(card.id, body, key),
    // A lost answer may have blocked the card: the same words must not unblock it again.
    intentOf: ({ reason }) => reason,
    reload: ['gift-cards'],
    done: ({ state }) => (state === 'blocked' ? 'Gift card blocked.' : 'Gift card unblocked.'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={event === 'block' ? 'Block this gift card' : 'Unblock this gift card'}
      confirm={event === 'block' ? 'Block card' : 'Unblock card'}
      isBusy={move.isBusy}
      error={move.error}
      values={{ reason: '' }}
      contract={moveContract({ version: card.version, event })}
      onSubmit={move.submit}
      onClose={onClose}
    >
      <TextInput
        source="reason"
        label="Reason"
        hint="Saved in the audit log."
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
              ['Balance', formatMoney(card.balanceInCents)],
              ['Issued', `${formatMoney(card.issuedInCents)}, ${card.reason}`],
              ['Holder', card.holder ?? 'anyone with the code'],
              ['Code', card.hasCode ? 'Created (can’t be looked up)' : 'None'],
            ]}
          />
        </Panel>
        <Panel title="Movements">
          <PlainTable
            label="Movements of this gift card"
            rows={card.movements}
            keyOf={({ id }) => id}
            columns={[
              { label: 'Type', render: ({ kind }) => KINDS[kind] },
              { label: 'Time', render: ({ at }) => <Instant at={at} isFull /> },
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
