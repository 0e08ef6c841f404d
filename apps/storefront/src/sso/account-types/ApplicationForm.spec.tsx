/** @jest-environment jsdom */
import { stripSpecialCharacters } from '@simpletread/domain';
import { render, screen } from '@testing-library/react';
import { ApplicationForm } from './ApplicationForm';

jest.mock('./application-actions', () => ({ sendApplication: jest.fn() }));

describe('the application of a company', () => {
  it('says at the name which signs are kept, and that others are taken out', () => {
    render(<ApplicationForm type="Fleet" />);
    const describedBy = screen.getByLabelText(/^Company/).getAttribute('aria-describedby') ?? '';
    const hint = document.getElementById(describedBy)?.textContent ?? '';
    const [, kept = ''] = /digits and (.*) are kept; other signs are taken out/.exec(hint) ?? [];
    expect(kept).toHaveLength(19);
    expect(stripSpecialCharacters(kept)).toBe(kept);
    expect(stripSpecialCharacters('a<b>"*"🚚')).toBe('ab');
  });
});
