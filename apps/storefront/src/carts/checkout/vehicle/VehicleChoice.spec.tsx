/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { aCartLine, aVehicle } from '../../cart/testing/a-cart';
import { keepVehicle } from '../shipping/keep-delivery';
import { offerVehicles } from './offer-vehicles';
import { NONE_PICKED, NO_LISTS, pickedVehicleOf, type VehicleLists } from './picked-vehicle';
import { VehicleChoice } from './VehicleChoice';

jest.mock('../shipping/keep-delivery', () => ({ keepVehicle: jest.fn().mockResolvedValue(undefined) }));
jest.mock('./offer-vehicles', () => ({ offerVehicles: jest.fn() }));

type Props = ComponentProps<typeof VehicleChoice>;

const option = (value: string, label = value) => ({ value, label });
const MAKES: VehicleLists = { ...NO_LISTS, makes: [option('subaru', 'Subaru'), option('honda', 'Honda')] };
const ALL: VehicleLists = {
  ...MAKES,
  models: [option('outback', 'Outback')],
  years: [option('2021')],
  trims: [option('Premium'), option('Wilderness')],
};
const refused = {
  kind: 'refused' as const,
  reasons: [{ code: 'size.notFitted' as const, isPassed: false, text: 'It is 4 % too small.' }],
};

const choice = (over: Partial<Props> = {}) => (
  <VehicleChoice
    vehicle={null}
    lines={[aCartLine()]}
    initial={NONE_PICKED}
    lists={MAKES}
    error={undefined}
    onShipToMe={() => undefined}
    {...over}
  />
);

const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const select = async (name: string, label: string) => {
  await waitFor(() => expect(list(name).disabled).toBe(false));
  await userEvent.selectOptions(list(name), label);
};

describe('the choice of a vehicle', () => {
  beforeEach(() => jest.mocked(keepVehicle).mockClear());

  it('goes from make to model to year, and is stored with the year', async () => {
    jest
      .mocked(offerVehicles)
      .mockImplementation(async (picked) =>
        Promise.resolve({ picked, lists: picked.make === 'honda' ? MAKES : ALL }),
      );
    render(choice());
    expect(list('Model').disabled).toBe(true);
    await select('Make', 'Subaru');
    await select('Model', 'Outback');
    await select('Year', '2021');
    expect(jest.mocked(keepVehicle).mock.calls).toEqual([
      [{ make: 'subaru', model: 'outback', year: '2021', trim: '' }],
    ]);
    await screen.findByRole('combobox', { name: 'Trim' });
    await select('Trim', 'Wilderness');
    expect(jest.mocked(keepVehicle)).toHaveBeenLastCalledWith(
      expect.objectContaining({ year: '2021', trim: 'Wilderness' }),
    );
    await select('Make', 'Honda');
    expect([list('Model').disabled, list('Year').disabled, list('Model').value]).toEqual([true, true, '']);
  });

  it('reports at its field that none is chosen, until one is started', async () => {
    jest.mocked(offerVehicles).mockResolvedValue({ picked: { ...NONE_PICKED, make: 'subaru' }, lists: ALL });
    render(choice({ error: 'Please choose a vehicle' }));
    expect(screen.getByRole('alert').textContent).toBe('Please choose a vehicle');
    await select('Make', 'Subaru');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be retried if the next list did not load', async () => {
    jest.mocked(offerVehicles).mockRejectedValueOnce(new Error('offline'));
    render(choice());
    await select('Make', 'Subaru');
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the next list.');
    jest.mocked(offerVehicles).mockResolvedValue({ picked: { ...NONE_PICKED, make: 'subaru' }, lists: ALL });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(list('Model').disabled).toBe(false));
  });

  it('is one line if the cart has it, with the verdicts on the tires, and can be changed', async () => {
    const vehicle = aVehicle();
    const fit = { kind: 'fits' as const, reasons: [] };
    const known = { vehicle, initial: pickedVehicleOf(vehicle), lists: ALL };
    render(choice({ ...known, lines: [aCartLine({ fit })] }));
    expect(screen.getByText('2021 Subaru Outback')).toBeTruthy();
    expect(screen.getByText('Fits your 2021 Outback')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change vehicle' }));
    expect(list('Make').value).toBe('subaru');
  });

  it('links to the cart if the tires do not fit it, and says why', () => {
    const vehicle = aVehicle();
    const lines = [aCartLine({ fit: refused })];
    render(choice({ vehicle, initial: pickedVehicleOf(vehicle), lists: ALL, lines }));
    expect(screen.getByText('Does not fit your 2021 Outback')).toBeTruthy();
    expect(screen.getByText('It is 4 % too small.')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/cart');
  });

  it('has a button for the next list without script', () => {
    const markup = renderToStaticMarkup(choice());
    expect(markup).toContain('value="vehicle"');
    expect(markup).toContain('name="vehicleMake"');
  });
});
