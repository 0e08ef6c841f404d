/** The facts of the page that a chat starts from. */
export interface ChatStart {
  readonly isOpen: boolean;
  readonly hours: string;
  readonly hasChat: boolean;
  readonly isFolded: boolean;
  readonly firstName: string;
  readonly email: string;
  readonly isSignedIn: boolean;
}
