-- Gift cards that pay orders, and customers who bring friends and earn one. Decision record 44.
CREATE SCHEMA gift_cards;

-- Of the code that spends it only a hash is kept, and none until its owner asks for one. Who has an account needs no code.
CREATE TABLE gift_cards.gift_card (
  id                uuid PRIMARY KEY,
  number            char(8) NOT NULL UNIQUE,
  code_hash         char(64) UNIQUE,
  -- Whose it is; null for one that belongs to whoever has its code.
  account_id        uuid,
  reason            text NOT NULL CHECK (length(reason) BETWEEN 3 AND 200),
  -- What it was given for: one card for each.
  source_id         uuid NOT NULL UNIQUE,
  balance_in_cents  bigint NOT NULL CHECK (balance_in_cents >= 0),
  state             text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'blocked')),
  version           integer NOT NULL DEFAULT 1,
  created_at        timestamptz NOT NULL DEFAULT now(),
  updated_at        timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX gift_card_account ON gift_cards.gift_card (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX gift_card_created ON gift_cards.gift_card (created_at DESC, id DESC);

-- The ledger of gift cards: what stands here sums to the balance. A hold takes off, the others add.
CREATE TABLE gift_cards.movement (
  id               uuid PRIMARY KEY,
  gift_card_id     uuid NOT NULL REFERENCES gift_cards.gift_card (id),
  kind             text NOT NULL CHECK (kind IN ('issue', 'hold', 'release', 'refund')),
  amount_in_cents  bigint NOT NULL,
  attempt_id       uuid,
  -- Of a hold the order that it is to become.
  order_id         uuid,
  refund_id        uuid UNIQUE,
  at               timestamptz NOT NULL DEFAULT now(),
  CHECK (CASE kind WHEN 'hold' THEN amount_in_cents < 0 ELSE amount_in_cents > 0 END),
  CHECK ((kind IN ('hold', 'release')) = (attempt_id IS NOT NULL)),
  CHECK ((kind = 'refund') = (refund_id IS NOT NULL)),
  UNIQUE (attempt_id, kind)
);
CREATE INDEX movement_gift_card ON gift_cards.movement (gift_card_id, at, id);
CREATE INDEX movement_refunds ON gift_cards.movement (order_id) WHERE kind = 'refund';
CREATE UNIQUE INDEX movement_issue ON gift_cards.movement (gift_card_id) WHERE kind = 'issue';
CREATE TRIGGER movement_append_only BEFORE UPDATE OR DELETE ON gift_cards.movement
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();

-- What a try to pay has of a gift card: held while the payment runs, then taken by the order, or released with the attempt.
CREATE TABLE gift_cards.hold (
  attempt_id       uuid PRIMARY KEY,
  cart_id          uuid NOT NULL,
  order_id         uuid NOT NULL UNIQUE,
  gift_card_id     uuid NOT NULL REFERENCES gift_cards.gift_card (id),
  amount_in_cents  bigint NOT NULL CHECK (amount_in_cents > 0),
  state            text NOT NULL CHECK (state IN ('held', 'taken', 'released')),
  updated_at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX hold_live ON gift_cards.hold (cart_id) WHERE state = 'held';
CREATE INDEX hold_gift_card ON gift_cards.hold (gift_card_id);

-- Which gift card a shopper means to pay a cart with.
CREATE TABLE gift_cards.cart_choice (
  cart_id       uuid PRIMARY KEY,
  gift_card_id  uuid NOT NULL REFERENCES gift_cards.gift_card (id),
  chosen_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX cart_choice_age ON gift_cards.cart_choice (chosen_at);

SELECT platform.attach_history('gift_cards.gift_card', 'giftCard', began => 'created_at',
  left_out => '{version,updated_at,code_hash,balance_in_cents}');

-- What a gift card pays stands beside the money: an attempt asks the provider for its money alone, which may be nothing.
ALTER TABLE checkout.payment_attempt
  DROP CONSTRAINT payment_attempt_amount_in_cents_check,
  ADD COLUMN gift_card_id        uuid,
  ADD COLUMN gift_card_in_cents  bigint NOT NULL DEFAULT 0 CHECK (gift_card_in_cents >= 0),
  ADD CONSTRAINT payment_attempt_amounts CHECK (amount_in_cents >= 0 AND amount_in_cents + gift_card_in_cents > 0),
  ADD CONSTRAINT payment_attempt_gift_card CHECK ((gift_card_id IS NULL) = (gift_card_in_cents = 0));

ALTER TABLE orders.payment
  DROP CONSTRAINT payment_captured_in_cents_check,
  ADD COLUMN gift_card_number             char(8),
  ADD COLUMN gift_card_in_cents           bigint NOT NULL DEFAULT 0,
  ADD COLUMN gift_card_refunded_in_cents  bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT payment_amounts CHECK (captured_in_cents >= 0 AND captured_in_cents + gift_card_in_cents > 0),
  ADD CONSTRAINT payment_gift_card CHECK ((gift_card_number IS NULL) = (gift_card_in_cents = 0)),
  ADD CONSTRAINT payment_gift_card_refunds CHECK (gift_card_refunded_in_cents BETWEEN 0 AND gift_card_in_cents);

-- What a refund goes back to.
ALTER TABLE orders.refund
  ADD COLUMN tender text NOT NULL DEFAULT 'money' CHECK (tender IN ('money', 'gift-card'));

-- The most that a promotion may ever take off, where somebody else than its marketer has promised that; null for any.
ALTER TABLE pricing.promotion
  ADD COLUMN most_rate_ppm integer CHECK (most_rate_ppm > 0),
  ADD CONSTRAINT promotion_most CHECK (most_rate_ppm IS NULL OR (
    definition #>> '{benefit,type}' = 'Percentage' AND (definition #>> '{benefit,ratePpm}')::bigint <= most_rate_ppm));

CREATE SCHEMA referrals;

-- What friends get, by which promotion and codes, and what who brings them earns. Without a row nobody invites anybody.
CREATE TABLE referrals.program (
  id               boolean PRIMARY KEY DEFAULT true CHECK (id),
  promotion_id     uuid NOT NULL,
  batch_id         uuid NOT NULL,
  reward_in_cents  bigint NOT NULL CHECK (reward_in_cents > 0),
  is_open          boolean NOT NULL,
  version          integer NOT NULL DEFAULT 1,
  updated_at       timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE referrals.advocate (
  account_id  uuid PRIMARY KEY,
  code        text NOT NULL UNIQUE,
  created_at  timestamptz NOT NULL DEFAULT now()
);

-- Whom somebody invited by mail: of the address a hash with a server's secret, and what of it may be shown.
CREATE TABLE referrals.invitation (
  id            uuid PRIMARY KEY,
  account_id    uuid NOT NULL,
  email_key     text NOT NULL,
  masked_email  text NOT NULL,
  sent_at       timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, email_key)
);
CREATE INDEX invitation_sent ON referrals.invitation (account_id, sent_at);
CREATE INDEX invitation_email ON referrals.invitation (email_key);

-- An order that a friend placed with somebody's code, and what became of the reward.
CREATE TABLE referrals.referral (
  id               uuid PRIMARY KEY,
  account_id       uuid NOT NULL,
  order_id         uuid NOT NULL UNIQUE,
  email_key        text NOT NULL,
  state            text NOT NULL CHECK (state IN ('ordered', 'earned', 'lapsed', 'refused')),
  reason           text,
  reward_in_cents  bigint NOT NULL CHECK (reward_in_cents > 0),
  gift_card_id     uuid UNIQUE,
  ordered_at       timestamptz NOT NULL,
  decided_at       timestamptz,
  CHECK ((state = 'earned') = (gift_card_id IS NOT NULL)),
  CHECK ((state = 'ordered') = (decided_at IS NULL)),
  CHECK (reason IS NULL OR state IN ('lapsed', 'refused'))
);
CREATE INDEX referral_account ON referrals.referral (account_id, ordered_at DESC);
CREATE INDEX referral_newest ON referrals.referral (ordered_at DESC, id DESC);
CREATE INDEX referral_email ON referrals.referral (email_key);
