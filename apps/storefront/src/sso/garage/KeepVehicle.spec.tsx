/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { keepVehicle, type GarageAnswer } from './garage-actions';
import { KeepVehicle } from './KeepVehicle';

jest.mock('./garage-actions', () => ({ keepVehicle: jest.fn() }));

const SIZES = [
  { value: '245/35R19|285/30R20', label: '245/35R19 front, 285/30R20 rear' },
  { value: '285/30R19|335/25R20', label: '285/30R19 front, 335/25R20 rear' },
];
const corvette = { name: '2019 Corvette', make: 'chevrolet', model: 'corvette', year: 2019, sizes: SIZES };

const fields = () => ({
  size: screen.getByLabelText<HTMLSelectElement>(/Tire size/).value,
  miles: screen.getByLabelText<HTMLInputElement>(/Current mileage/).value,
});

describe('the form that adds a vehicle', () => {
  it('keeps the chosen and typed values when refused', async () => {
    jest.mocked(keepVehicle).mockImplementation(async (_, form) => {
      const typed = { sizes: String(form.get('sizes')), mileage: String(form.get('mileage')) };
      return { problem: 'Please enter the miles as a whole number', typed } satisfies GarageAnswer;
    });
    render(<KeepVehicle {...corvette} />);
    fireEvent.change(screen.getByLabelText(/Tire size/), { target: { value: SIZES[1]?.value } });
    for (const typed of ['abc', 'abc', 'x']) {
      fireEvent.change(screen.getByLabelText(/Current mileage/), { target: { value: typed } });
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add to my garage' })));
      expect(screen.getByText('Please enter the miles as a whole number')).toBeTruthy();
      expect(fields()).toEqual({ size: SIZES[1]?.value, miles: typed });
    }
  });

  it('says that a vehicle is already there, and starts with its size', () => {
    render(<KeepVehicle {...corvette} kept={{ sizes: SIZES[0]?.value ?? null }} />);
    expect(screen.getByText(/It is in your garage/)).toBeTruthy();
    expect(fields().size).toBe(SIZES[0]?.value);
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });
});
