export type {
	AccountKind,
	AccountRef,
	HoldClosed,
	InsufficientFunds,
	TransferLeg,
	TransferSource,
} from './contract.ts';
export { type Balance, getBalance } from './queries/get-balance.ts';
export { getLedgerProof, type LedgerProof } from './queries/get-ledger-proof.ts';
export { listTransfers, type TransferView } from './queries/list-transfers.ts';
export { type PostHold, postHold, voidHold } from './use-cases/decide-hold.ts';
export { type HoldFunds, holdFunds } from './use-cases/hold-funds.ts';
export { type PostTransfers, postTransfers } from './use-cases/post-transfers.ts';
