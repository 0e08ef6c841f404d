import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './TextField.js';

describe('TextField', () => {
  it('passes its attributes to the input', async () => {
    const onChange = jest.fn();
    render(<TextField label="ZIP" inputMode="numeric" maxLength={5} onChange={onChange} isRequired />);
    const input = screen.getByRole('textbox', { name: 'ZIP' });
    await userEvent.type(input, '191478');
    expect(input).toHaveProperty('value', '19147');
    expect(onChange).toHaveBeenCalledTimes(5);
    expect(input).toHaveProperty('required', true);
  });

  it('accepts several lines on request', () => {
    render(<TextField label="Message" isMultiline isOptionalShown />);
    expect(screen.getByRole('textbox', { name: /^Message ?, optional$/ }).tagName).toBe('TEXTAREA');
  });

  it('gives the input to a ref', () => {
    const ref = { current: null as HTMLInputElement | null };
    render(<TextField label="ZIP" ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('textbox'));
  });

  it('keeps the text when an error appears', () => {
    const { rerender } = render(<TextField label="ZIP" defaultValue="1914" />);
    rerender(<TextField label="ZIP" defaultValue="1914" error="Oops. Please enter a valid ZIP code." />);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '1914');
    expect(screen.getByText('Oops. Please enter a valid ZIP code.')).toBeTruthy();
  });
});
