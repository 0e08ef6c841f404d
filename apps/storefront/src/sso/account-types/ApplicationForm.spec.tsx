/** @jest-environment jsdom */
import { unprintedIn } from '@simpletread/domain';
import { render, screen } from '@testing-library/react';
import { ApplicationForm } from './ApplicationForm';

jest.mock('./application-actions', () => ({ sendApplication: jest.fn() }));

describe('the application of a company', () => {
  it('says at the name which characters a label can print', () => {
    render(<ApplicationForm type="Fleet" />);
    const describedBy = screen.getByLabelText(/^Company/).getAttribute('aria-describedby') ?? '';
    const hint = document.getElementById(describedBy)?.textContent ?? '';
    const [, kept = ''] = /digits and (.*) only\./.exec(hint) ?? [];
    expect(kept).toHaveLength(19);
    expect(unprintedIn(kept)).toEqual([]);
  });
});
