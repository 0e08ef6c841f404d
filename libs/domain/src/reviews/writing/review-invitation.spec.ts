import { invitationDays, invitationFor, INVITATION_STAGES } from './review-invitation.js';

describe('the invitation to review', () => {
  it('comes 30 days after the delivery, after 6 months and after a year', () => {
    expect(INVITATION_STAGES.map(invitationDays)).toEqual([30, 182, 365]);
  });

  it('asks for a review, and later for an update of a published one', () => {
    expect(INVITATION_STAGES.map((stage) => invitationFor(stage, null))).toEqual(['write', 'write', 'write']);
    expect(INVITATION_STAGES.map((stage) => invitationFor(stage, 'published'))).toEqual([
      null,
      'update',
      'update',
    ]);
    expect(INVITATION_STAGES.map((stage) => invitationFor(stage, 'other'))).toEqual([null, null, null]);
  });
});
