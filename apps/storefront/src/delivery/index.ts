export {
  acceptZip,
  type ChosenPlace,
  keepZip,
  LocationChip,
  PLACE_FAILED,
  PlaceActionsProvider,
  sameSitePath,
  ZipForm,
  type ZipState,
  zipRefusalOf,
} from './places';
