export type { AccountRef } from './contract.ts';
export { getAccountStatement, namedAccount } from './queries/get-account-statement.ts';
export { getBalance } from './queries/get-balance.ts';
export { getLedgerCheck } from './queries/get-ledger-check.ts';
export { listAccountSums } from './queries/list-account-sums.ts';
export { listTransfers } from './queries/list-transfers.ts';
export { postHold, voidHold } from './use-cases/decide-hold.ts';
export { holdFunds } from './use-cases/hold-funds.ts';
export { postTransfers, tryTransfers } from './use-cases/post-transfers.ts';
