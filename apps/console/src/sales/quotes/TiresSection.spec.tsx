import { ZERO_CENTS } from '@simpletread/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { renderConsole } from '../../../test/render-console.js';
import { EMPTY_QUOTE, type QuoteForm, type QuoteFormLine } from './quote-form.js';
import { TiresSection } from './TiresSection.js';

const LINE: QuoteFormLine = {
  tireId: 't1',
  label: 'Pilot Sport 245/35R19',
  quantity: 4,
  option: 'good',
  axle: 'all',
  hasRoadHazard: false,
  discountInCents: ZERO_CENTS,
  acknowledgedReasons: ['loadIndex'],
};

const shown = async () => {
  let lines: readonly QuoteFormLine[] = [];
  const Lines = () => {
    lines = useWatch<QuoteForm, 'lines'>({ name: 'lines' });
    return null;
  };
  renderConsole(
    <Form defaultValues={{ ...EMPTY_QUOTE, lines: [LINE] }}>
      <TiresSection />
      <Lines />
    </Form>,
  );
  await screen.findByRole('group', { name: LINE.label });
  return () => lines;
};

describe('the tires of a quote', () => {
  it('go on one axle as a pair; an acknowledgement of reasons covers all wheels', async () => {
    const linesNow = await shown();
    const where = screen.getByLabelText<HTMLSelectElement>('Position');
    await userEvent.selectOptions(where, 'Rear');
    expect(linesNow()).toEqual([{ ...LINE, axle: 'rear', quantity: 2, acknowledgedReasons: null }]);
    expect(document.activeElement).toBe(where);
    await userEvent.selectOptions(where, 'All wheels');
    expect(linesNow()[0]).toMatchObject({ axle: 'all', quantity: 4 });
  });

  it('have a discount in dollars, which counts once it is an amount', async () => {
    const linesNow = await shown();
    const field = screen.getByLabelText('Discount ($)');
    await userEvent.type(field, '5.25');
    expect(linesNow()[0]?.discountInCents).toBe(525);
    await userEvent.type(field, 'x');
    expect(screen.getByText('Enter an amount, such as 5.00')).toBeTruthy();
    expect(linesNow()[0]?.discountInCents).toBe(525);
  });

  it('are up to three options, and removing one removes its tires', async () => {
    const linesNow = await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Add option “Better”' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add option “Best”' }));
    expect(screen.getAllByLabelText('Add a tire')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Add option/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove option Better' }));
    expect(linesNow()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove option Good' }));
    expect(linesNow()).toEqual([]);
  });

  it('are taken out again', async () => {
    const linesNow = await shown();
    await userEvent.click(screen.getByRole('button', { name: `Remove ${LINE.label}` }));
    expect(linesNow()).toEqual([]);
  });
});
