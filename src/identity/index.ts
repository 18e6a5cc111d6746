export { createAccount, findAccountId } from './accounts.ts';
export type { Addressee, IdentityService, Letter } from './embedded-service.ts';
export { type IdentityMount, mountIdentity } from './mount.ts';
