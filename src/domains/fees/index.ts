export { feeMailCheck } from './jobs/check-fee-mails.ts';
export { findCommissionScope } from './queries/find-commission-scope.ts';
export { findRates, type RateBook } from './queries/find-rates.ts';
export { getSaleRates } from './queries/get-sale-rates.ts';
export { listCommissionRules } from './queries/list-commission-rules.ts';
export type { FeeNotice, FeeNoticeParams } from './rules/notices.ts';
export { endCommission, setCommission } from './use-cases/set-commission.ts';
