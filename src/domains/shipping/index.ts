export { listProfiles } from './queries/list-profiles.ts';
export { shippingOptionsByArea } from './rules/area-shipping-options.ts';
export { createProfile, removeProfile, saveProfile } from './use-cases/save-profile.ts';
