import type { AdminReturn } from '@simpletread/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import { ReceiveDialog } from './ReceiveDialog.js';

const LINE = '0198c0de-0000-7000-8000-0000000000a1';
const RECORD = {
  id: '0198c0de-0000-7000-8000-0000000000b1',
  returnNumber: 'RT-100001',
  version: 2,
  tireCount: 4,
  warehouses: [{ code: 'CAR', name: 'Carlisle' }],
  lines: [{ lineId: LINE, quantity: 4, brandName: 'Kestrel', name: 'Tour 4S', sizeCode: '225/65R17' }],
} as unknown as AdminReturn;

const setUp = async () => {
  const receiveReturn = jest.fn().mockResolvedValue({ returnNumber: 'RT-100001' });
  renderConsole(<ReceiveDialog record={RECORD} onClose={() => undefined} />, {
    dataProvider: { receiveReturn },
  });
  const user = userEvent.setup();
  const count = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  const record = () => user.click(screen.getByRole('button', { name: 'Record receipt' }));
  return { receiveReturn, count, record };
};

describe('the receipt of a return', () => {
  it.each([
    ['4.5', 'Please enter a whole number.'],
    ['5', 'At most 4 of these tires can be returned.'],
    ['', 'At least one tire must be returned.'],
  ])('refuses “%s” tires and sends nothing', async (text, sentence) => {
    const { receiveReturn, count, record } = await setUp();
    await count('Unused and unmounted', text);
    await record();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(receiveReturn).not.toHaveBeenCalled();
  });

  it('records what was counted', async () => {
    const { receiveReturn, count, record } = await setUp();
    await count('Unused and unmounted', '3');
    await record();
    const tires = [{ lineId: LINE, condition: 'as-new', quantity: 3 }];
    await waitFor(() =>
      expect(receiveReturn).toHaveBeenCalledWith(
        RECORD.id,
        { version: 2, warehouseCode: 'CAR', tires },
        expect.any(String),
      ),
    );
  });
});
