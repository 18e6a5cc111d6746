export { createAccount, storeAccount } from './accounts.ts';
export type { IdentityService } from './embedded-service.ts';
export { linkMailCheck } from './mail-check.ts';
export { type IdentityMount, mountIdentity } from './mount.ts';
export { hashPassword } from './passwords.ts';
