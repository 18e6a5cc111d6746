export { findVouchers } from './queries/find-vouchers.ts';
export { listAvailableVouchers, listVoucherOptions } from './queries/list-available-vouchers.ts';
export { listOwnVouchers, listPlatformVouchers } from './queries/list-own-vouchers.ts';
export { toTerms } from './queries/voucher-view.ts';
export { createPlatformVoucher, createVoucher } from './use-cases/create-voucher.ts';
export { endPlatformVoucher, endVoucher } from './use-cases/end-voucher.ts';
export { redeemVouchers } from './use-cases/redeem-vouchers.ts';
export { renewVouchers } from './use-cases/renew-vouchers.ts';
export { returnVouchers } from './use-cases/return-vouchers.ts';
