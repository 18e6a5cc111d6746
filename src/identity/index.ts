export { createAccount, findAccountId } from './accounts.ts';
export { type IdentityMount, mountIdentity } from './mount.ts';
export type { Addressee, IdentityService, Letter } from './service.ts';
