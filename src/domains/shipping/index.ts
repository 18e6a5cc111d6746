export { listProfiles } from './queries/list-profiles.ts';
export { offersByArea } from './rules/area-offers.ts';
export { createProfile, removeProfile, saveProfile } from './use-cases/keep-profile.ts';
