export { createAccount, endAccount, requestEmail, storeAccount } from './accounts.ts';
export { deleteAccount } from './db/account-repository.ts';
export { removeRecordsOfToken } from './db/record-adapter.ts';
export { type IdentityService, sealOfProvider } from './embedded-service.ts';
export { linkMailCheck } from './mail-check.ts';
export { type IdentityMount, mountIdentity } from './mount.ts';
export { hashPassword } from './passwords.ts';
export { hasPassword, setAccountPhone } from './phone-accounts.ts';
