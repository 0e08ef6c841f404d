import { render, screen } from '@testing-library/react';
import { Field } from './Field.js';

const described = (element: Element): string[] =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? '');

describe('Field', () => {
  it('connects the label, the error and the hint to the control', () => {
    render(
      <Field label="ZIP" hint="Five digits" error="Oops. Please enter a valid ZIP code.">
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('ZIP');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described(input)).toEqual(['Oops. Please enter a valid ZIP code.', 'Five digits']);
  });

  it('is valid and undescribed without an error or a hint', () => {
    render(<Field label="ZIP">{(control) => <input {...control} />}</Field>);
    const input = screen.getByLabelText('ZIP');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('keeps a hidden label for screen readers', () => {
    render(
      <Field label="Sort" isLabelHidden>
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByLabelText('Sort')).toBeTruthy();
  });
});
