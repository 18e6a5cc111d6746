export { getAddress } from './queries/get-address.ts';
export { listProvinces } from './queries/list-provinces.ts';
export { listSavedAddresses } from './queries/list-saved-addresses.ts';
export { listWards } from './queries/list-wards.ts';
export { addAddress } from './use-cases/add-address.ts';
export { editAddress } from './use-cases/edit-address.ts';
export { removeAddress } from './use-cases/remove-address.ts';
export { setDefaultAddress } from './use-cases/set-default-address.ts';
