export { listProfiles } from './queries/list-profiles.ts';
export { goodTerms, SHIPPING_OF_GOOD, type ShippingColumn } from './queries/terms-view.ts';
export { offersByArea } from './rules/area-offers.ts';
export { createProfile, removeProfile, saveProfile } from './use-cases/keep-profile.ts';
