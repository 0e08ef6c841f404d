import {
  addCartLines,
  changeCartLine,
  keepBothOrders,
  removeCartCoupon,
  removeCartLine,
  setCartCoupon,
  setCartVehicle,
  setCartZip,
  type CartReply,
  type createClient,
} from '@simpletread/contract';

type Client = ReturnType<typeof createClient>;

interface Change {
  readonly client: Client;
  readonly form: FormData;
  readonly version: number;
}

const text = (form: FormData, name: string): string => String(form.get(name) ?? '');
const newKey = () => ({ idempotencyKey: crypto.randomUUID() });
const lineOf = (form: FormData) => ({ lineId: text(form, 'lineId') });

const AXLES = ['all', 'front', 'rear'] as const;
const axleOf = (form: FormData) => AXLES.find((axle) => axle === form.get('axle')) ?? 'all';

const setQuantity = ({ client, form, version }: Change): Promise<CartReply> =>
  client.call(
    changeCartLine,
    { params: lineOf(form), body: { version, quantity: Number(form.get('quantity')) } },
    newKey(),
  );

const setRoadHazard = ({ client, form, version }: Change): Promise<CartReply> =>
  client.call(
    changeCartLine,
    { params: lineOf(form), body: { version, hasRoadHazard: form.get('coverage') === 'on' } },
    newKey(),
  );

/** With the reasons shown on the page; a form without any withdraws the acknowledgement. */
const acknowledgeFit = ({ client, form, version }: Change): Promise<CartReply> => {
  const reasons = form.getAll('reason').map(String);
  const acknowledgedReasons = reasons.length === 0 ? null : reasons;
  return client.call(
    changeCartLine,
    { params: lineOf(form), body: { version, acknowledgedReasons } },
    newKey(),
  );
};

const remove = ({ client, form, version }: Change): Promise<CartReply> =>
  client.call(removeCartLine, { params: lineOf(form), query: { version } }, newKey());

const restore = async ({ client, form, version }: Change): Promise<CartReply> => {
  const tireId = text(form, 'tireId');
  const lines = [{ tireId, quantity: Number(form.get('quantity')), axle: axleOf(form) }];
  const cart = await client.call(addCartLines, { body: { version, lines } }, newKey());
  const line = cart.lines.find(({ productId }) => productId === tireId);
  if (form.get('coverage') !== 'on' || line === undefined) return cart;
  return client.call(
    changeCartLine,
    { params: { lineId: line.lineId }, body: { version: cart.version, hasRoadHazard: true } },
    newKey(),
  );
};

const setZip = ({ client, form, version }: Change): Promise<CartReply> =>
  client.call(setCartZip, { body: { version, zip: text(form, 'zip') } }, newKey());

const dropVehicle = ({ client, version }: Change): Promise<CartReply> =>
  client.call(setCartVehicle, { body: { version, vehicle: null } }, newKey());

const enterCoupon = ({ client, form, version }: Change): Promise<CartReply> =>
  client.call(
    setCartCoupon,
    { body: { version, code: text(form, 'code'), isReplacing: form.get('isReplacing') === 'yes' } },
    newKey(),
  );

const dropCoupon = ({ client, version }: Change): Promise<CartReply> =>
  client.call(removeCartCoupon, { query: { version } }, newKey());

const keepBoth = ({ client, version }: Change): Promise<CartReply> =>
  client.call(keepBothOrders, { query: { version } }, newKey());

const CHANGES = {
  quantity: setQuantity,
  coverage: setRoadHazard,
  acknowledgeFit,
  remove,
  restore,
  zip: setZip,
  dropVehicle,
  coupon: enterCoupon,
  dropCoupon,
  keepBoth,
};

export type CartIntent = keyof typeof CHANGES;

const isIntent = (name: string): name is CartIntent => Object.hasOwn(CHANGES, name);

/** Returns the change a cart form asks for; null for an unknown one. */
export const intentOf = (form: FormData): CartIntent | null => {
  const name = text(form, 'intent');
  return isIntent(name) ? name : null;
};

/** Applies the change in `form` to the cart at `version`; throws `ContractError`. */
export const applyCartChange = (intent: CartIntent, change: Change): Promise<CartReply> =>
  CHANGES[intent](change);
