import { ContractError, FAULT_TABLE } from '@simpletread/contract';
import type { FaultCode } from '@simpletread/domain';
import { chargeWords } from './charge-words';
import { orderProblem } from './order-problems';

const refusal = (code: FaultCode) =>
  new ContractError({
    kind: 'ServerError',
    code,
    message: FAULT_TABLE[code].message,
    statusCode: FAULT_TABLE[code].status,
  });

describe('an order that was not placed', () => {
  it('says why and that nothing was charged', () => {
    expect(orderProblem(refusal('cart.priceChanged')).problem).toBe(
      'The price of your cart has changed. Please review it before paying. Nothing was charged.',
    );
  });

  it('promises the money back if the tires may have sold out after the payment', () => {
    const { problem } = orderProblem(refusal('tire.outOfStock'));
    expect(problem).toBe(
      'Currently out of stock. If your card was charged, the whole amount goes back to it.',
    );
  });

  it.each([
    ['payment.declined', 'Nothing was charged.'],
    ['payment.tokenUnknown', 'Nothing was charged.'],
    ['payment.notProcessed', 'If your card was charged, the whole amount goes back to it.'],
    ['payment.processing', null],
    ['payment.amountDiffers', null],
    ['payment.otherOpen', 'Nothing was charged.'],
  ] as const)('says about the money with %s: %s', (code, words) => {
    expect(chargeWords(code)).toBe(words);
  });

  it.each([
    ['tire.outOfStock', '/cart'],
    ['shop.cannotInstall', '/checkout/shipping'],
    ['appointment.taken', '/checkout/shipping#times'],
    ['cart.alreadyOrdered', '/track-your-order'],
  ] as const)('with %s leads to %s', (code, href) => {
    expect(orderProblem(refusal(code)).way?.href).toBe(href);
  });

  it.each(['cart.alreadyOrdered', 'payment.processing', 'idempotency.running'] as const)(
    'does not claim that nothing was charged with %s',
    (code) => {
      expect(orderProblem(refusal(code)).problem).not.toContain('Nothing was charged');
    },
  );

  it('claims nothing without an answer, and asks to press again', () => {
    const lost = new ContractError({ kind: 'NetworkError', message: 'x' });
    expect(orderProblem(lost).problem).toContain('Press the button again');
    expect(orderProblem(refusal('server.unexpected')).problem).toContain('Press the button again');
  });
});
