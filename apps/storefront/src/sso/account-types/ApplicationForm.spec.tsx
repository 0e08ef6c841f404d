/** @jest-environment jsdom */
import { stripSpecialCharacters } from '@simpletread/domain';
import { render, screen } from '@testing-library/react';
import { ApplicationForm } from './ApplicationForm';

jest.mock('./application-actions', () => ({ sendApplication: jest.fn() }));

describe('the application of a company', () => {
  it('says at the name which characters are kept, and that others are removed', () => {
    render(<ApplicationForm type="Fleet" />);
    const describedBy = screen.getByLabelText(/^Company/).getAttribute('aria-describedby') ?? '';
    const hint = document.getElementById(describedBy)?.textContent ?? '';
    const [, kept = ''] = /digits and (.*) are kept; other characters are removed/.exec(hint) ?? [];
    expect(kept).toHaveLength(19);
    expect(stripSpecialCharacters(kept)).toBe(kept);
    expect(stripSpecialCharacters('a<b>"*"🚚')).toBe('ab');
  });
});
