import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './SelectField.js';

const sizes = [
  { value: '225-65r17', label: '225/65R17' },
  { value: '225-60r18', label: '225/60R18' },
  { value: '235-60r18', label: '235/60R18', isDisabled: true },
];

describe('SelectField', () => {
  it('selects one of its options', async () => {
    const onChange = jest.fn();
    render(<SelectField label="Size" options={sizes} defaultValue="225-65r17" onChange={onChange} />);
    const select = screen.getByRole('combobox', { name: 'Size' });
    await userEvent.selectOptions(select, '225/60R18');
    expect(select).toHaveProperty('value', '225-60r18');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('starts with a placeholder that is not an option', () => {
    render(<SelectField label="Size" options={sizes} placeholder="Select a size" defaultValue="" />);
    expect(screen.getByRole('option', { name: 'Select a size' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('option', { name: '235/60R18' })).toHaveProperty('disabled', true);
  });
});
