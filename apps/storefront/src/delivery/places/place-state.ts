export interface ZipState {
  readonly zip: string;
  readonly error?: string;
  readonly isChosen?: true;
}

export interface ChosenPlace {
  readonly error: string | null;
}
